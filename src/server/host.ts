import { dayInZurich } from '#domain/calendar.ts'
import persistedDocuments from '#gql/persisted-documents.json'
import { type Periodic, periodically } from '#platform/process/periodically.ts'
import { openDatabase } from '#platform/storage/database.ts'
import { openBackend, type Backend } from '#server/backend/backend.ts'
import type { HostConfig } from '#server/config/config.ts'
import { createTrustedDocuments } from '#server/documents/documents.ts'
import { watchStores, type Readiness } from '#server/health/storeWatch.ts'
import { ANSWER_BYTES } from '#server/http/readUpTo.ts'
import { openJournal, type Journal } from '#server/journal/journal.ts'
import { JOURNAL_TABLE_NAMES, type JournalTables } from '#server/journal/journalTables.ts'
import type { Log } from '#server/log/log.ts'
import { NO_METER, type Meter } from '#server/metrics/meter.ts'
import { createAnswerCache } from '#server/proxy/answerCache.ts'
import type { BookedTravel } from '#server/proxy/bookingContent.ts'
import { createEmbeddedUpstream } from '#server/proxy/embeddedUpstream.ts'
import { backoffUpstream } from '#server/proxy/backoffUpstream.ts'
import { measuredSubmissions, measuredUpstream, watchedUpstream } from '#server/proxy/measuredProxy.ts'
import { createProxy, type Proxy } from '#server/proxy/proxy.ts'
import { PROXY_LIMITS } from '#server/proxy/proxyLimits.ts'
import { createSubmissions } from '#server/proxy/submissions.ts'
import { createUpstream, type Endpoint } from '#server/proxy/upstream.ts'
import type { RateLimits } from '#server/rateLimits/rateLimits.ts'
import type { TenantConfig } from '#tenant/config.ts'

/** Backend, proxy and journal. */
export interface Host {
  readonly backend: Backend
  readonly proxy: Proxy
  readonly today: () => string
  /** Whether bookings can be stored; cheap to call. */
  readonly readiness: () => Readiness
  /** Why the last call to the platform had no readable answer; null if it had one. */
  readonly platformFailure: () => string | null
  /** Waits for pending bookings, then closes the databases. */
  readonly close: () => Promise<void>
}

export interface HostOptions {
  readonly log: Log
  /** Hash of the build; null in development, where the sources may change at any time. */
  readonly version: string | null
  /** Called with each outcome of a booking, a refusal too: contingents may have changed. */
  readonly onBooking: (booked: BookedTravel) => void
  /** Null or omitted: no limits. */
  readonly rateLimits?: RateLimits | null
  /** Omitted: nothing is measured. */
  readonly meter?: Meter
}

/** Time after which a pending booking is answered as unknown, and the page begins to poll. */
const BOOKING_WAIT_MS = 20_000

const ONE_HOUR_MS = 60 * 60 * 1000

/** @throws StartError or StorageError with one line for the operator. */
export async function openHost(config: HostConfig, tenant: TenantConfig, options: HostOptions): Promise<Host> {
  const { log, version, onBooking, rateLimits = null, meter = NO_METER } = options
  const today = () => config.fixedToday ?? dayInZurich(new Date())
  const documents = createTrustedDocuments(Object.values(persistedDocuments))
  const backend = await openBackend({ config, tenant, documents, today, log, version, rateLimits, meter })
  const journal = await openJournalOf(config, log)
  const purging = schedulePurge(journal, log)
  const stores = watchStores({ platform: backend.probe, journal: journal.probe }, log)
  const { isRepeatable, adapter } = backend
  const { endpoint, hasActiveScenarios } = config.hasScenarios
    ? await withScenarios(backend.endpoint)
    : withoutScenarios(backend.endpoint)
  const submissions = createSubmissions({
    journal,
    isRepeatable,
    log,
    waitMs: BOOKING_WAIT_MS,
    abandonedMs: PROXY_LIMITS.bookingMs * 2,
  })
  const tenantHeader = { name: config.tenantHeader, tenantId: tenant.id }
  // Scenarios change what an endpoint sends, so that the embedded platform too is asked by its endpoint.
  const { upstream, lastFailure } = watchedUpstream(
    backend.execute === null || config.hasScenarios
      ? createUpstream({ endpoint, tenant: tenantHeader, answerBytes: ANSWER_BYTES })
      : createEmbeddedUpstream(backend.execute),
  )
  const measured = measuredUpstream(upstream, meter)
  // A scenario's 429 is for the visitor alone who asked for it.
  const answers = createAnswerCache(config.hasScenarios ? measured : backoffUpstream(measured), {
    isEmbedded: config.platform === null,
    today,
    answerMs: PROXY_LIMITS.answerMs,
    hasActiveScenarios,
    meter,
  })
  const proxy = createProxy({
    publicUrl: config.publicUrl,
    adapter,
    onBooking: (booked) => {
      answers.invalidateBooked(booked)
      onBooking(booked)
    },
    today,
    rateLimits,
    log,
    upstream: answers.upstream,
    submissions: measuredSubmissions(submissions, meter),
    documents,
    isStoreReady: () => stores.readiness().ok,
    tenantId: tenant.id,
    limits: PROXY_LIMITS,
  })
  const close = async () => {
    await submissions.settled()
    await purging.stop()
    await stores.stop()
    await journal.close()
    await backend.close()
  }
  return { backend, proxy, today, readiness: stores.readiness, platformFailure: lastFailure, close }
}

interface ScenarioEndpoint {
  readonly endpoint: Endpoint
  /** Whether scenarios change the answers to the present request. */
  readonly hasActiveScenarios: () => boolean
}

const withoutScenarios = (endpoint: Endpoint): ScenarioEndpoint => ({ endpoint, hasActiveScenarios: () => false })

/** Adds fault injection to the platform's endpoint; loaded lazily, only with SCENARIOS=1. */
async function withScenarios(endpoint: Endpoint): Promise<ScenarioEndpoint> {
  const { withFaultInjection, hasActiveScenarios } = await import('#server/scenarios/faultInjection.ts')
  return { endpoint: withFaultInjection(endpoint), hasActiveScenarios }
}

async function openJournalOf({ databaseUrl, dataDirectory }: HostConfig, log: Log): Promise<Journal> {
  const location = databaseUrl === null ? { directory: dataDirectory, name: 'journal' } : { databaseUrl }
  return openJournal(
    await openDatabase<JournalTables>(location, {
      onRetry: (message) => log.warn({}, message),
      tables: JOURNAL_TABLE_NAMES,
    }),
    Date.now,
  )
}

function schedulePurge(journal: Journal, log: Log): Periodic {
  return periodically({
    everyMs: ONE_HOUR_MS,
    work: () => journal.removeOld(),
    onFailure: (error) => log.error({ error }, 'Old submissions could not be removed'),
  })
}
