import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { HOST_ENVIRONMENT, HOST_FLAGS } from '#tools/scripts/hostProcess.mjs'

/** The built host, as `npm start` runs it; from the project's root, as a bundled bench lies elsewhere than its source. */
export const HOST_SCRIPT = resolve('build/host/main.js')

/** The day journeys with written prices take place on. */
export const JOURNEY_DAY = '2027-01-15'

const PRODUCTION_REACT = pathToFileURL(resolve('test/support/browser/productionReact.mjs')).href

const READY_WITHIN_MS = 120_000
const POLL_MS = 50

/** A running site: a process of its own in a working directory of its own. */
export interface Site {
  readonly origin: string
  readonly port: number
  /** Number of the process. */
  readonly pid: number
  /** Working directory; the data lie under `.data`. */
  readonly directory: string
  /** Everything the process has written so far. */
  readonly output: () => string
  /** Asks the process to end at once, as Ctrl-C does, and answers its exit code. */
  readonly stop: () => Promise<number | null>
  /** Asks the process to end as a service manager does: it drains first. */
  readonly terminate: () => Promise<number | null>
  /** Ends the process at once, as a power cut would. */
  readonly kill: () => Promise<void>
}

export interface SiteOptions {
  readonly environment?: Readonly<Record<string, string>>
  /** An existing working directory; a fresh one where left out. */
  readonly directory?: string
  /** Folder of drawn pictures shared with other sites, none of which draws one again. Only with a fresh directory. */
  readonly pictures?: string
}

/** A fresh working directory; removed by `removeDirectory`. */
export function newDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'carovia-'))
}

export function removeDirectory(directory: string): void {
  rmSync(directory, { recursive: true, force: true })
}

/** The environment that makes a site run as of `JOURNEY_DAY`; a fixed day needs the switch for scenarios. */
export const JOURNEY_ENVIRONMENT = { NODE_ENV: 'test', SCENARIOS: '1', TODAY: JOURNEY_DAY } as const

/** Starts the built host and waits until it answers. */
export async function startSite({
  environment = {},
  directory = newDirectory(),
  pictures,
}: SiteOptions = {}): Promise<Site> {
  if (pictures !== undefined) {
    mkdirSync(join(directory, '.data'))
    symlinkSync(pictures, join(directory, '.data', 'bilder'))
  }
  const port = await freePort()
  const host = runHost({ environment: { PORT: String(port), ...environment }, directory })
  const origin = `http://127.0.0.1:${String(port)}`
  await untilReady(origin, host)
  const end = async (signal: NodeJS.Signals) => {
    host.child.kill(signal)
    return host.ended
  }
  return {
    origin,
    port,
    pid: host.child.pid ?? Number.NaN,
    directory,
    output: host.output,
    stop: () => end('SIGINT'),
    terminate: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL')
    },
  }
}

export interface HostRun {
  readonly child: ChildProcess
  readonly output: () => string
  /** Exit code; null after a signal. */
  readonly ended: Promise<number | null>
}

/** Runs the built host as it is, ready or not. */
export function runHost({ environment, directory }: Required<Omit<SiteOptions, 'pictures'>>): HostRun {
  const flags = environment['NODE_ENV'] === 'test' ? [...HOST_FLAGS, '--import', PRODUCTION_REACT] : HOST_FLAGS
  const child = spawn(process.execPath, [...flags, HOST_SCRIPT], {
    cwd: directory,
    // Nothing of the environment the tests run in reaches the site.
    // Whole suites come from one address; a test of the limits switches them on.
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      RATE_LIMITS: '0',
      ...HOST_ENVIRONMENT,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text: string) => {
      output += text
    })
  }
  // A test run that is broken off leaves no site behind.
  const killChild = () => child.kill('SIGKILL')
  process.once('exit', killChild)
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      process.off('exit', killChild)
      resolve(code)
    })
  })
  return { child, output: () => output, ended }
}

async function untilReady(origin: string, { child, output, ended }: HostRun): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) break
    const isReady = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await setTimeout(POLL_MS)
  }
  child.kill('SIGKILL')
  await ended
  throw new Error(`The site did not start:\n${output()}`)
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
