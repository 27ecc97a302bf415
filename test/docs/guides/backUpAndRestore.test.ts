import { spawn } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { blockText, commandsOf, copyProject } from '#test/support/docs/guides.ts'
import { runIn, type Outcome } from '#test/support/docs/runIn.ts'

const GUIDE = 'back-up-and-restore.md'

/** Where the guide keeps backups, and the name it gives to one. */
const FOLDER = '/var/backups/carovia'
const EXAMPLE = /\d{4}-\d\d-\d\dT[\d-]+Z/

/** A command of the guide, with folders of this test. */
function commandOf(script: string, backup: string): readonly string[] {
  const line = commandsOf(GUIDE).find((command) => command.startsWith(`npm run ${script} `))
  if (line === undefined) throw new Error(`${GUIDE} runs no ${script}`)
  return line.replace(FOLDER, 'backups').replace(EXAMPLE, backup).split(' ')
}

/** Books in a process of its own until it is stopped; answers the order numbers that were confirmed so far. */
function startBooking(directory: string) {
  const child = spawn(
    execPath,
    [
      '--import',
      'tsx',
      'test/support/platform/bookUntilKilled.ts',
      JSON.stringify({ directory: join(directory, '.data') }),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  const confirmed: string[] = []
  createInterface({ input: child.stdout }).on('line', (orderNo) => confirmed.push(orderNo))
  const ended = new Promise((resolve) => child.once('close', resolve))
  return {
    confirmed,
    stop: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function bookingsIn(directory: string): Promise<ReadonlySet<string>> {
  const storage = await openDatabase<PlatformTables>({ directory: join(directory, '.data') })
  const rows = await storage.db.selectFrom('booking').select('order_no').execute()
  await storage.close()
  return new Set(rows.map((row) => row.order_no))
}

function expectDone({ exitCode, output }: Outcome): void {
  expect(exitCode, output).toBe(0)
}

test('back-up-and-restore.md: what was booked before the backup is there after the data were destroyed and restored', async () => {
  const { directory, remove } = copyProject()
  onTestFinished(remove)
  const booking = startBooking(directory)
  await expect.poll(() => booking.confirmed.length, { timeout: 60_000 }).toBeGreaterThan(10)
  const before = [...booking.confirmed]
  expectDone(await runIn(directory, commandOf('backup', '')))
  const [backup = ''] = readdirSync(join(directory, 'backups'))
  expect(backup).toMatch(EXAMPLE)
  const early = await runIn(directory, [...commandOf('restore', backup), '--replace'])
  expect(early.output).toContain('is in use')
  await booking.stop()
  expect(booking.confirmed.length).toBeGreaterThan(before.length)
  rmSync(join(directory, '.data'), { recursive: true })
  expectDone(await runIn(directory, commandOf('restore', backup)))
  const kept = await bookingsIn(directory)
  expect(before.filter((orderNo) => !kept.has(orderNo))).toEqual([])
})

test('back-up-and-restore.md: the service of systemd runs the backup as the guide tells it', async () => {
  const { directory, remove } = copyProject()
  onTestFinished(remove)
  const booking = startBooking(directory)
  await expect.poll(() => booking.confirmed.length, { timeout: 60_000 }).toBeGreaterThan(0)
  const line = /^ExecStart=(.*)$/m.exec(blockText(GUIDE, 'carovia-backup.service'))?.[1] ?? ''
  const words = line.replace('/usr/bin/', '').replace(FOLDER, 'backups').split(' ')
  expectDone(await runIn(directory, words))
  const [backup = ''] = readdirSync(join(directory, 'backups'))
  expect(existsSync(join(directory, 'backups', backup, 'platform.db'))).toBe(true)
  await booking.stop()
})
