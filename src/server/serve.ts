import { createServer, type Server } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { RequestHandler } from 'express'
import { readConfig, type HostConfig } from './config.ts'
import { openHost } from './host.ts'
import { createLog, type Log } from './log.ts'
import { measuredPageStore } from '#server/metrics/measured.ts'
import { openMetrics } from '#server/metrics/metricsServer.ts'
import { createPageStore, type PageStore } from '#server/pages/pageStore.ts'
import { createSite, type SiteOptions } from './site.ts'
import { withoutScenarios } from '#server/scenarios/refusal.ts'
import { StartError } from './startError.ts'
import { tenantOf } from './tenantOf.ts'

/** The website as it was built, or as a development server makes it. */
export interface WebsiteSource extends Pick<SiteOptions, 'website' | 'files' | 'pageFiles' | 'policy' | 'mode'> {
  /** Another one for each build; null where the sources may change at any time. */
  readonly version: string | null
}

/** Requests in flight get so long to finish when the process is asked to end. */
const GRACE_MS = 15_000

/** A connection that falls idle meanwhile would otherwise stay until its keep-alive time is over. */
const IDLE_CHECK_MS = 100

/**
 * A page of the public site is given for so long after its making began: short enough that nobody notices, long enough that
 * what many look at costs next to nothing.
 */
const PAGE_LIFE_MS = 2000

const PAGE_STORE_BYTES = 8 * 1024 * 1024

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
  const pageStore = source.version === null ? null : measuredPageStore(pageStoreOf(config), meter)
  const onBooking = () => pageStore?.clear()
  // The website is read before the first visitor comes, and while the databases open.
  const [host] = await Promise.all([openHost(config, tenant, { log, version: source.version, onBooking, meter }), source.website()])
  watch({ fields: host.backend.counts, payments: host.backend.payments })
  const backstage = config.isProduction ? withoutScenarios : await openBackstage()
  const site = createSite({
    ...{ backstage, pageStore, mode: config.isProduction ? 'production' : 'test' },
    ...{ config, tenant, log, meter, today: host.today, backend: host.backend, proxy: host.proxy },
    ...source,
  })
  const server = createServer(site)
  await listen(server, config)
  log.info({ ms: Math.round(performance.now()) }, `Ready on ${addressOf(server, config)}`)
  endCleanly(server, host, log)
}

/** Where data are staged and changed from outside, each page is of this very moment. */
function pageStoreOf({ isProduction }: HostConfig): PageStore {
  return createPageStore({ lifeMs: isProduction ? PAGE_LIFE_MS : 0, mostBytes: PAGE_STORE_BYTES })
}

/** Not even loaded in production. */
async function openBackstage(): Promise<RequestHandler> {
  const { backstage } = await import('#server/scenarios/backstage.ts')
  return backstage()
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

/** Takes no new requests, finishes those in flight, closes the databases. */
function endCleanly(server: Server, host: { readonly close: () => Promise<void> }, log: Log): void {
  let isEnding = false
  const end = async (): Promise<void> => {
    if (isEnding) return
    isEnding = true
    log.info({}, 'Ending: requests in flight are finished')
    const force = setTimeout(() => server.closeAllConnections(), GRACE_MS)
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
    await new Promise((resolve) => server.close(resolve))
    clearTimeout(force)
    clearInterval(idle)
    await host.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void end())
  process.on('SIGINT', () => void end())
}

/** What is wrong with the surroundings is one line; anything else is a fault of ours and keeps its trace. */
function startMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isExpected = error instanceof StartError || error.name === 'StorageError'
  return isExpected ? error.message : (error.stack ?? error.message)
}
