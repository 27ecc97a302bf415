import { expect, test } from 'vitest'
import { toConfig } from '#server/config/config.ts'

const PAYMENT_WEBHOOK_KEY = '0123456789abcdef'.repeat(4)

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
    hasSandboxPayment: true,
    paymentWebhookKey: null,
    smtpUrl: null,
    officeEmail: null,
    imageUrl: null,
    tenantFile: null,
    matomo: null,
    posthog: null,
    persist: true,
    hasRateLimits: true,
    logLevel: 'info',
    metrics: null,
    fixedToday: null,
    trustedProxies: [],
    hasScenarios: false,
  })
})

test('an empty value counts as not given', () => {
  expect(toConfig({ PORT: '', PLATFORM_URL: '', TODAY: '', NODE_ENV: 'production' }).port).toBe(3000)
})

// rules 4.21.1, 9.1.5
test('every environment variable is read into the configuration', () => {
  const config = toConfig({
    PORT: '8080',
    HOST: '::1',
    PUBLIC_URL: 'https://www.carovia.example/',
    PLATFORM_URL: 'https://platform.example/graphql',
    PLATFORM_SCHEMA: 'platform.graphql',
    PLATFORM_TENANT_HEADER: 'X-Ratio-Tenant-Id',
    DATABASE_URL: 'postgres://u:p@db/site',
    PAYMENT_PAGE_URL: 'https://pay.example/v1/start/{transactionId}',
    SANDBOX_PAYMENT: '1',
    PAYMENT_WEBHOOK_KEY,
    IMAGE_URL: 'https://images.example/w_{width},f_{format}/{publicId}',
    TENANT_FILE: 'tenant.json',
    MATOMO_URL: 'https://stats.example/',
    MATOMO_SITE_ID: '7',
    POSTHOG_KEY: 'phc_1',
    POSTHOG_HOST: 'https://eu.example',
    VITE_PERSIST_STATE: '0',
    RATE_LIMITS: '0',
    LOG_LEVEL: 'warn',
    METRICS_PORT: '9464',
    METRICS_HOST: '::1',
    TODAY: '2027-05-14',
    SCENARIOS: '1',
    TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::1',
  })
  expect(config).toMatchObject({
    port: 8080,
    host: '::1',
    publicUrl: 'https://www.carovia.example',
    platform: { url: 'https://platform.example/graphql', schemaFile: 'platform.graphql' },
    tenantHeader: 'x-ratio-tenant-id',
    databaseUrl: 'postgres://u:p@db/site',
    paymentPageUrl: 'https://pay.example/v1/start/{transactionId}',
    hasSandboxPayment: false,
    paymentWebhookKey: PAYMENT_WEBHOOK_KEY,
    imageUrl: 'https://images.example/w_{width},f_{format}/{publicId}',
    tenantFile: 'tenant.json',
    matomo: { url: 'https://stats.example/', siteId: '7' },
    posthog: { key: 'phc_1', host: 'https://eu.example' },
    persist: false,
    hasRateLimits: false,
    logLevel: 'warn',
    metrics: { port: 9464, host: '::1' },
    fixedToday: '2027-05-14',
    hasScenarios: true,
    trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::1'],
  })
})

const ORIGIN = 'an origin such as https://www.example.ch, in small letters, with umlauts as xn--…'

test.each([
  ['PORT', '65536', 'a whole number from 0 to 65535'],
  ['PORT', '3000a', 'a whole number from 0 to 65535'],
  ['HOST', 'a b', 'a host name or address'],
  ['PUBLIC_URL', 'https://www.example.ch/start', ORIGIN],
  ['PUBLIC_URL', 'www.example.ch', ORIGIN],
  ['PUBLIC_URL', 'https://www.müller-reisen.ch', ORIGIN],
  ['PUBLIC_URL', 'https://www.Example.ch', ORIGIN],
  ['PLATFORM_URL', 'platform', 'an http or https address without user and password'],
  ['PLATFORM_URL', 'file:///etc/passwd', 'an http or https address without user and password'],
  ['PLATFORM_TENANT_HEADER', 'x-tenant', 'a header name that ends in -tenant-id'],
  ['PLATFORM_TENANT_HEADER', 'x y-tenant-id', 'a header name that ends in -tenant-id'],
  ['PAYMENT_PAGE_URL', 'https://pay.example/start', 'an https address with {transactionId} in it'],
  ['PAYMENT_PAGE_URL', 'http://pay.example/{transactionId}', 'an https address with {transactionId} in it'],
  ['SANDBOX_PAYMENT', 'true', '1 (on) or 0 (off)'],
  ['RATE_LIMITS', 'off', '1 (on) or 0 (off, where a proxy in front limits instead)'],
  ['MATOMO_URL', 'stats.example', 'an http or https address without user and password'],
  ['MATOMO_SITE_ID', 'x', 'a whole number'],
  ['POSTHOG_KEY', 'phc 1', 'a project key'],
  ['POSTHOG_HOST', 'eu.example', 'an http or https address without user and password'],
  ['VITE_PERSIST_STATE', 'true', '1 (on) or 0 (off)'],
  ['LOG_LEVEL', 'loud', 'trace, debug, info, warn, error, fatal, silent'],
  ['METRICS_PORT', '70000', 'a whole number from 0 to 65535'],
  ['METRICS_HOST', 'a b', 'a host name or address'],
  ['TODAY', '2027-02-29', 'an ISO day such as 2027-05-14'],
  ['SCENARIOS', 'yes', '1 (on) or 0 (off)'],
])('%s=%s is refused in one line that says what is allowed', (name, value, allowed) => {
  expect(() => toConfig({ [name]: value })).toThrow(
    new RegExp(`^${name} is «${escaped(value)}»; allowed: ${escaped(allowed)}$`),
  )
})

test.each([
  ['nothing says that the site is public', {}, true],
  ['it is production, as npm start has it', { NODE_ENV: 'production' }, true],
  ['it is switched off', { SANDBOX_PAYMENT: '0' }, false],
  ['the public has an address', { PUBLIC_URL: 'https://www.example.ch' }, false],
  [
    'the public has an address, and it is switched on',
    { PUBLIC_URL: 'https://www.example.ch', SANDBOX_PAYMENT: '1' },
    true,
  ],
  ['there is a payment page', { PAYMENT_PAGE_URL: 'https://pay.example/{transactionId}', PAYMENT_WEBHOOK_KEY }, false],
  [
    'there is a payment page, and it is switched on',
    { PAYMENT_PAGE_URL: 'https://pay.example/{transactionId}', SANDBOX_PAYMENT: '1', PAYMENT_WEBHOOK_KEY },
    false,
  ],
  [
    'the platform is foreign, and it is switched on',
    { PLATFORM_URL: 'https://platform.example/', SANDBOX_PAYMENT: '1' },
    false,
  ],
])('where %s, %j, the sandbox payment is open: %j', (_case, environment, expected) => {
  expect(toConfig(environment).hasSandboxPayment).toBe(expected)
})

test.each([
  'all',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
  '10.0.0/8',
  'loopback,',
  '*',
  '::1/129',
  '0.0.0.0/0',
  '0.0.0.0/1',
  '10.0.0.0/7',
  '::/0',
  'fc00::/6',
])('TRUSTED_PROXIES=%s is refused in one line', (value) => {
  const allowed = 'addresses, networks up to /8 (IPv6 /7) or loopback, linklocal, uniquelocal, with commas between them'
  expect(() => toConfig({ TRUSTED_PROXIES: value })).toThrow(`TRUSTED_PROXIES is «${value}»; allowed: ${allowed}`)
})

test.each(['10.0.0.0/8', 'fc00::/7', '203.0.113.7'])('TRUSTED_PROXIES=%s is taken', (value) => {
  const { trustedProxies } = toConfig({ TRUSTED_PROXIES: value, PUBLIC_URL: 'https://www.example.ch' })
  expect(trustedProxies).toEqual([value])
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
  expect(() => toConfig({ IMAGE_URL: value })).toThrow(
    new RegExp(`^IMAGE_URL is «${escaped(value)}»; allowed: ${escaped(allowed)}$`),
  )
})

test('a payment page of the embedded platform requires a webhook key, which is not logged', () => {
  const PAYMENT_PAGE_URL = 'https://pay.example/{transactionId}'
  expect(() => toConfig({ PAYMENT_PAGE_URL })).toThrow('PAYMENT_WEBHOOK_KEY is empty')
  expect(toConfig({ PAYMENT_PAGE_URL, PLATFORM_URL: 'https://platform.example/' }).paymentWebhookKey).toBeNull()
  for (const bad of ['abc', 'geheim', `${PAYMENT_WEBHOOK_KEY}0`])
    expect(() => toConfig({ PAYMENT_WEBHOOK_KEY: bad })).toThrow(
      /^PAYMENT_WEBHOOK_KEY is «…»; allowed: 32 to 256 hex digits$/,
    )
})

test('a fixed day requires SCENARIOS=1, which production refuses', () => {
  expect(() => toConfig({ TODAY: '2027-05-14' })).toThrow('TODAY is «2027-05-14»; allowed: with SCENARIOS=1 only')
  expect(() => toConfig({ TODAY: '2027-05-14', SCENARIOS: '0', NODE_ENV: 'test' })).toThrow('with SCENARIOS=1 only')
  expect(() => toConfig({ SCENARIOS: '1', NODE_ENV: 'production' })).toThrow(
    'SCENARIOS is «1»; allowed: 0 or nothing while NODE_ENV is production',
  )
  expect(toConfig({ TODAY: '2027-05-14', SCENARIOS: '1' })).toMatchObject({
    fixedToday: '2027-05-14',
    hasScenarios: true,
  })
  expect(toConfig({ NODE_ENV: 'test' }).hasScenarios).toBe(false)
})

test.each([{ HOST: '0.0.0.0' }, { HOST: '::' }, { HOST: '192.168.1.4' }, { TRUSTED_PROXIES: 'loopback' }])(
  'a host reachable from outside needs PUBLIC_URL, %o',
  (environment) => {
    expect(() => toConfig(environment)).toThrow(/^PUBLIC_URL is empty; allowed: the address visitors see/)
    expect(toConfig({ ...environment, PUBLIC_URL: 'https://www.example.ch' }).publicUrl).toBe('https://www.example.ch')
    expect(toConfig({ ...environment, SCENARIOS: '1' }).publicUrl).toBeNull()
  },
)

test.each([{ HOST: '127.0.0.1' }, { HOST: '::1' }, { HOST: 'localhost' }])(
  'on this machine alone no address is asked for, %o',
  (environment) => {
    expect(toConfig(environment).publicUrl).toBeNull()
  },
)

test.each([
  [{ MATOMO_URL: 'https://stats.example' }, 'MATOMO_SITE_ID'],
  [{ POSTHOG_HOST: 'https://eu.example' }, 'POSTHOG_KEY'],
])('%o alone is refused and the missing half named', (environment, missing) => {
  expect(() => toConfig(environment)).toThrow(`${missing} is empty`)
})

test.each([{ METRICS_PORT: '3000' }, { PORT: '8080', METRICS_PORT: '8080' }])(
  'metrics on the port that visitors reach are refused: %o',
  (environment) => {
    expect(() => toConfig(environment)).toThrow(
      `METRICS_PORT is «${environment.METRICS_PORT}»; allowed: another one than PORT`,
    )
  },
)

test('the metrics server binds to loopback unless METRICS_HOST is set', () => {
  expect(toConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
})

test('OFFICE_EMAIL is one address, and goes with a mail server only', () => {
  const SMTP_URL = 'smtps://mail'
  expect(toConfig({ SMTP_URL, OFFICE_EMAIL: 'buero@example.ch' }).officeEmail).toBe('buero@example.ch')
  expect(toConfig({ SMTP_URL }).officeEmail).toBeNull()
  expect(() => toConfig({ OFFICE_EMAIL: 'buero@example.ch' })).toThrow(
    'OFFICE_EMAIL is «…@example.ch»; allowed: with SMTP_URL only, the mail server that sends the copies',
  )
  for (const value of ['buero', 'a@example.ch, b@example.ch', 'Büro <buero@example.ch>'])
    expect(() => toConfig({ SMTP_URL, OFFICE_EMAIL: value })).toThrow('; allowed: one e-mail address')
})

test('PLATFORM_SCHEMA without PLATFORM_URL is refused', () => {
  expect(() => toConfig({ PLATFORM_SCHEMA: 'platform.graphql' })).toThrow(
    'PLATFORM_SCHEMA is «platform.graphql»; allowed: with PLATFORM_URL only, whose schema it is',
  )
})

test.each([
  'mysql://db/site',
  'mysql://root:geheim@db/site',
  'mysql://root:ge/heim@db/site',
  'root:geheim@db:5432/site',
  'geheim',
  'postgres://u:ge#heim@db/site',
  'postgres://u:ge/heim@db/site',
  'postgres://u:ge%heim@db/site',
  // What .env leaves of the second line above.
  'postgres://u:ge',
])('DATABASE_URL=%s is refused in one line without the value, whatever its form', (value) => {
  expect(() => toConfig({ DATABASE_URL: value })).toThrow(
    /^DATABASE_URL is «…»; allowed: postgres:\/\/user:password@host:port\/database, with # \/ \? @ and % of the password as %23 %2F %3F %40 %25$/,
  )
})

test.each([
  'postgres://db/site',
  'postgresql://u:ge%23heim@db:5432/site?sslmode=require',
  'postgres:///site?host=/run/postgresql',
  'postgres://u@/site?host=/run/postgresql',
  'postgres://%2Frun%2Fpostgresql/site',
])('DATABASE_URL=%s is allowed', (value) => {
  expect(toConfig({ DATABASE_URL: value }).databaseUrl).toBe(value)
})

test.each(['smtps://info:ge#heim@mail', 'smtps://info:ge/heim@mail', 'smtp://info@firma.ch:ge%heim@mail'])(
  'SMTP_URL=%s is refused without the value, and tells how to write a password with signs in it',
  (value) => {
    expect(() => toConfig({ SMTP_URL: value })).toThrow(
      /^SMTP_URL is «…»; allowed: smtp:\/\/user:password@host:port, or smtps:\/\/, with # \/ \? @ and % of user and password as %23 %2F %3F %40 %25$/,
    )
  },
)

test.each([
  ['ftp://anna:geheim@platform/graphql', 'ftp://…@platform/graphql'],
  ['ftp://anna:ge/heim@platform/graphql', 'ftp://…@platform/graphql'],
  ['ftp://anna:ge@heim@platform/graphql', 'ftp://…@platform/graphql'],
  ['anna:geheim@platform/graphql', '…@platform/graphql'],
])('a password in PLATFORM_URL=%s stays out of the message', (value, shown) => {
  expect(() => toConfig({ PLATFORM_URL: value })).toThrow(`PLATFORM_URL is «${shown}»; allowed:`)
})

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

test('an address with a password is refused without repeating it', () => {
  expect(() => toConfig({ PLATFORM_URL: 'https://name:secret@platform.example/graphql' })).toThrow(
    'PLATFORM_URL is «https://…@platform.example/graphql»; allowed: an http or https address without user and password',
  )
})
