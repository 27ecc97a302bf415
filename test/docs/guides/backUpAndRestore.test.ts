import { spawn } from 'node:child_process'
import { existsSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { env, execPath } from 'node:process'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { blockText, commandsOf, copyProject, removeDevelopmentPackages } from '#test/support/docs/guides.ts'
import { temporaryDirectory } from '#test/support/platform/openPlatform.ts'
import { runIn as runAnywhere, type Outcome } from '#test/support/docs/runIn.ts'

const GUIDE = 'back-up-and-restore.md'

/** Where the guide keeps backups, and the name it gives to one. */
const FOLDER = '/var/backups/carovia'
const EXAMPLE = /\d{4}-\d\d-\d\dT[\d-]+Z/

/** What the test was started by knows programs of the packages for development. */
const PATH = (env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter)

const runIn = (directory: string, command: readonly string[]): Promise<Outcome> =>
  runAnywhere(directory, command, { PATH })

/** A release as it is served: commands are built, and the packages are those of production. */
async function copyRelease(): Promise<string> {
  const { directory, remove } = copyProject()
  onTestFinished(remove)
  const build = "import('./src/tools/scripts/bundleHost.mjs').then((scripts) => scripts.bundleCommands())"
  expectDone(await runIn(directory, ['node', '--eval', build]))
  removeDevelopmentPackages(directory)
  return directory
}

/** The folder the site runs in, with a link to its release. */
async function copyServed(): Promise<string> {
  const directory = temporaryDirectory()
  symlinkSync(await copyRelease(), join(directory, 'current'))
  return directory
}

/** A command of the guide, with folders of this test. */
function commandOf(script: string, backup: string): readonly string[] {
  const program = `node current/build/commands/${script}.js `
  const line = commandsOf(GUIDE).find((command) => command.includes(program))
  if (line === undefined) throw new Error(`${GUIDE} runs no ${script}`)
  return line.slice(line.indexOf(program)).replace(FOLDER, 'backups').replace(EXAMPLE, backup).split(' ')
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
  const directory = await copyServed()
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
  const directory = await copyServed()
  const booking = startBooking(directory)
  await expect.poll(() => booking.confirmed.length, { timeout: 60_000 }).toBeGreaterThan(0)
  const line = /^ExecStart=(.*)$/m.exec(blockText(GUIDE, 'carovia-backup.service'))?.[1] ?? ''
  const words = line.replace('/usr/bin/', '').replace(FOLDER, 'backups').split(' ')
  expectDone(await runIn(directory, words))
  const [backup = ''] = readdirSync(join(directory, 'backups'))
  expect(existsSync(join(directory, 'backups', backup, 'platform.db'))).toBe(true)
  await booking.stop()
})

test('each command of an operator runs where the packages for development are not installed', async () => {
  const directory = await copyRelease()
  const refusals = [
    { words: ['run', '--silent', 'backup'], says: 'Nothing to back up' },
    { words: ['run', '--silent', 'restore'], says: 'Nothing to restore' },
    { words: ['run', '--silent', 'erase'], says: 'Name one order number' },
    { words: ['run', '--silent', 'platform:check'], says: 'Nothing to check' },
    { words: ['start', '--silent'], says: 'To build it: npm ci && npm run build.' },
  ]
  for (const { words, says } of refusals) {
    const { exitCode, output } = await runIn(directory, ['npm', ...words])
    expect(output).toContain(says)
    expect(output).not.toContain('    at ')
    expect(exitCode).toBeGreaterThan(0)
  }
})
