import type { Express, RequestHandler } from 'express'
import type { HostConfig } from '#server/config/config.ts'
import { tenantOf } from '#server/config/tenantOf.ts'
import type { Log } from '#server/log/log.ts'
import { openMetrics } from '#server/metrics/metricsServer.ts'
import { createHtmlCache, type HtmlCache, mayShowTravel } from '#server/pages/htmlCache.ts'
import type { BookedTravel } from '#server/proxy/bookingContent.ts'
import { createRateLimits } from '#server/rateLimits/rateLimits.ts'
import { refuseScenarios } from '#server/scenarios/refuseScenarios.ts'
import { measuredCache } from '#server/sharedCache/measuredCache.ts'
import { openHost } from './host.ts'
import { createSite, type SiteOptions } from './site.ts'

/** The built website, or the one of a development server. */
export interface WebsiteSource extends Pick<SiteOptions, 'website' | 'files' | 'pageFiles' | 'policy' | 'mode'> {
  /** Hash of the build; null in development, where the sources may change at any time. */
  readonly version: string | null
}

/** A site with open databases. Does not bind a port. */
export interface OpenSite {
  readonly site: Express
  /** Closes backend and databases; called after the last response. */
  readonly close: () => Promise<void>
  /** Closes the metrics server, which otherwise answers until the process ends. */
  readonly closeMetrics: () => Promise<void>
}

interface Options extends Pick<SiteOptions, 'isDraining'> {
  readonly config: HostConfig
  readonly log: Log
}

/**
 * Lifetime of a rendered page in the micro-cache, in milliseconds: as long as a shared cache in front takes a page for
 * fresh, and a third of what the platform's answers are valid for.
 */
const HTML_LIFETIME_MS = 10_000

/** Some 150 pages. */
const HTML_CACHE_BYTES = 6 * 1024 * 1024

/** @throws StartError or StorageError with one line for the operator. */
export async function openSite(source: WebsiteSource, { config, log, ...options }: Options): Promise<OpenSite> {
  const { version } = source
  const tenant = tenantOf(config.tenantFile)
  const { meter, watch, close: closeMetrics } = await openMetrics({ ...config, version, log })
  const htmlCache = version === null ? null : measuredCache(createHtmlCacheFor(config), meter.countPage)
  const rateLimits = config.hasRateLimits ? createRateLimits({ log, onRefused: meter.countRefused }) : null
  const onBooking = ({ travelId }: BookedTravel) => htmlCache?.clear((key) => mayShowTravel(key, travelId))
  // Load the website's bundle before the first request, while the databases open.
  const [host] = await Promise.all([
    openHost(config, tenant, { log, version, onBooking, rateLimits, meter }),
    source.website(),
  ])
  const { backend, proxy, readiness, platformFailure, today } = host
  watch({ ...backend, readiness, dataDirectory: config.dataDirectory })
  const site = createSite({
    config,
    tenant,
    log,
    meter,
    today,
    backend,
    proxy,
    readiness,
    platformFailure,
    htmlCache,
    rateLimits,
    scenarioMiddleware: config.hasScenarios ? await openScenarioMiddleware() : refuseScenarios,
    mode: config.hasScenarios ? 'test' : 'production',
    ...options,
    ...source,
  })
  return { site, close: host.close, closeMetrics }
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
