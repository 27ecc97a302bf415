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

/** The website as it was built, or as a development server makes it. */
export interface WebsiteSource extends Pick<SiteOptions, 'website' | 'files' | 'pageFiles' | 'policy' | 'mode'> {
  /** Another one for each build; null where the sources may change at any time. */
  readonly version: string | null
}

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

/**
 * A page of the public site is given for so long after its making began: short enough that nobody notices, long enough that
 * what many look at costs next to nothing.
 */
const HTML_LIFETIME_MS = 2000

const HTML_CACHE_BYTES = 8 * 1024 * 1024

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
  const tenant = tenantOf(config.tenantFile)
  const log = createLog(config.logLevel)
  const { meter, watch } = await openMetrics({ ...config, version: source.version, log })
  const htmlCache = source.version === null ? null : measuredHtmlCache(createHtmlCacheFor(config), meter)
  const rateLimits = config.hasRateLimits ? createRateLimits({ log, onRefused: meter.countRefused }) : null
  const onBooking = () => htmlCache?.clear()
  const stopExitOnSignal = exitOnSignal()
  // The website is read before the first visitor comes, and while the databases open.
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
    ...{ scenarioMiddleware, htmlCache, rateLimits, mode: config.hasScenarios ? 'test' : 'production' },
    ...{
      config,
      tenant,
      log,
      meter,
      today: host.today,
      backend: host.backend,
      proxy: host.proxy,
      readiness: host.readiness,
    },
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
 * A process that starts, perhaps waiting for its database, serves nobody and ends with the signal. The first process of a
 * container has to listen for that. What comes back stops it.
 */
function exitOnSignal(): () => void {
  const signals = ['SIGTERM', 'SIGINT'] as const
  const end = () => process.exit(0)
  for (const signal of signals) process.on(signal, end)
  return () => {
    for (const signal of signals) process.off(signal, end)
  }
}

/** Where data are staged and changed from outside, each page is of this very moment. */
function createHtmlCacheFor({ hasScenarios }: HostConfig): HtmlCache {
  return createHtmlCache({ lifetimeMs: hasScenarios ? 0 : HTML_LIFETIME_MS, maxBytes: HTML_CACHE_BYTES })
}

/** Not even loaded without SCENARIOS=1. */
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

/** What is wrong with the surroundings is one line; anything else is a fault of ours and keeps its trace. */
function startMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isExpected = error instanceof StartError || error.name === 'StorageError'
  return isExpected ? error.message : (error.stack ?? error.message)
}
