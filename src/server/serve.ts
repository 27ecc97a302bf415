import { createServer, type Server } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { RequestHandler } from 'express'
import { readConfig, type HostConfig } from '#server/config/config.ts'
import { StartError } from '#server/config/startError.ts'
import { tenantOf } from '#server/config/tenantOf.ts'
import { createLog } from '#server/log/log.ts'
import { openMetrics } from '#server/metrics/metricsServer.ts'
import { measuredHtmlCache } from '#server/pages/measuredPages.ts'
import { createHtmlCache, type HtmlCache } from '#server/pages/htmlCache.ts'
import { createRateLimits } from '#server/rateLimits/rateLimits.ts'
import { refuseScenarios } from '#server/scenarios/refuseScenarios.ts'
import { createShutdown } from './shutdown.ts'
import { openHost } from './host.ts'
import { createSite, type SiteOptions } from './site.ts'
import { startWarnings } from './startWarnings.ts'

/** The built website, or the one of a development server. */
export interface WebsiteSource extends Pick<SiteOptions, 'website' | 'files' | 'pageFiles' | 'policy' | 'mode'> {
  /** Hash of the build; null in development, where the sources may change at any time. */
  readonly version: string | null
}

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

/** Lifetime of a rendered page in the micro-cache: too short to be noticed, long enough to absorb load. */
const HTML_LIFETIME_MS = 2000

const HTML_CACHE_BYTES = 8 * 1024 * 1024

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
  const tenant = tenantOf(config.tenantFile)
  const log = createLog(config.logLevel)
  const { meter, watch } = await openMetrics({ ...config, version: source.version, log })
  const htmlCache = source.version === null ? null : measuredHtmlCache(createHtmlCacheFor(config), meter)
  const rateLimits = config.hasRateLimits ? createRateLimits({ log, onRefused: meter.countRefused }) : null
  const onBooking = () => htmlCache?.clear()
  const stopExitOnSignal = exitOnSignal()
  // Load the website's bundle before the first request, while the databases open.
  const [host] = await Promise.all([
    openHost(config, tenant, { log, version: source.version, onBooking, rateLimits, meter }),
    source.website(),
  ])
  watch({
    fields: host.backend.counts,
    payments: host.backend.payments,
    mailsWaiting: host.backend.mailsWaiting,
    readiness: host.readiness,
    dataDirectory: config.dataDirectory,
  })
  const scenarioMiddleware = config.hasScenarios ? await openScenarioMiddleware() : refuseScenarios
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: REQUEST_MS,
    headersTimeout: HEADERS_MS,
  })
  const shutdown = createShutdown({
    server,
    log,
    close: host.close,
    drainMs: DRAIN_MS,
    graceMs: GRACE_MS,
    closeMs: CLOSE_MS,
  })
  const site = createSite({
    config,
    tenant,
    log,
    meter,
    scenarioMiddleware,
    htmlCache,
    rateLimits,
    mode: config.hasScenarios ? 'test' : 'production',
    today: host.today,
    backend: host.backend,
    proxy: host.proxy,
    readiness: host.readiness,
    isDraining: shutdown.isDraining,
    ...source,
  })
  server.on('request', site)
  await listen(server, config)
  for (const warning of startWarnings(config)) log.warn({}, warning)
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

/** With scenarios nothing is cached, as they change data between requests. */
function createHtmlCacheFor({ hasScenarios }: HostConfig): HtmlCache {
  return createHtmlCache({ lifetimeMs: hasScenarios ? 0 : HTML_LIFETIME_MS, maxBytes: HTML_CACHE_BYTES })
}

/** Loaded lazily, only with SCENARIOS=1. */
async function openScenarioMiddleware(): Promise<RequestHandler> {
  const { scenarioMiddleware } = await import('#server/scenarios/scenarioMiddleware.ts')
  return scenarioMiddleware()
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
