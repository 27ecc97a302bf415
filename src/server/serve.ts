import { createServer, type Server } from 'node:http'
import { performance } from 'node:perf_hooks'
import { readConfig, type HostConfig } from '#server/config/config.ts'
import { StartError } from '#server/config/startError.ts'
import { createLog } from '#server/log/log.ts'
import { createEnding } from './ending.ts'
import { openSite, type WebsiteSource } from './openSite.ts'
import { startWarnings } from './startWarnings.ts'

/** A proxy in front learns within so long that this process ends, and sends elsewhere. */
const DRAIN_MS = 5000

/** Requests in flight get so long to finish behind that: longer than a visitor waits for a booking. */
const GRACE_MS = 25_000

/** A booking the platform has not answered yet is waited for so long, to note what became of it. */
const CLOSE_MS = 60_000

/** Longer than a proxy in front keeps its idle connections, so that it never sends a booking into one that just ends. */
const KEEP_ALIVE_MS = 75_000

/** Whole requests, and their headers, arrive within so long. */
const REQUEST_MS = 60_000
const HEADERS_MS = 20_000

/** Runs the host until the process is told to end. What prevents the start is one line and exit code 1. */
export async function serve(source: WebsiteSource): Promise<void> {
  try {
    await start(source)
  } catch (error) {
    process.stderr.write(`${startMessage(error)}\n`)
    process.exit(1)
  }
}

async function start(source: WebsiteSource): Promise<void> {
  const config = readConfig()
  const log = createLog(config.logLevel)
  const started = endAtOnce()
  const { site, close } = await openSite(source, { config, log, isDraining: () => ending.isDraining() })
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: REQUEST_MS,
    headersTimeout: HEADERS_MS,
  })
  const ending = createEnding({ server, log, close, drainMs: DRAIN_MS, graceMs: GRACE_MS, closeMs: CLOSE_MS })
  server.on('request', site)
  await listen(server, config)
  for (const warning of startWarnings(config)) log.warn({}, warning)
  log.info({ ms: Math.round(performance.now()) }, `Ready on ${addressOf(server, config)}`)
  started()
  ending.listen()
}

/**
 * A process that starts, perhaps waiting for its database, serves nobody and ends with the signal. The first process of a
 * container has to listen for that. What comes back stops it.
 */
function endAtOnce(): () => void {
  const signals = ['SIGTERM', 'SIGINT'] as const
  const end = () => process.exit(0)
  for (const signal of signals) process.on(signal, end)
  return () => {
    for (const signal of signals) process.off(signal, end)
  }
}

function listen(server: Server, { port, host }: HostConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      const problem = isTaken
        ? `Port ${port} on ${host} is taken; set PORT to another one`
        : `Cannot listen on ${host}:${port}: ${error.message}`
      reject(new StartError(problem))
    })
    server.listen(port, host, resolve)
  })
}

function addressOf(server: Server, { host }: HostConfig): string {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : ''
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** What is wrong with the surroundings is one line; anything else is a fault of ours and keeps its trace. */
function startMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isExpected = error instanceof StartError || error.name === 'StorageError'
  return isExpected ? error.message : (error.stack ?? error.message)
}
