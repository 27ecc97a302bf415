import { carovia, type TenantConfig } from './config.ts'
import { contrast } from './contrast.ts'
import { shadeOf, shades } from './shades.ts'

/** The allowed values of one setting. */
interface Rule {
  /** Description for the operator. */
  readonly allowed: string
  /** @param valueOf reads another value, by its path */
  readonly isAllowed: (value: unknown, valueOf: (path: string) => unknown) => boolean
}

/** Locales with texts: German pages must not declare French to screen readers and search engines. */
const LOCALES = ['de-CH']

/** Minimum contrast of text (WCAG 2, AA). */
const READABLE = 4.5

/** Minimum contrast of a line or an icon (WCAG 2, AA). */
const VISIBLE = 3

/** Land colour of the built-in map. */
const MAP = '#F3F5F0'
const HEX = /^#[0-9a-f]{6}$/i

const flag: Rule = {
  allowed: 'true or false',
  isAllowed: (value) => typeof value === 'boolean',
}

const text = (allowed: string, pattern: RegExp): Rule => ({
  allowed,
  isAllowed: (value) => matches(value, pattern),
})

const textOrNull = (allowed: string, pattern: RegExp): Rule => ({
  allowed: `${allowed}, or null`,
  isAllowed: (value) => value === null || matches(value, pattern),
})

const only = (single: string | number): Rule => ({
  allowed: String(single),
  isAllowed: (value) => value === single,
})

/** A colour of text: one that is readable on the light shades of the brand is readable on white. */
const ink = (name: 'primary' | 'signal'): Rule => ({
  allowed: 'a hex colour such as #14342B, dark enough to be read on white and on the light shades of the brand',
  isAllowed: (value, valueOf) => {
    const primary = valueOf('branding.colors.primary')
    if (!matches(value, HEX) || !matches(primary, HEX)) return false
    const colors = { primary: String(primary), [name]: String(value) }
    const grounds = name === 'signal' ? [shades.tint, shades.signalTint] : [shades.tint]
    return grounds.every((shade) => isReadable(String(value), shadeOf(shade, colors)))
  },
})

const OWN_FILE = /^\/[^/]/
const ANY_WORD = /\S/

/** Paths of all settings of a group: names from the outside in, joined by dots. A list is one setting. */
type PathsIn<Group> = {
  [Name in keyof Group & string]: Group[Name] extends readonly unknown[] | string | number | boolean | null
    ? Name
    : `${Name}.${PathsIn<Group[Name]>}`
}[keyof Group & string]

/** The rules of all filters are the same. */
type FilterSetting = `travelFilter.${string}`

/** The rule of each setting, in the order of the checks; the compiler asks for one that is missing. */
export const tenantRules: Readonly<Record<Exclude<PathsIn<TenantConfig>, FilterSetting>, Rule>> = {
  id: text('the number of the tenant on the platform, as text', /^\d+$/),
  operatorName: text('a name', ANY_WORD),
  locale: {
    allowed: `${LOCALES.join(' or ')}, for texts are written in no other language`,
    isAllowed: (value) => LOCALES.some((locale) => locale === value),
  },
  'features.esim.active': flag,
  'features.bookingSummary.showBoarding': flag,
  'branding.colors.primary': ink('primary'),
  'branding.colors.secondary': {
    allowed: 'a hex colour such as #FFC72C on which the primary one can be read',
    isAllowed: (value, valueOf) =>
      typeof value === 'string' && isReadable(String(valueOf('branding.colors.primary')), value),
  },
  'branding.colors.signal': ink('signal'),
  'branding.qrCode.style': only('squares'),
  'branding.qrCode.eyeRadius': only(0),
  'branding.qrCode.logoImage': text('a picture of this site such as /favicon-256x256.png', OWN_FILE),
  ...Object.fromEntries(
    Object.keys(carovia.travelFilter.inputs).map((input) => [`travelFilter.inputs.${input}.enabled`, flag]),
  ),
  'map.markerIcon': textOrNull('a picture of this site such as /marker.png', OWN_FILE),
  'map.routeColor': {
    allowed: 'a hex colour such as #C8102E, dark enough to be seen on a light map',
    isAllowed: (value) => matches(value, HEX) && contrast(String(value), MAP) >= VISIBLE,
  },
  'map.tileUrl': textOrNull(
    'an https address with {z}, {x} and {y} in it',
    // Its origin is written into the content policy.
    /^https:\/\/[\w.:-]+\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})[^\s;,]*$/,
  ),
  'booking.displayDurationDays': flag,
  'payment.holdMinutes': {
    allowed: 'a whole number of minutes from 5 to 1440',
    isAllowed: (value) => typeof value === 'number' && Number.isInteger(value) && value >= 5 && value <= 1440,
  },
  'tracking.acquisition': flag,
  'contact.phone': text('a number with its country such as +41 31 555 04 04', /^\+\d[\d ]+$/),
  'contact.email': text('an e-mail address', /^[^\s@]+@[^\s@]+\.[^\s@]+$/),
  acquisitionChannels: {
    allowed: 'a list of { value, label }, which may be empty',
    isAllowed: (value) =>
      isListOf(value, ({ value: one, label }) => matches(one, ANY_WORD) && matches(label, ANY_WORD)),
  },
  insuranceBenefits: {
    allowed: 'a list of { label, ratioServiceNos }, which may be empty',
    isAllowed: (value) =>
      isListOf(value, ({ label, ratioServiceNos }) => matches(label, ANY_WORD) && areServiceNos(ratioServiceNos)),
  },
  'terms.payments': {
    allowed:
      'a list of { percent, days, from }, from being booking or departure, 100 percent together, the last from the departure, which may be empty',
    isAllowed: arePayments,
  },
  'terms.cancellation': {
    allowed: 'a list of { untilDaysBefore, percent, feePerPerson } with fewer days each time, which may be empty',
    isAllowed: areCancellations,
  },
  'terms.customerMoney': textOrNull('a sentence', ANY_WORD),
  'terms.documentsDaysBefore': {
    allowed: 'a whole number of days from 0 to 365, or null',
    isAllowed: (value) => value === null || isWholeNumber(value, 365),
  },
}

function isWholeNumber(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
}

function arePayments(value: unknown): boolean {
  const isPart = (part: Readonly<Record<string, unknown>>) =>
    isWholeNumber(part['percent'], 100) &&
    isWholeNumber(part['days'], 365) &&
    (part['from'] === 'booking' || part['from'] === 'departure')
  if (!isListOf(value, isPart)) return false
  const parts = fieldsOfEach(value)
  const percent = parts.reduce((sum, part) => sum + Number(part['percent']), 0)
  return parts.length === 0 || (percent === 100 && parts.at(-1)?.['from'] === 'departure')
}

function areCancellations(value: unknown): boolean {
  const isTerm = (term: Readonly<Record<string, unknown>>) =>
    isWholeNumber(term['untilDaysBefore'], 1000) &&
    isWholeNumber(term['percent'], 100) &&
    isWholeNumber(term['feePerPerson'], 10_000)
  if (!isListOf(value, isTerm)) return false
  const days = fieldsOfEach(value).map((term) => Number(term['untilDaysBefore']))
  return days.every((count, index) => index === 0 || count < (days[index - 1] ?? 0))
}

function fieldsOfEach(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.map((entry: object) => ({ ...entry })) : []
}

function matches(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value)
}

function isReadable(ink: string, ground: string): boolean {
  return HEX.test(ink) && HEX.test(ground) && contrast(ink, ground) >= READABLE
}

function isListOf(value: unknown, isEntry: (entry: Readonly<Record<string, unknown>>) => boolean): boolean {
  return (
    Array.isArray(value) &&
    value.every((entry: unknown) => typeof entry === 'object' && entry !== null && isEntry({ ...entry }))
  )
}

function areServiceNos(value: unknown): boolean {
  return Array.isArray(value) && value.every((no: unknown) => matches(no, /^\d+$/))
}
