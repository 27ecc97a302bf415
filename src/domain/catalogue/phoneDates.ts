import { compareDays } from '#domain/calendar.ts'
import { resolveStatus } from './availability.ts'
import { statusCode } from './dateState.ts'
import type { Departure } from './departure.ts'
import type { Offer } from './offer.ts'

/** The departures that can be booked by phone, by start. */
export interface PhoneDates {
  /** Not sold online (`onlinebuchung` is `NEIN`). */
  readonly notOnline: readonly Departure[]
  /** Without a price for any bed. */
  readonly unpriced: readonly Departure[]
  /** With unreadable prices. */
  readonly unreadable: readonly Departure[]
}

/**
 * The departures that can be booked by phone only; they cannot be chosen online (rule 4.5.2). Longer ones with
 * extensions are left out, as their departure represents them.
 */
export function phoneDatesOf(
  offer: Pick<Offer, 'pricing' | 'saleDates' | 'today' | 'travel' | 'settings'>,
): PhoneDates {
  const isOpen = (departure: Departure) => statusCode(resolveStatus(departure, offer).status) !== 'CLOSED'
  const departures = (offer.pricing?.departures ?? [])
    .filter((departure) => !departure.includesExtension && departure.startDate > offer.today && isOpen(departure))
    .sort((a, b) => compareDays(a.startDate, b.startDate) || compareDays(a.endDate, b.endDate))
  const isOnSale = ({ id }: Departure) => offer.saleDates.some((date) => date.id === id)
  return {
    notOnline: departures.filter(({ isSoldOnline }) => !isSoldOnline),
    unpriced: departures.filter((date) => date.isSoldOnline && date.arePricesReadable && !isOnSale(date)),
    unreadable: departures.filter(({ isSoldOnline, arePricesReadable }) => isSoldOnline && !arePricesReadable),
  }
}
