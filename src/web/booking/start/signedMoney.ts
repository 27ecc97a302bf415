import { formatMoney } from '#domain/money.ts'
import type { Money } from '#domain/money.ts'

/** A difference with its sign: `+ CHF 70.-`, `− CHF 40.-`. */
export function signedMoney({ centimes, currency }: Money): string {
  return `${centimes < 0 ? '−' : '+'} ${formatMoney({ centimes: Math.abs(centimes), currency })}`
}
