import { expect, test } from 'vitest'
import { toConfig } from '#server/config.ts'

test('an empty environment runs the embedded platform on port 3000 of this machine', () => {
  expect(toConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: null,
    platform: null,
    tenantHeader: 'x-platform-tenant-id',
    databaseUrl: null,
    dataDirectory: '.data',
    paymentPageUrl: null,
    imageUrl: null,
    tenantFile: null,
    matomo: null,
    posthog: null,
    persist: true,
    logLevel: 'info',
    metrics: null,
    fixedToday: null,
    isProduction: false,
  })
})

test('an empty value counts as not given', () => {
  expect(toConfig({ PORT: '', PLATFORM_URL: '', TODAY: '', NODE_ENV: 'production' }).port).toBe(3000)
})

test('every variable arrives', () => {
  const config = toConfig({
    PORT: '8080',
    HOST: '::1',
    PUBLIC_URL: 'https://www.carovia.example/',
    PLATFORM_URL: 'https://platform.example/graphql',
    PLATFORM_SCHEMA: 'platform.graphql',
    PLATFORM_TENANT_HEADER: 'X-Ratio-Tenant-Id',
    DATABASE_URL: 'postgres://u:p@db/site',
    PAYMENT_PAGE_URL: 'https://pay.example/v1/start/{transactionId}',
    IMAGE_URL: 'https://images.example/w_{width},f_{format}/{publicId}',
    TENANT_FILE: 'tenant.json',
    MATOMO_URL: 'https://stats.example/',
    MATOMO_SITE_ID: '7',
    POSTHOG_KEY: 'phc_1',
    POSTHOG_HOST: 'https://eu.example',
    VITE_PERSIST_STATE: '0',
    LOG_LEVEL: 'warn',
    METRICS_PORT: '9464',
    METRICS_HOST: '::1',
    TODAY: '2027-05-14',
  })
  expect(config).toMatchObject({
    port: 8080,
    host: '::1',
    publicUrl: 'https://www.carovia.example',
    platform: { url: 'https://platform.example/graphql', schemaFile: 'platform.graphql' },
    tenantHeader: 'x-ratio-tenant-id',
    databaseUrl: 'postgres://u:p@db/site',
    paymentPageUrl: 'https://pay.example/v1/start/{transactionId}',
    imageUrl: 'https://images.example/w_{width},f_{format}/{publicId}',
    tenantFile: 'tenant.json',
    matomo: { url: 'https://stats.example/', siteId: '7' },
    posthog: { key: 'phc_1', host: 'https://eu.example' },
    persist: false,
    logLevel: 'warn',
    metrics: { port: 9464, host: '::1' },
    fixedToday: '2027-05-14',
  })
})

test.each([
  ['PORT', '65536', 'a whole number from 0 to 65535'],
  ['PORT', '3000a', 'a whole number from 0 to 65535'],
  ['HOST', 'a b', 'a host name or address'],
  ['PUBLIC_URL', 'https://www.example.ch/start', 'an origin such as https://www.example.ch'],
  ['PUBLIC_URL', 'www.example.ch', 'an origin such as https://www.example.ch'],
  ['PLATFORM_URL', 'platform', 'an http or https address'],
  ['PLATFORM_URL', 'file:///etc/passwd', 'an http or https address'],
  ['PLATFORM_TENANT_HEADER', 'x-tenant', 'a header name that ends in -tenant-id'],
  ['PLATFORM_TENANT_HEADER', 'x y-tenant-id', 'a header name that ends in -tenant-id'],
  ['DATABASE_URL', 'mysql://db/site', 'postgres://user:password@host:port/database'],
  ['PAYMENT_PAGE_URL', 'https://pay.example/start', 'an https address with {transactionId} in it'],
  ['MATOMO_URL', 'stats.example', 'an http or https address'],
  ['MATOMO_SITE_ID', 'x', 'a whole number'],
  ['POSTHOG_KEY', 'phc 1', 'a project key'],
  ['POSTHOG_HOST', 'eu.example', 'an http or https address'],
  ['VITE_PERSIST_STATE', 'true', '1 (on) or 0 (off)'],
  ['LOG_LEVEL', 'loud', 'trace, debug, info, warn, error, fatal, silent'],
  ['METRICS_PORT', '70000', 'a whole number from 0 to 65535'],
  ['METRICS_HOST', 'a b', 'a host name or address'],
  ['TODAY', '2027-02-29', 'an ISO day such as 2027-05-14'],
])('%s=%s is refused in one line that says what is allowed', (name, value, allowed) => {
  expect(() => toConfig({ [name]: value })).toThrow(new RegExp(`^${name} is «${escaped(value)}»; allowed: ${escaped(allowed)}$`))
})

test.each([
  'images.example/{publicId}/{width}/{format}',
  'ftp://images.example/{publicId}/{width}/{format}',
  'https://images.example/{width}/{format}',
  'https://images.example/{publicId}/{format}',
  'https://images.example/{publicId}/{width}',
  'https://images.example/{publicid}/{width}/{format}',
  'https://images.example/{publicId}/{width}/{height}/{format}',
  'https://images.example/{publicId}/{width}/{format',
  'https://{publicId}.images.example/{width}/{format}',
  'https://images.example?{publicId}{width}{format}',
  'https://images.example/{publicId} {width} {format}',
  'https://images.example/#{publicId}{width}{format}',
])('IMAGE_URL=%s is refused in one line: each of its parts is needed, and nothing else in braces', (value) => {
  const allowed = 'an http or https address with {publicId}, {width}, {format} behind its host, and no other {…}'
  expect(() => toConfig({ IMAGE_URL: value })).toThrow(new RegExp(`^IMAGE_URL is «${escaped(value)}»; allowed: ${escaped(allowed)}$`))
})

test('a fixed day is refused in production and nowhere else', () => {
  expect(() => toConfig({ TODAY: '2027-05-14', NODE_ENV: 'production' })).toThrow('allowed: nothing while NODE_ENV is production')
  expect(toConfig({ TODAY: '2027-05-14', NODE_ENV: 'test' }).fixedToday).toBe('2027-05-14')
})

test.each([
  [{ MATOMO_URL: 'https://stats.example' }, 'MATOMO_SITE_ID'],
  [{ POSTHOG_HOST: 'https://eu.example' }, 'POSTHOG_KEY'],
])('%o alone is refused and the missing half named', (environment, missing) => {
  expect(() => toConfig(environment)).toThrow(`${missing} is empty`)
})

test.each([{ METRICS_PORT: '3000' }, { PORT: '8080', METRICS_PORT: '8080' }])('metrics on the port that visitors reach are refused: %o', (environment) => {
  expect(() => toConfig(environment)).toThrow(`METRICS_PORT is «${environment.METRICS_PORT}»; allowed: another one than PORT`)
})

test('metrics are told on this machine alone unless another place is named', () => {
  expect(toConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
})

test('the schema of a platform without the platform is refused', () => {
  expect(() => toConfig({ PLATFORM_SCHEMA: 'platform.graphql' })).toThrow(
    'PLATFORM_SCHEMA is «platform.graphql»; allowed: with PLATFORM_URL only, whose schema it is',
  )
})

test('a password in a refused value stays out of the message', () => {
  expect(() => toConfig({ DATABASE_URL: 'mysql://root:secret@db/site' })).toThrow('DATABASE_URL is «mysql://…@db/site»')
})

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
