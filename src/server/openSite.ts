import type { Express, RequestHandler } from 'express'
import type { HostConfig } from '#server/config/config.ts'
import { tenantOf } from '#server/config/tenantOf.ts'
import type { Log } from '#server/log/log.ts'
import { openMetrics } from '#server/metrics/metricsServer.ts'
import { measuredPageStore } from '#server/pages/measuredPages.ts'
import { createPageStore, type PageStore } from '#server/pages/pageStore.ts'
import { createRateLimits } from '#server/rateLimits/rateLimits.ts'
import { withoutScenarios } from '#server/scenarios/refusal.ts'
import { openHost } from './host.ts'
import { createSite, type SiteOptions } from './site.ts'

/** The website as it was built, or as a development server makes it. */
export interface WebsiteSource extends Pick<SiteOptions, 'website' | 'files' | 'pageFiles' | 'policy' | 'mode'> {
  /** Another one for each build; null where the sources may change at any time. */
  readonly version: string | null
}

/** A site with its databases; it listens nowhere. */
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
 * A page of the public site is given for so long after its making began: short enough that nobody notices, long enough that
 * what many look at costs next to nothing.
 */
const PAGE_LIFE_MS = 2000

const PAGE_STORE_BYTES = 8 * 1024 * 1024

/** @throws StartError or StorageError with one line for the operator. */
export async function openSite(source: WebsiteSource, { config, log, ...options }: Options): Promise<OpenSite> {
  const { version } = source
  const tenant = tenantOf(config.tenantFile)
  const { meter, watch, close: closeMetrics } = await openMetrics({ ...config, version, log })
  const pageStore = version === null ? null : measuredPageStore(pageStoreOf(config), meter)
  const rateLimits = config.hasRateLimits ? createRateLimits({ log, onRefused: meter.countRefused }) : null
  const onBooking = () => pageStore?.clear()
  // The website is read before the first visitor comes, and while the databases open.
  const [host] = await Promise.all([
    openHost(config, tenant, { log, version, onBooking, rateLimits, meter }),
    source.website(),
  ])
  const { backend, proxy, readiness, today } = host
  watch({
    fields: backend.counts,
    payments: backend.payments,
    mailsWaiting: backend.mailsWaiting,
    readiness,
    dataDirectory: config.dataDirectory,
  })
  const site = createSite({
    ...{ config, tenant, log, meter, today, backend, proxy, readiness, pageStore, rateLimits },
    backstage: config.hasScenarios ? await openBackstage() : withoutScenarios,
    mode: config.hasScenarios ? 'test' : 'production',
    ...options,
    ...source,
  })
  return { site, close: host.close, closeMetrics }
}

/** Where data are staged and changed from outside, each page is of this very moment. */
function pageStoreOf({ hasScenarios }: HostConfig): PageStore {
  return createPageStore({ lifeMs: hasScenarios ? 0 : PAGE_LIFE_MS, mostBytes: PAGE_STORE_BYTES })
}

/** Not even loaded without SCENARIOS=1. */
async function openBackstage(): Promise<RequestHandler> {
  const { backstage } = await import('#server/scenarios/backstage.ts')
  return backstage()
}
