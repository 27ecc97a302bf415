import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadEnvFile } from 'node:process'
import { parseEnv } from 'node:util'
import { ValidationError, type InferType } from 'yup'
import { TENANT_HEADER } from '#protocol/proxyEndpoint.ts'
import { environmentShape, readList, redacted } from './environment.ts'
import { isLoopback } from './loopback.ts'
import { StartError } from './startError.ts'
import { unknownSettings } from './unknownSettings.ts'

/** Configuration of the host, read once at the start. */
export interface HostConfig {
  /** 0: any free port. */
  readonly port: number
  readonly host: string
  /** Canonical origin without a trailing slash; null: derived from each request. */
  readonly publicUrl: string | null
  /** Null: the embedded platform. */
  readonly platform: ForeignPlatform | null
  readonly tenantHeader: string
  /** PostgreSQL of the embedded platform and of the journal; null: SQLite files in `dataDirectory`. */
  readonly databaseUrl: string | null
  readonly dataDirectory: string
  /** URL template with `{transactionId}`; null without a payment provider. */
  readonly paymentPageUrl: string | null
  /** Whether the embedded platform serves a sandbox payment page, where anybody can mark a booking as paid. */
  readonly hasSandboxPayment: boolean
  /** HMAC key of the payment provider's webhook, in hex; null: no webhook. */
  readonly paymentWebhookKey: string | null
  /** Mail server of the embedded platform; null: mails are written to files in `dataDirectory`. */
  readonly smtpUrl: string | null
  /** Mailbox that gets a copy of each mail sent; null: none. */
  readonly officeEmail: string | null
  /** URL template of a foreign image service, with `{publicId}`, `{width}` and `{format}`; null for none. */
  readonly imageUrl: string | null
  /** JSON file with the tenant's configuration; null: the built-in tenant. */
  readonly tenantFile: string | null
  /** Web analytics, relayed by this host; null: none. */
  readonly matomo: { readonly url: string; readonly siteId: string } | null
  readonly posthog: { readonly key: string; readonly host: string } | null
  readonly persist: boolean
  /** Whether rate limits per network apply. */
  readonly hasRateLimits: boolean
  readonly logLevel: string
  /** Address of the metrics server; null: nothing is measured. */
  readonly metrics: { readonly port: number; readonly host: string } | null
  /** Addresses and networks of proxies whose forwarded headers are trusted. */
  readonly trustedProxies: readonly string[]
  /** Whether scenarios and a fixed day are allowed. */
  readonly hasScenarios: boolean
  /** Fixed current day of the whole site; null: the real one. */
  readonly fixedToday: string | null
}

export interface ForeignPlatform {
  readonly url: string
  /** SDL file of a platform without introspection; null: introspection. */
  readonly schemaFile: string | null
}

const DATA_DIRECTORY = '.data'

/**
 * Reads the environment of the process, and `.env` in the working directory.
 * @throws StartError naming variable, value and allowed values.
 */
export function readConfig(): HostConfig {
  if (existsSync('.env')) loadSettings()
  return toConfig(process.env)
}

/** Warnings about variables that are no setting, and seem to be meant as one. */
export function settingsWarnings(): readonly string[] {
  const file = existsSync('.env') ? Object.keys(parseEnv(readFileSync('.env', 'utf8'))) : []
  return unknownSettings(Object.keys(process.env), file)
}

/** @throws StartError where this user may not read the file: without it the databases would be others. */
function loadSettings(): void {
  try {
    loadEnvFile('.env')
  } catch {
    throw new StartError(
      `${resolve('.env')} cannot be read: run this as the user of the site, who may read its settings`,
    )
  }
}

/** @throws StartError naming variable, value and allowed values. */
export function toConfig(environment: Readonly<Record<string, string | undefined>>): HostConfig {
  const values = validated(environment)
  assertComplete(values)
  assertNotExposed(values)
  return {
    port: Number(values.PORT ?? '3000'),
    host: values.HOST ?? '127.0.0.1',
    publicUrl: values.PUBLIC_URL?.replace(/\/$/, '') ?? null,
    platform:
      values.PLATFORM_URL === undefined
        ? null
        : { url: values.PLATFORM_URL, schemaFile: values.PLATFORM_SCHEMA ?? null },
    tenantHeader: values.PLATFORM_TENANT_HEADER?.toLowerCase() ?? TENANT_HEADER,
    databaseUrl: values.DATABASE_URL ?? null,
    dataDirectory: DATA_DIRECTORY,
    paymentPageUrl: values.PAYMENT_PAGE_URL ?? null,
    hasSandboxPayment: hasSandboxPayment(values),
    paymentWebhookKey: values.PAYMENT_WEBHOOK_KEY ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    officeEmail: values.OFFICE_EMAIL ?? null,
    imageUrl: values.IMAGE_URL ?? null,
    tenantFile: values.TENANT_FILE ?? null,
    ...analytics(values),
    persist: (values.VITE_PERSIST_STATE ?? '1') === '1',
    hasRateLimits: (values.RATE_LIMITS ?? '1') === '1',
    logLevel: values.LOG_LEVEL ?? 'info',
    metrics: metrics(values),
    trustedProxies: values.TRUSTED_PROXIES === undefined ? [] : readList(values.TRUSTED_PROXIES),
    hasScenarios: values.SCENARIOS === '1',
    fixedToday: values.TODAY ?? null,
  }
}

type Values = InferType<typeof environmentShape>

/** A public site has PUBLIC_URL or PAYMENT_PAGE_URL: with the former the sandbox is opt-in, with the latter it is off. */
function hasSandboxPayment({ PLATFORM_URL, PAYMENT_PAGE_URL, PUBLIC_URL, SANDBOX_PAYMENT }: Values): boolean {
  if (PLATFORM_URL !== undefined || PAYMENT_PAGE_URL !== undefined) return false
  return SANDBOX_PAYMENT === undefined ? PUBLIC_URL === undefined : SANDBOX_PAYMENT === '1'
}

function analytics(values: Values): Pick<HostConfig, 'matomo' | 'posthog'> {
  const { MATOMO_URL: url, MATOMO_SITE_ID: siteId, POSTHOG_KEY: key, POSTHOG_HOST: host } = values
  return {
    matomo: url === undefined || siteId === undefined ? null : { url, siteId },
    posthog: key === undefined || host === undefined ? null : { key, host },
  }
}

/** @throws StartError if it is the public port. */
function metrics({ METRICS_PORT: port, METRICS_HOST: host, PORT: publicPort = '3000' }: Values): HostConfig['metrics'] {
  if (port === undefined) return null
  if (Number(port) === Number(publicPort) && port !== '0')
    throw new StartError(`METRICS_PORT is «${port}»; allowed: another one than PORT, which visitors reach`)
  return { port: Number(port), host: host ?? '127.0.0.1' }
}

function validated(environment: Readonly<Record<string, string | undefined>>): Values {
  try {
    // Only known names: yup mistakes properties of every object, such as `constructor`, for fields of the shape.
    const ours = Object.keys(environmentShape.fields).map((name) => [name, environment[name]])
    return environmentShape.validateSync(Object.fromEntries(ours))
  } catch (error) {
    if (error instanceof ValidationError) throw new StartError(error.message)
    throw error
  }
}

/** @throws StartError for a setting whose counterpart is missing or excludes it. */
function assertComplete(values: Values): void {
  if (values.PLATFORM_SCHEMA !== undefined && values.PLATFORM_URL === undefined) {
    throw new StartError(
      `PLATFORM_SCHEMA is «${values.PLATFORM_SCHEMA}»; allowed: with PLATFORM_URL only, whose schema it is`,
    )
  }
  if (values.SMTP_URL !== undefined && values.PLATFORM_URL !== undefined) {
    throw new StartError(
      'SMTP_URL is «…»; allowed: without PLATFORM_URL only, for that platform writes to its customers itself',
    )
  }
  if (values.OFFICE_EMAIL !== undefined && values.SMTP_URL === undefined) {
    throw new StartError(
      `OFFICE_EMAIL is «${redacted(values.OFFICE_EMAIL)}»; allowed: with SMTP_URL only, the mail server that sends the copies`,
    )
  }
  if (
    values.PAYMENT_PAGE_URL !== undefined &&
    values.PLATFORM_URL === undefined &&
    values.PAYMENT_WEBHOOK_KEY === undefined
  ) {
    throw new StartError(
      'PAYMENT_WEBHOOK_KEY is empty; allowed: the key of the payment provider, with PAYMENT_PAGE_URL and the embedded platform, where nothing else makes a booking paid',
    )
  }
  const pairs = [
    ['MATOMO_URL', 'MATOMO_SITE_ID'],
    ['POSTHOG_KEY', 'POSTHOG_HOST'],
  ] as const
  for (const [one, other] of pairs) {
    if ((values[one] === undefined) === (values[other] === undefined)) continue
    const missing = values[one] === undefined ? one : other
    throw new StartError(`${missing} is empty; allowed: ${one} and ${other} together, or neither`)
  }
}

/** @throws StartError for settings that would expose the site unintentionally. */
function assertNotExposed(values: Values): void {
  const {
    SCENARIOS: scenarios,
    TODAY: today,
    NODE_ENV: mode,
    PUBLIC_URL: publicUrl,
    HOST: host = '127.0.0.1',
    TRUSTED_PROXIES: proxies,
  } = values
  if (scenarios === '1') {
    if (mode === 'production')
      throw new StartError('SCENARIOS is «1»; allowed: 0 or nothing while NODE_ENV is production')
    return
  }
  if (today !== undefined) throw new StartError(`TODAY is «${today}»; allowed: with SCENARIOS=1 only`)
  if (publicUrl !== undefined || (isLoopback(host) && proxies === undefined)) return
  const reason = proxies === undefined ? `HOST is «${host}»` : `TRUSTED_PROXIES is «${proxies}»`
  throw new StartError(
    `PUBLIC_URL is empty; allowed: the address visitors see, because ${reason} and links must not follow what a visitor sends as host`,
  )
}
