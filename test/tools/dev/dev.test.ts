import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { copyProject } from '#test/support/docs/recipes.ts'

/** A limit for what hangs. */
const MOST_MS = 300_000

/** A port that another program listens on, until the test ends. */
async function takenPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return String((server.address() as AddressInfo).port)
}

/** What the change of the test reaches: to look at everything else as well takes a minute and tells nothing more. */
const LOOKED_AT = ['src/domain', 'src/gql/*.ts']

/** Starts `npm run dev` on a copy of the project. */
function startDev(port: string) {
  const copy = copyProject()
  const config = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as object
  writeFileSync(join(copy.directory, 'tsconfig.json'), JSON.stringify({ ...config, include: LOOKED_AT }))
  const child = spawn(process.execPath, ['src/tools/dev/dev.mjs'], {
    cwd: copy.directory,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let told = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (told += String(chunk)))
  const ended = new Promise((resolve) => child.once('close', resolve))
  onTestFinished(async () => {
    child.kill()
    await ended
    copy.remove()
  }, MOST_MS)
  const hears = (pattern: RegExp) =>
    vi.waitFor(
      () => {
        if (!pattern.test(told)) throw new Error(`${String(pattern)} was not told:\n${told}`)
      },
      { timeout: MOST_MS, interval: 50 },
    )
  return { directory: copy.directory, hears, told: () => told }
}

test(
  'while developing, a field that is no longer asked for is a type error where it is read, until it is asked for again',
  { timeout: MOST_MS },
  async () => {
    const port = await takenPort()
    const { directory, hears, told } = startDev(port)
    const file = join(directory, 'src/domain/catalogue/SalesSettings.graphql')
    const before = readFileSync(file, 'utf8')
    // As editors do it: the new text comes in a file of its own.
    const save = (text: string) => {
      writeFileSync(`${directory}/draft`, text)
      renameSync(`${directory}/draft`, file)
    }
    await hears(/looking at every module/)
    save(before.replaceAll(/ +serviceCodePrefix\n/g, ''))
    await hears(/src\/domain\/booking\/extras\/esim\.ts:\d+:\d+ {2}Property 'serviceCodePrefix' does not exist/)
    save(before.replace('enabled', 'switchedOn'))
    await hears(/SalesSettings\.graphql:\d+ {2}Cannot query field "switchedOn"/)
    save(before)
    await hears(/src\/domain\/booking\/extras\/esim\.ts is mended/)
    // The port is another's, and requests are not told one by one.
    await hears(new RegExp(`Port ${port} is taken; it is \\d+ this time`))
    // It starts again with each change of a document.
    await vi.waitFor(
      async () => {
        const address = [...told().matchAll(/Ready on (\S+)/g)].at(-1)?.[1] ?? ''
        expect((await fetch(`${address}/healthz`)).status).toBe(200)
      },
      { timeout: MOST_MS, interval: 200 },
    )
    expect(told()).not.toContain('"level":30')
  },
)
