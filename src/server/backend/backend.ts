import { dayInZurich, type IsoDay } from '#domain/calendar.ts'
import type { CatalogueRecords } from '#platform/catalogue/records.ts'
import type { Platform } from '#platform/platform.ts'
import { openDatabase } from '#platform/storage/database.ts'
import type { StorageProbe } from '#platform/storage/storageProbe.ts'
import { PLATFORM_TABLE_NAMES, type PlatformTables } from '#platform/storage/tables.ts'
import { adaptEmbedded, negotiate, type Negotiated } from '#server/adapter/negotiate.ts'
import type { HostConfig } from '#server/config/config.ts'
import { StartError } from '#server/config/startError.ts'
import type { TrustedDocuments } from '#server/documents/documents.ts'
import { createImages } from '#server/images/images.ts'
import type { Log } from '#server/log/log.ts'
import { NO_METER, type Meter } from '#server/metrics/meter.ts'
import type { Sources } from '#server/metrics/sources.ts'
import type { Endpoint } from '#server/proxy/upstream.ts'
import type { RateLimits } from '#server/rateLimits/rateLimits.ts'
import type { TenantConfig } from '#tenant/config.ts'
import { scheduleOutboxPurge, mailSettings } from './mail.ts'
import { countLatePayments, scheduleExpiry, onlinePaymentOf } from './payment.ts'
import { createPaymentWebhook } from './paymentWebhook.ts'
import { guardSandboxPage, type SandboxPage } from './sandboxPage.ts'

/** The platform behind the website: the embedded one, or a foreign one. */
export interface Backend extends Pick<Negotiated, 'adapter' | 'counts'>, Pick<Sources, 'payments' | 'mailsWaiting'> {
  readonly endpoint: Endpoint
  /** Asks the embedded platform without HTTP and JSON; null with a foreign platform. */
  readonly execute: Platform['execute'] | null
  /** Whether the platform responds to a repeated submission id with the existing booking. */
  readonly isRepeatable: boolean
  /** @param address IP address of the visitor */
  readonly images: (request: Request, address: string) => Promise<Response>
  /** The sandbox payment page; null if there is none. */
  readonly sandboxPage: SandboxPage | null
  /** Probe of the embedded platform's database; null with a foreign platform. */
  readonly probe: StorageProbe | null
  /** Handler of the payment provider's webhook; null if no webhook key is configured. */
  readonly paymentWebhook: ((request: Request) => Promise<Response>) | null
  readonly close: () => Promise<void>
}

export interface BackendOptions {
  readonly config: HostConfig
  readonly tenant: TenantConfig
  readonly documents: TrustedDocuments
  /** The calendar day in the operator's zone. */
  readonly today: () => string
  readonly log: Log
  /** Hash of the build; null in development, where the sources may change at any time. */
  readonly version: string | null
  /** Null or omitted: no limits. */
  readonly rateLimits?: RateLimits | null
  /** Omitted: nothing is measured. */
  readonly meter?: Meter
}

/** @throws StartError or StorageError with one line for the operator. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { platform } = options.config
  return platform === null ? openEmbedded(options) : openForeign({ ...options, platform })
}

/** Loads the embedded platform lazily: with a foreign platform its modules are never evaluated. */
async function openEmbedded({
  config,
  tenant,
  today,
  log,
  version,
  rateLimits = null,
  meter = NO_METER,
}: BackendOptions): Promise<Backend> {
  const [{ createPlatform }, { startRetention }, { pictureSpecs }, { createRenderer }, { createCaptions }] =
    await Promise.all([
      import('#platform/platform.ts'),
      import('#platform/personalData/retention.ts'),
      import('#demo/catalogue/posters.ts'),
      import('#demo/posters/renderer.ts'),
      import('#demo/posters/captions.ts'),
    ])
  const { databaseUrl, dataDirectory, publicUrl, paymentWebhookKey: key } = config
  const database = await openDatabase<PlatformTables>(
    databaseUrl === null ? { directory: dataDirectory } : { databaseUrl },
    {
      onRetry: (message) => log.warn({}, message),
      tables: PLATFORM_TABLE_NAMES,
    },
  )
  const payment = { online: onlinePaymentOf(config), holdMinutes: tenant.payment.holdMinutes }
  const mail = await mailSettings(config, tenant, meter)
  const platform = await createPlatform({ database, today, log, version, payment, mail, catalogue: demoCatalogue })
  await assertTenant(platform, tenant)
  const retention = startRetention({ storage: database, today: () => earlierOf(today(), dayInZurich(new Date())), log })
  const outboxPurge = scheduleOutboxPurge(dataDirectory, log)
  const expiry = scheduleExpiry(() => platform.expireUnpaid(), log)
  const callPlatform = (request: Request) => platform.fetch(request)
  const captions = createCaptions({ fetch: callPlatform, tenantId: tenant.id, operator: tenant.operatorName })
  return {
    endpoint: { url: 'http://platform.invalid/graphql', fetch: callPlatform },
    execute: (request) => platform.execute(request),
    ...adaptEmbedded(log),
    isRepeatable: true,
    images: createImages({
      source: createRenderer(pictureSpecs, captions),
      dataDirectory,
      rateLimits,
      count: meter.countPicture,
    }),
    sandboxPage: config.hasSandboxPayment ? guardSandboxPage(platform.handleSandboxPage, { publicUrl, log }) : null,
    paymentWebhook:
      key === null
        ? null
        : createPaymentWebhook({
            key,
            confirm: (notification) => countLatePayments(platform.confirmPayment(notification), meter),
            now: Date.now,
            log,
          }),
    probe: database.probe,
    payments: platform.payments,
    mailsWaiting: platform.mailsWaiting,
    close: async () => {
      await expiry.stop()
      await outboxPurge.stop()
      await retention.stop()
      await platform.close()
    },
  }
}

/** @throws StartError for a tenant without travels and pages: its site would be empty. */
async function assertTenant(platform: Platform, { id, operatorName }: TenantConfig): Promise<void> {
  const known = await platform.tenantIds()
  if (known.includes(id)) return
  await platform.close()
  throw new StartError(
    `TENANT_FILE is of tenant «${id}» (${operatorName}); allowed: ${known.join(' or ')}, which the embedded platform has. For another one set PLATFORM_URL to its platform`,
  )
}

/** Loaded lazily: only needed when the catalogue is created. */
async function demoCatalogue(today: IsoDay): Promise<CatalogueRecords> {
  const { buildCatalogue } = await import('#demo/catalogue/catalogue.ts')
  return buildCatalogue(today)
}

/** The earlier of two days: a fixed day in the future must not erase data that is still within its retention. */
function earlierOf(day: string, other: string): string {
  return day < other ? day : other
}

type ForeignOptions = BackendOptions & { readonly platform: NonNullable<HostConfig['platform']> }

async function openForeign({ platform, documents, log }: ForeignOptions): Promise<Backend> {
  const { adapter, counts, stop } = await negotiate({ platform, documents, log })
  return {
    endpoint: { url: platform.url, fetch: (request) => fetch(request) },
    execute: null,
    adapter,
    counts,
    isRepeatable: false,
    images: createImages({ source: null, dataDirectory: null, rateLimits: null }),
    sandboxPage: null,
    paymentWebhook: null,
    probe: null,
    payments: null,
    mailsWaiting: null,
    close: () => {
      stop()
      return Promise.resolve()
    },
  }
}
