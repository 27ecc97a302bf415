import { compareDays } from '#domain/calendar.ts'
import { resolveStatus, statusCode } from './availability.ts'
import type { Departure } from './departure.ts'
import type { Offer } from './offer.ts'

/**
 * The departures that are sold, only not online (`onlinebuchung` is `NEIN`), by start. They are none of the dates one
 * can choose (specification 4, Dates of a pricing travel); a call books them. Longer ones with extensions are left out,
 * for the departure they belong to stands for them.
 */
export function phoneDatesOf(offer: Pick<Offer, 'pricing' | 'today' | 'travel' | 'settings'>): readonly Departure[] {
  const isOpen = (departure: Departure) => statusCode(resolveStatus({ ...departure, extension: null }, offer).status) !== 'CLOSED'
  const departures = offer.pricing?.departures ?? []
  return departures
    .filter((departure) => !departure.isSoldOnline && !departure.includesExtension && departure.startDate > offer.today && isOpen(departure))
    .toSorted((a, b) => compareDays(a.startDate, b.startDate) || compareDays(a.endDate, b.endDate))
}
