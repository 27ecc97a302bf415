import type { StoredInsurance } from '#platform/catalogue/stored.ts'
import { formatMoney, toAmount } from '#domain/money.ts'
import { addonsIssue } from './addons.ts'
import { boardingIssue } from './boarding.ts'
import { customFormsIssue } from './customForms.ts'
import { discountsIssue } from './discounts.ts'
import { familyPackageIssue } from './familyPackage.ts'
import { insuranceIssue, insuranceLines, insuranceOffers } from './insurance.ts'
import { passportIssue } from './passport.ts'
import type { Booking } from './booking.ts'
import { optionsIssue } from './options.ts'
import { peopleIssue } from './people.ts'
import { type PriceLine, supplementLines, totalOf, travelLines } from './price.ts'
import { roomAddonsIssue } from './roomAddons.ts'
import { roomsIssue } from './rooms.ts'
import { departureIssue, listingIssue } from './sale.ts'
import { termsIssue } from './terms.ts'

/** Result of validating a booking. */
export interface Validation {
  /** Centimes; null if it cannot be computed. */
  readonly total: number | null
  /** Summands of the total; empty if it is null. */
  readonly lines: readonly PriceLine[]
  /** Reason of a refusal, as text for the visitor; null if the booking can be placed. */
  readonly refusal: string | null
}

const CHECKS: readonly ((booking: Booking) => string | null)[] = [
  ({ sale }) => listingIssue(sale),
  ({ order, sale }) => departureIssue(order, sale),
  peopleIssue,
  familyPackageIssue,
  roomsIssue,
  addonsIssue,
  roomAddonsIssue,
  discountsIssue,
  passportIssue,
  customFormsIssue,
  boardingIssue,
  optionsIssue,
  termsIssue,
]

/** Validates a booking against the catalogue, then its price. Stops at the first refusal. */
export function validateBooking(booking: Booking, insurances: readonly StoredInsurance[]): Validation {
  for (const check of CHECKS) {
    const refusal = check(booking)
    if (refusal !== null) return { total: null, lines: [], refusal }
  }
  const offers = insuranceOffers(booking, insurances)
  const lines = [...travelLines(booking), ...supplementLines(booking), ...insuranceLines(booking, offers)]
  const unpriced = lines.find(({ centimes }) => centimes === null)
  const total = totalOf(lines)
  const refusal = insuranceIssue(booking, offers)
  if (refusal !== null) return { total: null, lines: [], refusal }
  if (unpriced !== undefined || total === null)
    return {
      total: null,
      lines: [],
      refusal: `Für «${unpriced?.label ?? 'diese Reise'}» fehlt uns der Preis. Bitte rufen Sie uns an.`,
    }
  return { total, lines, refusal: priceIssue(booking, total) }
}

/** The visitor must have accepted this total to the centime; otherwise the new price needs consent. */
function priceIssue({ order, sale }: Booking, total: number): string | null {
  const { expectedTotal } = order.customBookingParams
  if (expectedTotal === toAmount(total)) return null
  const { currency } = sale.variant
  if (expectedTotal === null)
    return `Der Preis beträgt ${formatMoney({ centimes: total, currency })}. Bitte bestätigen Sie ihn.`
  const before = formatMoney({ centimes: Math.round(expectedTotal * 100), currency })
  return `Der Preis hat sich geändert: neu ${formatMoney({ centimes: total, currency })} statt ${before}. Bitte prüfen Sie Ihre Angaben und bestätigen Sie den neuen Preis.`
}

/** Total in whole units, as on the wire; null if unknown. */
export function wireTotal({ total }: Pick<Validation, 'total'>): number | null {
  return total === null ? null : toAmount(total)
}
