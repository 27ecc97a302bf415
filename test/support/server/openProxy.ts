import type { Registry } from 'prom-client'
import { onTestFinished } from 'vitest'
import persistedDocuments from '#gql/persisted-documents.json'
import { openDatabase } from '#platform/storage/database.ts'
import type { PlatformAdapter } from '#server/adapter/adapter.ts'
import { adaptEmbedded } from '#server/adapter/negotiate.ts'
import { createTrustedDocuments } from '#server/documents/documents.ts'
import { openJournal } from '#server/journal/journal.ts'
import type { JournalTables } from '#server/journal/journalTables.ts'
import { createLog, type Log } from '#server/log/log.ts'
import { type Meter, NO_METER } from '#server/metrics/meter.ts'
import type { BookedTravel } from '#server/proxy/bookingContent.ts'
import { measuredSubmissions, measuredUpstream } from '#server/proxy/measuredProxy.ts'
import { createProxy, type Proxy } from '#server/proxy/proxy.ts'
import { PROXY_LIMITS, type ProxyLimits } from '#server/proxy/proxyLimits.ts'
import { createSubmissions, type Submissions } from '#server/proxy/submissions.ts'
import { createUpstream } from '#server/proxy/upstream.ts'
import type { RateLimits } from '#server/rateLimits/rateLimits.ts'
import { locationAt, temporaryDirectory } from '#test/support/platform/openPlatform.ts'
import { TODAY } from '#test/support/platform/smallCatalogue.ts'

export const trustedDocuments = createTrustedDocuments(Object.values(persistedDocuments))

/** The text of an operation as the website sends it. */
export function documentOf(name: string): string {
  const found = trustedDocuments.all.find((document) => document.name === name)
  if (found === undefined) throw new Error(`operations/ holds no ${name}`)
  return found.text
}

export interface ProxyOptions {
  readonly platform: (request: Request) => Promise<Response>
  readonly adapter?: PlatformAdapter
  readonly url?: string
  readonly log?: Log
  readonly tenantId?: string
  readonly limits?: Partial<ProxyLimits>
  readonly answerBytes?: number
  readonly isRepeatable?: boolean
  readonly waitMs?: number
  readonly abandonedMs?: number
  readonly onBooking?: (booked: BookedTravel) => void
  readonly meter?: Meter
  readonly isStoreReady?: () => boolean
  readonly rateLimits?: RateLimits | null
  /** Keeps the journal of an earlier proxy, in whatever engine. */
  readonly directory?: string
}

export interface OpenProxy {
  readonly proxy: Proxy
  readonly submissions: Submissions
  readonly directory: string
}

const MINUTE = 60_000

/** A proxy with a journal of its own before a platform that a test plays. */
export async function openProxy(options: ProxyOptions): Promise<OpenProxy> {
  const directory = options.directory ?? temporaryDirectory()
  const { meter = NO_METER } = options
  const log = options.log ?? createLog('silent')
  const journal = await openJournal(await openDatabase<JournalTables>(await locationAt(directory, 'journal')), Date.now)
  const submissions = createSubmissions({
    journal,
    isRepeatable: options.isRepeatable ?? false,
    waitMs: options.waitMs ?? MINUTE,
    abandonedMs: options.abandonedMs ?? MINUTE,
    log,
  })
  onTestFinished(async () => {
    await submissions.settled()
    await journal.close()
  })
  const adapter = options.adapter ?? adaptEmbedded(log).adapter()
  const proxy = createProxy({
    publicUrl: null,
    tenantId: options.tenantId ?? '4',
    documents: trustedDocuments,
    adapter: () => adapter,
    today: () => TODAY,
    upstream: measuredUpstream(
      createUpstream({
        endpoint: { url: options.url ?? 'http://platform.test/graphql', fetch: options.platform },
        tenant: { name: 'x-platform-tenant-id', tenantId: options.tenantId ?? '4' },
        answerBytes: options.answerBytes ?? 100_000,
      }),
      meter,
    ),
    submissions: measuredSubmissions(submissions, meter),
    rateLimits: options.rateLimits ?? null,
    ...(options.onBooking === undefined ? {} : { onBooking: options.onBooking }),
    ...(options.isStoreReady === undefined ? {} : { isStoreReady: options.isStoreReady }),
    limits: {
      bodyBytes: PROXY_LIMITS.bodyBytes,
      smallBodyBytes: PROXY_LIMITS.smallBodyBytes,
      bodyMs: MINUTE,
      answerMs: MINUTE,
      bookingMs: MINUTE,
      queriesInFlight: PROXY_LIMITS.queriesInFlight,
      ...options.limits,
    },
    log,
  })
  return { proxy, submissions, directory }
}

/** A call of the website. */
export function call(operationName: string, variables: object = {}, init: RequestInit = {}): Request {
  return post(JSON.stringify({ query: documentOf(operationName), variables, operationName }), init)
}

export function post(body: string, init: RequestInit = {}): Request {
  return new Request('http://site.test/api/proxy', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    ...init,
  })
}

/** Error code of a refused call. */
export async function codeOf(answer: Response): Promise<string | undefined> {
  const body = (await answer.json()) as { errors?: { extensions?: { code?: string } }[] }
  return body.errors?.[0]?.extensions?.code
}

/** A platform that answers each call alike, and keeps what it was sent. */
export function recordingPlatform(answer: () => Response) {
  const requests: {
    headers: Headers
    body: { query: string; variables: Record<string, unknown>; operationName: string }
  }[] = []
  return {
    requests,
    platform: async (request: Request) => {
      requests.push({ headers: request.headers, body: (await request.json()) as (typeof requests)[number]['body'] })
      return answer()
    },
  }
}

interface BookingCall {
  readonly submissionId: unknown
  /** Parts of the booking that differ. */
  readonly booking?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** A call that books for two people, with what the host looks at. */
export function bookingCall({ submissionId, booking = {}, headers = {} }: BookingCall): Request {
  const json = { ...BOOKING, ...booking, customBookingParams: { submissionId, expectedTotal: 2054 } }
  return call('PlaceBooking', { tenantId: 4, json }, { headers: { 'Content-Type': 'application/json', ...headers } })
}

const BOOKING = {
  travelId: 'provence',
  pricingTravel: { id: 'provence-bus' },
  travelDate: { id: 'provence-bus-20270612' },
  travellers: [
    { firstName: 'Anna', lastName: 'Muster', birthday: '1960-02-01' },
    { firstName: 'Beat', lastName: 'Muster', birthday: '1961-03-02' },
  ],
  accommodationSelection: [{ accommodation: { id: 'dz' }, quantity: 1 }],
  payment: { type: 'invoice' },
}

/** The value of one sample as Prometheus reads it, `name{label="value"}`; null where there is none yet. */
export async function valueOf(registry: Registry, sample: string): Promise<number | null> {
  return valueIn(await registry.metrics(), sample)
}

export function valueIn(text: string, sample: string): number | null {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${sample} `))
  return line === undefined ? null : Number(line.slice(sample.length + 1))
}
