/** Numbering plan of a country: calling code, and whether national numbers have a trunk prefix 0. */
interface NumberPlan {
  readonly code: string
  readonly hasTrunkZero: boolean
}

// Assumption: numbers without country code are read for neighbouring countries; others must have the code.
const PLANS: Readonly<Record<string, NumberPlan>> = {
  CH: { code: '41', hasTrunkZero: true },
  LI: { code: '423', hasTrunkZero: false },
  DE: { code: '49', hasTrunkZero: true },
  AT: { code: '43', hasTrunkZero: true },
  FR: { code: '33', hasTrunkZero: true },
  IT: { code: '39', hasTrunkZero: false },
}

const SIGNS = /^\(?\+?[\d\s()./'’·–-]+$/
/** Marks without a width, which contact lists put around a number that is copied from them. */
const INVISIBLE = /\p{Cf}/gu
/** Minimum digits, country code included. */
const MIN_DIGITS = 7
/** Maximum digits, country code included (ITU E.164). */
const MAX_DIGITS = 15

/** Swiss numbers without country code: `0791234567`, and mobile ones without the trunk prefix. */
const SWISS = /^0?(7[4-9]\d{7})$|^0([1-9]\d{8})$/
const LIECHTENSTEIN = /^\d{7}$/

/**
 * Stored form (E.164, `+41791234567`) of a number written as `079 123 45 67`, `+41 (0)79/123.45.67` or `0041791234567`;
 * without country code it is one of the person's country. Null when it is no callable number.
 */
export function readPhone(text: string, country: string): string | null {
  const trimmed = visible(text)
  if (!SIGNS.test(trimmed)) return null
  const digits = trimmed.replaceAll('(0)', '').replaceAll(/\D/g, '')
  if (/^\(?\+/.test(trimmed)) return readInternational(digits)
  if (digits.startsWith('00')) return readInternational(digits.slice(2))
  return readNational(trimmed.replaceAll(/\D/g, ''), country)
}

function visible(text: string): string {
  return text.replaceAll(INVISIBLE, '').trim()
}

function readInternational(digits: string): string | null {
  const plan = Object.values(PLANS).find(({ code, hasTrunkZero }) => hasTrunkZero && digits.startsWith(`${code}0`))
  const number = plan === undefined ? digits : plan.code + digits.slice(plan.code.length + 1)
  const isSwissAndOff = number.startsWith('41') && !/^41[1-9]\d{8}$/.test(number)
  return isSwissAndOff || !isCallable(number) ? null : `+${number}`
}

function readNational(digits: string, country: string): string | null {
  if (country === 'CH' || country === 'LI') {
    const [, mobile, any] = SWISS.exec(digits) ?? []
    if (country === 'LI' && LIECHTENSTEIN.test(digits)) return `+423${digits}`
    if (/^41[1-9]\d{8}$/.test(digits)) return `+${digits}`
    const number = mobile ?? any
    return number === undefined ? null : `+41${number}`
  }
  const plan = PLANS[country]
  if (plan === undefined) return null
  if (!plan.hasTrunkZero) return isCallable(plan.code + digits) ? `+${plan.code}${digits}` : null
  const number = plan.code + digits.slice(1)
  return digits.startsWith('0') && isCallable(number) ? `+${number}` : null
}

function isCallable(number: string): boolean {
  return /^[1-9]/.test(number) && number.length >= MIN_DIGITS && number.length <= MAX_DIGITS
}

/**
 * Whether a text is a phone number for a person of a country. Where its numbering plan is unknown, any digits of the
 * right length are accepted.
 */
export function isPhoneNumber(text: string, country: string): boolean {
  if (readPhone(text, country) !== null) return true
  const digits = text.replaceAll(/\D/g, '').length
  return !Object.hasOwn(PLANS, country) && SIGNS.test(visible(text)) && digits >= MIN_DIGITS && digits <= MAX_DIGITS
}

/**
 * A stored number in the notation of a country: `079 123 45 67` in Switzerland, `+41 79 123 45 67` and `+49 170 123
 * 4567` from elsewhere; any other text as it is. `readPhone` parses it back to the stored form.
 */
export function shownPhone(stored: string, country: string): string {
  const [, area, first, second, third] = /^\+41(\d{2})(\d{3})(\d{2})(\d{2})$/.exec(stored) ?? []
  const isAtHome = country === 'CH' || country === 'LI'
  if (area !== undefined) return `${isAtHome ? '0' : '+41 '}${area} ${first} ${second} ${third}`
  const [, code, number] = CODE_AND_NUMBER.exec(stored) ?? []
  if (code === undefined || number === undefined) return stored
  return [`+${code}`, ...(number.match(/\d{3}(?=\d{2})|\d+/g) ?? [])].join(' ')
}

/** Country codes have one digit (North America, Russia), two, or three. */
const CODE_AND_NUMBER = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{4,})$/
