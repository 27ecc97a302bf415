import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyProject } from '#test/support/docs/guides.ts'

/** A limit for what hangs. */
const MOST_MS = 300_000

/** Shorter than that, so that the test names what was not told. */
const WAITING = { timeout: 120_000, interval: 100 }

/** A port that another program listens on, until the test ends. */
async function takenPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return String((server.address() as AddressInfo).port)
}

/** A module the change of the test reaches, and by itself what that imports: to check everything tells nothing more. */
const CHECKED = ['src/domain/booking/extras/esim.ts']

/** Starts `npm run dev` on a copy of the project. */
function startDev(port: string) {
  const copy = copyProject()
  const config = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as object
  writeFileSync(join(copy.directory, 'tsconfig.json'), JSON.stringify({ ...config, include: CHECKED }))
  const child = spawn(process.execPath, ['src/tools/dev/dev.mjs'], {
    cwd: copy.directory,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: port, LOG_LEVLE: 'info' },
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
  const hears = (pattern: RegExp) => expect.poll(() => told, WAITING).toMatch(pattern)
  return { directory: copy.directory, hears, told: () => told }
}

test(
  'while developing, a field that is no longer asked for is a type error where it is read, until it is asked for again, and a changed host answers',
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
    await hears(/Generated files are up to date/)
    await hears(/Found 0 errors/)
    save(before.replaceAll(/ +serviceCodePrefix\n/g, ''))
    await hears(
      /src\/domain\/booking\/extras\/esim\.ts\(\d+,\d+\): error TS2339: Property 'serviceCodePrefix' does not exist/,
    )
    save(before.replace('enabled', 'switchedOn'))
    await hears(/SalesSettings\.graphql:\d+ {2}Cannot query field "switchedOn"/)
    save(before)
    await hears(/Found [1-9]\d* errors?\.[^]*Found 0 errors/)
    // Another program has the port.
    await hears(new RegExp(`Port ${port} is in use`))
    const address = /Local: +(\S+)\//.exec(told())?.[1] ?? ''
    const answer = async () => (await fetch(`${address}/healthz`)).json() as Promise<unknown>
    await expect.poll(answer, WAITING).toMatchObject({ status: 'ok' })
    // A module of the host, which is read once.
    const health = join(directory, 'src/server/health/health.ts')
    writeFileSync(health, readFileSync(health, 'utf8').replace(/status: 'ok',(\s+isReady)/, "status: 'changed',$1"))
    await expect.poll(answer, WAITING).toMatchObject({ status: 'changed' })
    expect(told()).toContain('LOG_LEVLE is not known; did you mean LOG_LEVEL?')
    // Requests are not logged one by one.
    expect(told()).not.toContain('"level":30')
  },
)
