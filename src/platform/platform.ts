import type { DocumentNode, ExecutionArgs, ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql'
import { createSchema, createYoga } from 'graphql-yoga'
import type { GraphRequest } from '#protocol/graph.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { ConfirmationDelivery } from '#platform/placing/bookingResult.ts'
import type { CatalogueRecords } from '#platform/catalogue/records.ts'
import { loadTenantIds } from '#platform/catalogue/settings.ts'
import { mailsWaiting, type MailsWaiting } from '#platform/mail/outbox.ts'
import { startSending, type MailSettings } from '#platform/mail/sender.ts'
import { confirmPending } from '#platform/payment/attempts.ts'
import { confirmPayment, type NotificationResult, type PaymentNotification } from '#platform/payment/confirmPayment.ts'
import { expireDue } from '#platform/payment/expiry.ts'
import { NO_ONLINE_PAYMENT, type PaymentTerms } from '#platform/payment/onlinePayment.ts'
import { createPaymentCounts, type PaymentCount } from '#platform/payment/paymentCounts.ts'
import type { PlatformLog } from '#platform/process/log.ts'
import { createResolvers } from '#platform/resolvers/resolvers.ts'
import { createDayProvider } from '#platform/rollForward/day.ts'
import type { Storage } from '#platform/storage/database.ts'
import { migrate } from '#platform/storage/migrations/migrate.ts'
import { PLATFORM_MIGRATIONS } from '#platform/storage/migrations/migrations.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { startConversionRetention } from '#platform/tracking/conversionRetention.ts'
import sdl from '#schema.graphql?raw'

export interface PlatformOptions {
  readonly database: Storage<PlatformTables>
  /** Current calendar day in the operator's time zone; called for every request. */
  readonly today: () => IsoDay
  readonly log: PlatformLog
  /** Default: no online payment. */
  readonly payment?: PaymentTerms
  /** Default: no confirmation mails. */
  readonly mail?: MailSettings | null
  /** Builds the catalogue as of a day. */
  readonly catalogue: (today: IsoDay) => CatalogueRecords | Promise<CatalogueRecords>
  /** Version of the code behind `catalogue`: a day already stored by it is not built again. Null always builds. */
  readonly version?: string | null
}

/** The embedded back end. */
export interface Platform {
  /** Handles GraphQL requests of any path. */
  fetch(request: Request): Promise<Response>
  /** The same in process, without HTTP and JSON. The caller must not change the answer: parts of it are cached. */
  execute(request: GraphRequest): Promise<ExecutionResult>
  /**
   * Handles the sandbox payment page under `/sandbox-zahlung/v1/start/`; null for other paths, and without sandbox
   * payment for all.
   * @param nonce CSP nonce for the page's style
   */
  readonly handleSandboxPage: (request: Request, nonce: string) => Promise<Response | null>
  /** Applies a notification of the payment provider; the caller has verified its authenticity. */
  confirmPayment(notification: PaymentNotification): Promise<NotificationResult>
  /**
   * Expires bookings not paid in time, and confirms pending payments of the sandbox; returns the number of expired
   * bookings. Safe in several processes at once.
   */
  expireUnpaid(): Promise<number>
  /** Ids of all tenants. */
  readonly tenantIds: () => Promise<readonly string[]>
  /** Payment attempts by state, for metrics. */
  readonly payments: () => Promise<readonly PaymentCount[]>
  /** Confirmations waiting to be sent, for metrics. */
  readonly mailsWaiting: () => Promise<MailsWaiting>
  /** Stops background work and closes the database. */
  close(): Promise<void>
}

/** Opens the platform, with schema and catalogue up to date. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { database, today, log, catalogue, version = null, payment = NO_ONLINE_PAYMENT, mail = null } = options
  await migrate(database, PLATFORM_MIGRATIONS, 'platform_migration')
  const day = createDayProvider({ storage: database, today, buildCatalogue: catalogue, version })
  await day()
  const conversionRetention = startConversionRetention(database, log)
  const sending = mail === null ? null : startSending({ ...mail, storage: database, log })
  const yoga = createYoga({
    schema: createSchema({
      typeDefs: sdl,
      resolvers: createResolvers({ storage: database, day, payment, confirmationDelivery: deliveryOf(mail), log }),
    }),
    graphqlEndpoint: '*',
    graphiql: false,
    landingPage: false,
    batching: false,
    logging: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: logError(log) },
  })
  return {
    fetch: async (request) => yoga.fetch(request),
    execute: async (question) => execute(yoga.getEnveloped(), question),
    handleSandboxPage: payment.online === 'sandbox' ? await sandboxPage(database) : () => Promise.resolve(null),
    confirmPayment: (notification) => confirmPayment(database, notification, today()),
    expireUnpaid: async () => {
      if (payment.online === 'sandbox') await confirmPending(database)
      return expireDue(database)
    },
    tenantIds: () => loadTenantIds(database.db),
    payments: createPaymentCounts(database, Date.now),
    mailsWaiting: () => mailsWaiting(database.db, Date.now()),
    close: async () => {
      await conversionRetention.stop()
      await sending?.stop()
      mail?.transport.close()
      await database.close()
    },
  }
}

/** Schema and functions by which yoga executes a request; yoga's own type leaves them open. */
interface Engine {
  readonly schema: GraphQLSchema
  readonly parse: (query: string) => DocumentNode
  readonly validate: (schema: GraphQLSchema, document: DocumentNode) => readonly GraphQLError[]
  readonly contextFactory: () => unknown
  readonly execute: (call: ExecutionArgs) => ExecutionResult | Promise<ExecutionResult>
}

/** As yoga does for a request: documents are parsed and validated once, errors are masked. */
async function execute(
  { schema, parse, validate, contextFactory, execute: run }: Engine,
  { query, operationName, variables }: GraphRequest,
): Promise<ExecutionResult> {
  const document = parse(query)
  const errors = validate(schema, document)
  if (errors.length > 0) return { errors }
  return run({ schema, document, operationName, variableValues: variables, contextValue: await contextFactory() })
}

function deliveryOf(mail: MailSettings | null): ConfirmationDelivery {
  if (mail === null) return 'none'
  return mail.transport.isDelivering ? 'delivered' : 'written'
}

/** Loaded only with sandbox payment. */
async function sandboxPage(database: Storage<PlatformTables>): Promise<Platform['handleSandboxPage']> {
  const { handleSandboxPage } = await import('#platform/payment/handleSandboxPage.ts')
  return (request, nonce) => handleSandboxPage(database, request, nonce)
}

/** Error details go to the log only; the response is masked. */
function logError(log: PlatformLog): (...details: unknown[]) => void {
  return (...details) => {
    const [error] = details
    log.error(error instanceof Error ? { err: error } : {}, 'platform: a request failed')
  }
}
