import type { TenantConfig } from '#tenant/config.ts'
import { adaptEmbedded, negotiate, type Negotiated } from '#server/adapter/negotiate.ts'
import { openDatabase } from '#platform/storage/database.ts'
import type { OnlinePayment } from '#platform/payment/onlinePayment.ts'
import type { StorageProbe } from '#platform/storage/storageProbe.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import type { HostConfig } from './config.ts'
import { createImages } from './images.ts'
import type { Log } from './log.ts'
import { guardPaymentPage, type PaymentPage } from './paymentPage.ts'
import type { KnownDocuments } from '#server/proxy/documents.ts'
import type { Endpoint } from '#server/proxy/upstream.ts'

/** Whoever answers the website: the embedded platform, or a foreign one. */
export interface Backend extends Pick<Negotiated, 'adapter' | 'counts'> {
  readonly endpoint: Endpoint
  /** Whether a repeated submission id is answered with the booking it has. */
  readonly isRepeatable: boolean
  readonly images: (request: Request) => Promise<Response>
  /** The sandbox payment page, which answers null for other paths; null where there is none. */
  readonly paymentPage: PaymentPage | null
  /** Of the embedded platform's database; null with a foreign one. */
  readonly probe: StorageProbe | null
  readonly close: () => Promise<void>
}

export interface BackendOptions {
  readonly config: HostConfig
  readonly tenant: TenantConfig
  readonly documents: KnownDocuments
  /** The calendar day in the operator's zone. */
  readonly today: () => string
  readonly log: Log
  /** Another one for each build; null where the sources may change at any time. */
  readonly version: string | null
}

/** @throws StartError or StorageError with one line for the operator. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { platform } = options.config
  return platform === null ? openEmbedded(options) : openForeign({ ...options, platform })
}

/** Loaded here only: with a foreign platform nothing of the embedded one is read. */
async function openEmbedded({ config, tenant, today, log, version }: BackendOptions): Promise<Backend> {
  const [{ createPlatform }, { pictureBriefs }, { createPress }, { createCaptions }] = await Promise.all([
    import('#platform/platform.ts'),
    import('#platform/seed/posters.ts'),
    import('#platform/pictures/press.ts'),
    import('#platform/pictures/captions.ts'),
  ])
  const { databaseUrl, dataDirectory } = config
  const database = await openDatabase<PlatformTables>(databaseUrl === null ? { directory: dataDirectory } : { databaseUrl })
  const platform = await createPlatform({ database, today, log, version, onlinePayment: onlinePaymentOf(config) })
  warnOfPayment(config, log)
  const ask = (request: Request) => platform.fetch(request)
  const captions = createCaptions({ fetch: ask, tenantId: tenant.id, operator: tenant.operatorName })
  return {
    endpoint: { url: 'http://platform.invalid/graphql', fetch: ask },
    ...adaptEmbedded(log),
    isRepeatable: true,
    images: createImages({ briefs: pictureBriefs, press: createPress(captions), dataDirectory }),
    paymentPage: config.hasSandboxPayment ? guardPaymentPage(platform.handlePaymentPage, { publicUrl: config.publicUrl, log }) : null,
    probe: database.probe,
    close: () => platform.close(),
  }
}

function onlinePaymentOf({ hasSandboxPayment, paymentPageUrl }: HostConfig): OnlinePayment {
  if (hasSandboxPayment) return 'sandbox'
  return paymentPageUrl === null ? 'none' : 'provider'
}

function warnOfPayment(config: HostConfig, log: Log): void {
  switch (onlinePaymentOf(config)) {
    case 'sandbox':
      log.warn({}, 'The sandbox payment page is open: everybody can mark a booking as paid. Set PAYMENT_PAGE_URL, or SANDBOX_PAYMENT=0')
      return
    case 'none':
      log.warn({}, 'PAYMENT_PAGE_URL is empty: nobody can pay online. SANDBOX_PAYMENT=1 opens a payment page to try things out')
      return
    case 'provider':
  }
}

type Foreign = BackendOptions & { readonly platform: NonNullable<HostConfig['platform']> }

async function openForeign({ platform, config, documents, log }: Foreign): Promise<Backend> {
  if (config.paymentPageUrl === null) {
    log.warn({}, 'PAYMENT_PAGE_URL is empty: with a foreign platform nobody can pay online')
  }
  if (config.imageUrl === null) {
    log.warn({}, 'IMAGE_URL is empty: with a foreign platform no picture is shown, a plain ground stands in its place')
  }
  const { adapter, counts, stop } = await negotiate({ platform, documents, log })
  return {
    endpoint: { url: platform.url, fetch: (request) => fetch(request) },
    ...{ adapter, counts },
    isRepeatable: false,
    images: createImages({ briefs: new Map(), press: null, dataDirectory: null }),
    paymentPage: null,
    probe: null,
    close: () => {
      stop()
      return Promise.resolve()
    },
  }
}
