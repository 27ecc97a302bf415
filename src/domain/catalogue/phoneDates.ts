import { compareDays } from '#domain/calendar.ts'
import { resolveStatus } from './availability.ts'
import { statusCode } from './dateState.ts'
import type { Departure } from './departure.ts'
import type { Offer } from './offer.ts'

/** The departures a call books, by start. */
export interface PhoneDates {
  /** Sold, only not online (`onlinebuchung` is `NEIN`). */
  readonly notOnline: readonly Departure[]
  /** Those whose prices the platform sent in a form that cannot be read. */
  readonly unreadable: readonly Departure[]
}

/**
 * The departures that are sold, only not online. They are none of the dates one can choose (rule 4.5.2);
 * a call books them. Longer ones with extensions are left out, for the departure they belong to stands
 * for them.
 */
export function phoneDatesOf(offer: Pick<Offer, 'pricing' | 'today' | 'travel' | 'settings'>): PhoneDates {
  const isOpen = (departure: Departure) =>
    statusCode(resolveStatus({ ...departure, extension: null }, offer).status) !== 'CLOSED'
  const departures = (offer.pricing?.departures ?? [])
    .filter((departure) => !departure.includesExtension && departure.startDate > offer.today && isOpen(departure))
    .toSorted((a, b) => compareDays(a.startDate, b.startDate) || compareDays(a.endDate, b.endDate))
  return {
    notOnline: departures.filter(({ isSoldOnline }) => !isSoldOnline),
    unreadable: departures.filter(({ isSoldOnline, arePricesReadable }) => isSoldOnline && !arePricesReadable),
  }
}
