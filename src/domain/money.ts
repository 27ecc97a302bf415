/** Currencies of prices (rules 9.6.5). */
export type Currency = 'CHF' | 'EUR'

/** An amount in integer centimes (or cents) with its currency. */
export interface Money {
  readonly centimes: number
  readonly currency: Currency
}

/** CHF unless the catalogue's `anzahlungsart` says EUR (rules 9.6.5). */
export function currencyOf(anzahlungsart: string | null): Currency {
  return anzahlungsart === 'EUR' ? 'EUR' : 'CHF'
}

/**
 * Parses a back-office price such as `1290`, `12.5`, `"-60.00"` or `"CHF 1’290.-"` to exact centimes. Null for anything
 * that is not a finite amount, or is ambiguous: a missing price is never 0.
 */
export function readCentimes(price: unknown): number | null {
  const amount = typeof price === 'string' ? readAmount(price) : price
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return null
  const centimes = Number.isInteger(amount) ? amount * 100 : Math.round(Number((amount * 100).toFixed(4)))
  return Number.isSafeInteger(centimes) ? centimes + 0 : null
}

/** Parses the total of a booking as `readCentimes` does; 0 is none, as some platforms answer it for «not computed». */
export function readTotal(total: unknown): number | null {
  return readCentimes(total) || null
}

const PLAIN_AMOUNT = /^-?\d+(?:\.\d{1,2})?$/
const CURRENCY = /^(?:CHF|EUR|S?Fr\.?|€)\s*|\s*(?:CHF|EUR|S?Fr\.?|€)$/giu
const MINUS = /^[−–]/u
const NO_CENTIMES = /[.,][-–—]+$/u
const GROUP_MARKS = /['’‘ʼ`\s]/gu

/**
 * Written amounts without sign: 1290, 12.5, 12,50, .5, 12.5000, 1'290.00, 1,290.00, 1.290,00.
 * Assumption: one separator before three digits, as in 1.290 or 1,290, is ambiguous (decimals or thousands), so it is
 * no amount.
 */
const WRITTEN_AMOUNT =
  /^(?:\d+[.,]?|\d*[.,]\d{1,2}|\d+\.\d{4,}|(?:0|\d{4,})\.\d{3}|\d{1,3}(?:'\d{3})+(?:[.,]\d{1,2})?|\d{1,3}(?:,\d{3})+\.\d{1,2}|\d{1,3}(?:\.\d{3})+,\d{1,2})$/

function readAmount(text: string): number | null {
  if (PLAIN_AMOUNT.test(text)) return Number(text)
  const bare = text.trim().replace(CURRENCY, '').replace(MINUS, '-').replace(NO_CENTIMES, '').replace(GROUP_MARKS, "'")
  const [sign, amount] = /^[-+]/.test(bare) ? [bare.startsWith('-') ? -1 : 1, bare.slice(1)] : [1, bare]
  if (!WRITTEN_AMOUNT.test(amount)) return null
  // In all these forms the last separator is the decimal one.
  const point = Math.max(amount.lastIndexOf('.'), amount.lastIndexOf(','))
  const [whole, decimals] = point < 0 ? [amount, ''] : [amount.slice(0, point), amount.slice(point + 1)]
  return sign * Number(`${whole.replace(/[.,']/g, '')}.${decimals}0`)
}

/** The amount in whole units, as on the wire: 129050 is 1290.5. */
export function toAmount(centimes: number): number {
  return centimes / 100
}

export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

const THOUSANDS = /\B(?=(\d{3})+$)/g

/**
 * Formats an amount in Swiss notation: `CHF 1’290.-`, with centimes where there are any: `CHF 12.50` (rules 9.7.1,
 * 10.5). The space is a no-break space: no line ends between currency and amount.
 */
export function formatMoney({ centimes, currency }: Money): string {
  return `${currency}\u00A0${amountText(centimes, '.-')}`
}

/** As `formatMoney`, for what machines and commands read: with a plain space. */
export function formatPlainMoney({ centimes, currency }: Money): string {
  return `${currency} ${amountText(centimes, '.-')}`
}

/** `1’290`, without currency: for a narrow place whose currency is told beside it. */
export function formatShortAmount({ centimes }: Money): string {
  return amountText(centimes, '')
}

/** @param noCentimes stands for the centimes of a whole amount */
function amountText(centimes: number, noCentimes: string): string {
  const sign = centimes < 0 ? '−' : ''
  const absolute = Math.abs(centimes)
  const whole = String(Math.floor(absolute / 100)).replace(THOUSANDS, '’')
  const rest = absolute % 100
  return `${sign}${whole}${rest === 0 ? noCentimes : `.${String(rest).padStart(2, '0')}`}`
}
