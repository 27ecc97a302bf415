import { createServer, type Server } from 'node:http'
import { performance } from 'node:perf_hooks'
import { readConfig, settingsWarnings, type HostConfig } from '#server/config/config.ts'
import { databaseName } from '#server/config/databaseName.ts'
import { StartError } from '#server/config/startError.ts'
import { createLog } from '#server/log/log.ts'
import { openSite, type WebsiteSource } from './openSite.ts'
import { createShutdown } from './shutdown.ts'
import { startWarnings } from './startWarnings.ts'

/** Time for a load balancer to notice the shutdown by `/readyz` and to redirect traffic. */
const DRAIN_MS = 5000

/** Time for requests in flight after draining: longer than a visitor waits for a booking. */
const GRACE_MS = 25_000

/** Time to wait for pending bookings, so that their outcome is stored in the journal. */
const CLOSE_MS = 60_000

/** Longer than the keep-alive of a reverse proxy, so that it never sends a booking on a connection that is being closed. */
const KEEP_ALIVE_MS = 75_000

/** Timeouts for receiving a whole request, and its headers. */
const REQUEST_MS = 60_000
const HEADERS_MS = 20_000

/**
 * Requests of one connection before it is ended. Node begins all that come in one packet at once, so that some thousand
 * small ones would hold everybody else up; those beyond are answered 503.
 */
const REQUESTS_PER_CONNECTION = 100

/** Runs the host until the process is terminated. If it cannot start, it writes one line to stderr and exits with code 1. */
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
  // First: a setting that was misspelt may be why the rest of the start fails.
  for (const warning of settingsWarnings()) log.warn({}, warning)
  const stopExitOnSignal = exitOnSignal()
  const { site, close } = await openSite(source, { config, log, isDraining: () => shutdown.isDraining() })
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: REQUEST_MS,
    headersTimeout: HEADERS_MS,
  })
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION
  const shutdown = createShutdown({ server, log, close, drainMs: DRAIN_MS, graceMs: GRACE_MS, closeMs: CLOSE_MS })
  server.on('request', site)
  await listen(server, config)
  for (const warning of startWarnings(config)) log.warn({}, warning)
  log.info({}, `Database: ${databaseName(config)}`)
  log.info({ ms: Math.round(performance.now()) }, `Ready on ${addressOf(server, config)}`)
  stopExitOnSignal()
  shutdown.listen()
}

/**
 * Exits at once on a signal while the host starts, perhaps waiting for its database. PID 1 of a container has no default
 * signal handlers.
 * @returns removes the handlers
 */
function exitOnSignal(): () => void {
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

/** One line for a wrong setting or an unavailable database; any other error is a bug and keeps its stack trace. */
function startMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isExpected = error instanceof StartError || error.name === 'StorageError'
  return isExpected ? error.message : (error.stack ?? error.message)
}
