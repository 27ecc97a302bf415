/** ISO code of the currencies prices come in (specification 9, Currency). */
export type Currency = 'CHF' | 'EUR'

/** An amount of money: an integer count of hundredths (centimes, cents) with its currency. */
export interface Money {
  readonly centimes: number
  readonly currency: Currency
}

/** CHF unless the catalogue's `anzahlungsart` says EUR (specification 9, Currency). */
export function currencyOf(anzahlungsart: string | null): Currency {
  return anzahlungsart === 'EUR' ? 'EUR' : 'CHF'
}

/**
 * The exact centimes of a back-office price such as `1290`, `12.5` or `"-60.00"`. Null for anything that is not a
 * finite amount: a missing price is never 0.
 */
export function readCentimes(price: unknown): number | null {
  const amount = typeof price === 'string' && price.trim() !== '' ? Number(price) : price
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return null
  const centimes = Math.round(Number((amount * 100).toFixed(4)))
  return Number.isSafeInteger(centimes) ? centimes + 0 : null
}

/** The amount in whole units as the wire has it: 129050 is 1290.5. */
export function toAmount(centimes: number): number {
  return centimes / 100
}

/** The sum of amounts in centimes. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

const THOUSANDS = /\B(?=(\d{3})+$)/g

/**
 * An amount in the Swiss way: `CHF 1’290.-`, with centimes where there are some: `CHF 12.50` (specification 9,
 * Formatting; decisions 6, Money).
 */
export function formatMoney({ centimes, currency }: Money): string {
  const sign = centimes < 0 ? '−' : ''
  const absolute = Math.abs(centimes)
  const whole = String(Math.floor(absolute / 100)).replace(THOUSANDS, '’')
  const rest = absolute % 100
  const decimals = rest === 0 ? '-' : String(rest).padStart(2, '0')
  return `${currency} ${sign}${whole}.${decimals}`
}
