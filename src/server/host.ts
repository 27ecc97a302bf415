import { dayInZurich } from '#domain/calendar.ts'
import persistedDocuments from '#gql/persisted-documents.json'
import { openDatabase } from '#platform/storage/database.ts'
import type { TenantConfig } from '#tenant/config.ts'
import { openBackend, type Backend } from './backend.ts'
import type { HostConfig } from './config.ts'
import { openJournal, type Journal } from './journal.ts'
import type { JournalTables } from './journalTables.ts'
import type { Log } from './log.ts'
import { createProxy } from './proxy.ts'
import { createKnownDocuments, type KnownDocuments } from '#server/proxy/documents.ts'
import { onceADay } from '#server/proxy/dailyAnswers.ts'
import { createUpstream, type Endpoint } from '#server/proxy/upstream.ts'
import { PROXY_LIMITS } from './proxyLimits.ts'
import { createSubmissions } from './submissions.ts'

/** What stands behind the pages: back end, proxy and journal. */
export interface Host {
  readonly backend: Backend
  readonly proxy: (request: Request) => Promise<Response>
  readonly today: () => string
  /** Waits for bookings on their way, then closes the databases. */
  readonly close: () => Promise<void>
}

export interface Build {
  readonly log: Log
  /** Another one for each build; null where the sources may change at any time. */
  readonly version: string | null
  /** A booking was placed, or may have been. */
  readonly onBooking: () => void
}

/** How long a visitor waits for a booking before the page begins to ask. */
const BOOKING_WAIT_MS = 20_000

/** Largest answer of a platform that is read. */
const ANSWER_BYTES = 16 * 1024 * 1024

const ONE_HOUR_MS = 60 * 60 * 1000

/** @throws StartError or StorageError with one line for the operator. */
export async function openHost(config: HostConfig, tenant: TenantConfig, { log, version, onBooking }: Build): Promise<Host> {
  const today = () => config.fixedToday ?? dayInZurich(new Date())
  const documents: KnownDocuments = createKnownDocuments(Object.values(persistedDocuments))
  const backend = await openBackend({ config, tenant, documents, today, log, version })
  const journal = await openJournalOf(config)
  const cleaning = keepClean(journal, log)
  const { isRepeatable, adapter } = backend
  const daily = onceADay(backend.endpoint, { today, answerBytes: ANSWER_BYTES, answerMs: PROXY_LIMITS.answerMs })
  const endpoint = config.isProduction ? daily : await staged(daily)
  const submissions = createSubmissions({
    ...{ journal, isRepeatable, log },
    waitMs: BOOKING_WAIT_MS,
    abandonedMs: PROXY_LIMITS.bookingMs * 2,
  })
  const tenantHeader = { name: config.tenantHeader, tenantId: tenant.id }
  const upstream = createUpstream({ endpoint, tenant: tenantHeader, answerBytes: ANSWER_BYTES })
  const { publicUrl } = config
  const proxy = createProxy({
    ...{ publicUrl, adapter, upstream, submissions, onBooking, log },
    documents: () => Promise.resolve(documents),
    tenantId: tenant.id,
    limits: PROXY_LIMITS,
  })
  const close = async () => {
    clearInterval(cleaning)
    await submissions.settled()
    await journal.close()
    await backend.close()
  }
  return { backend, proxy, today, close }
}

/** Not even loaded in production. */
async function staged(endpoint: Endpoint): Promise<Endpoint> {
  const { onStage } = await import('#server/scenarios/stage.ts')
  return onStage(endpoint)
}

async function openJournalOf({ databaseUrl, dataDirectory }: HostConfig): Promise<Journal> {
  const location = databaseUrl === null ? { directory: dataDirectory, name: 'journal' } : { databaseUrl }
  return openJournal(await openDatabase<JournalTables>(location), Date.now)
}

function keepClean(journal: Journal, log: Log): NodeJS.Timeout {
  const clean = () => {
    journal.removeOld().catch((error: unknown) => {
      log.error({ error }, 'Old submissions could not be removed')
    })
  }
  clean()
  return setInterval(clean, ONE_HOUR_MS).unref()
}
