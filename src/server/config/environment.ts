import { isIP } from 'node:net'
import { object, string, type StringSchema } from 'yup'
import { readDay } from '#domain/calendar.ts'
import { isLoopback } from './loopback.ts'

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** Placeholders of the picture URL template. */
const IMAGE_PLACES = ['{publicId}', '{width}', '{format}']

/** The environment variables. An empty value is the same as none. */
export const environmentShape = object({
  NODE_ENV: variable('any text', () => true),
  PORT: variable('a whole number from 0 to 65535', (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535),
  HOST: variable('a host name or address', (value) => /^[\w.:-]+$/.test(value)),
  PUBLIC_URL: variable('an origin such as https://www.example.ch, in small letters, with umlauts as xn--…', isOrigin),
  PLATFORM_URL: variable('an http or https address without user and password', isWebAddress),
  PLATFORM_SCHEMA: variable('the path of an SDL file', () => true),
  PLATFORM_TENANT_HEADER: variable('a header name that ends in -tenant-id', (value) =>
    /^[\w-]+-tenant-id$/i.test(value),
  ),
  DATABASE_URL: secret(
    'postgres://user:password@host:port/database, with # / ? @ and % of the password as %23 %2F %3F %40 %25',
    isDatabase,
  ),
  PAYMENT_PAGE_URL: variable('an https address with {transactionId} in it', isPaymentPage),
  SANDBOX_PAYMENT: variable('1 (on) or 0 (off)', (value) => value === '0' || value === '1'),
  PAYMENT_WEBHOOK_KEY: secret('32 to 256 hex digits', (value) => /^([0-9a-f]{2}){16,128}$/i.test(value)),
  SMTP_URL: secret(
    'smtp://user:password@host:port, or smtps://, with # / ? @ and % of user and password as %23 %2F %3F %40 %25',
    isMailServer,
  ),
  OFFICE_EMAIL: variable('one e-mail address', (value) => /^[^\s@,;<>"]+@[^\s@,;<>"]+$/.test(value)),
  IMAGE_URL: variable(
    `an http or https address with ${IMAGE_PLACES.join(', ')} behind its host, and no other {…}`,
    isPictureAddress,
  ),
  TENANT_FILE: variable('the path of a JSON file', () => true),
  MATOMO_URL: variable('an http or https address without user and password', isWebAddress),
  MATOMO_SITE_ID: variable('a whole number', (value) => /^\d+$/.test(value)),
  POSTHOG_KEY: variable('a project key', (value) => /^[\w-]+$/.test(value)),
  POSTHOG_HOST: variable('an http or https address without user and password', isWebAddress),
  VITE_PERSIST_STATE: variable('1 (on) or 0 (off)', (value) => value === '0' || value === '1'),
  RATE_LIMITS: variable(
    '1 (on) or 0 (off, where a proxy in front limits instead)',
    (value) => value === '0' || value === '1',
  ),
  LOG_LEVEL: variable(LOG_LEVELS.join(', '), (value) => LOG_LEVELS.includes(value)),
  TODAY: variable('an ISO day such as 2027-05-14', (value) => readDay(value) === value),
  METRICS_PORT: variable(
    'a whole number from 0 to 65535',
    (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
  ),
  METRICS_HOST: variable('a host name or address', (value) => /^[\w.:-]+$/.test(value)),
  SCENARIOS: variable('1 (on) or 0 (off)', (value) => value === '0' || value === '1'),
  TRUSTED_PROXIES: variable(
    'addresses, networks up to /8 (IPv6 /7) or loopback, linklocal, uniquelocal, with commas between them',
    isListOfNetworks,
  ),
})

function variable(allowed: string, isAllowed: (value: string) => boolean): StringSchema {
  return string()
    .transform((value: unknown) => (value === '' ? undefined : value))
    .test({
      name: 'allowed',
      test: (value, { path, createError }) =>
        value === undefined ||
        isAllowed(value) ||
        createError({ message: `${path} is «${redacted(value)}»; allowed: ${allowed}` }),
    })
}

/** Like `variable`, but the message, which ends up in a log, does not show the value. */
function secret(allowed: string, isAllowed: (value: string) => boolean): StringSchema {
  return string()
    .transform((value: unknown) => (value === '' ? undefined : value))
    .test({
      name: 'allowed',
      test: (value, { path, createError }) =>
        value === undefined || isAllowed(value) || createError({ message: `${path} is «…»; allowed: ${allowed}` }),
    })
}

/** Removes what may be credentials, all before the last `@` but the scheme, as the message ends up in a log. */
export function redacted(value: string): string {
  return value.replace(/^(\w+:\/\/)?.*@/s, '$1…@')
}

/** Without user and password: `fetch` refuses them, with the whole address in its message. */
function isWebAddress(value: string): boolean {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return false
  const { username, password } = new URL(value)
  return username === '' && password === ''
}

function isOrigin(value: string): boolean {
  return isWebAddress(value) && new URL(value).origin === value.replace(/\/$/, '')
}

function isDatabase(value: string): boolean {
  // A user without a host goes to the socket that `?host=` names.
  return /^postgres(ql)?:\/\/./.test(value) && hasReadablePassword(value.replace('@/', '@localhost/'))
}

function isMailServer(value: string): boolean {
  return /^smtps?:\/\//.test(value) && hasReadablePassword(value) && new URL(value).hostname !== ''
}

/** Signs of a password that mean something in an address have to be encoded, a single % too. */
function hasReadablePassword(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { username, password } = new URL(value)
  return !/%(?![\da-f]{2})/i.test(username + password)
}

function isPaymentPage(value: string): boolean {
  if (!isWebAddress(value) || !value.includes('{transactionId}')) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || isLoopback(hostname)
}

function isPictureAddress(value: string): boolean {
  const [, behindHost = ''] = /^https?:\/\/[^/?#{}@\s]+(\/[^#\s]*)$/.exec(value) ?? []
  const places: readonly string[] = behindHost.match(/[{}][^{}]*\}?/g) ?? []
  return (
    isWebAddress(value) &&
    IMAGE_PLACES.every((place) => places.includes(place)) &&
    places.every((place) => IMAGE_PLACES.includes(place))
  )
}

const NAMED_NETWORKS: readonly string[] = ['loopback', 'linklocal', 'uniquelocal']

function isListOfNetworks(value: string): boolean {
  return readList(value).every((entry) => NAMED_NETWORKS.includes(entry) || isNetwork(entry))
}

/** An IP address, or a network no wider than the widest private ones, 10.0.0.0/8 and fc00::/7: others hold visitors. */
function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/')
  const [least, most] = isIP(address) === 4 ? [8, 32] : [7, 128]
  return (
    isIP(address) !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= least && Number(bits) <= most))
  )
}

/** The entries of a comma-separated list. */
export function readList(value: string): readonly string[] {
  return value.split(',').map((entry) => entry.trim())
}
