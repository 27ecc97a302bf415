import type { IsoDay } from '#domain/calendar.ts'
import type { PricingTravel } from './catalogue.ts'
import { statusCode } from './dateState.ts'
import { familyRate, placeRate } from './rates.ts'
import { saleDatesOf, type SaleDate } from './saleDates.ts'

/**
 * The dates of a variant that can be chosen, by start: of those that can by rules 4.5 the ones with a price, and closed ones, which
 * are told as such.
 */
export function datesOnSale(pricing: PricingTravel, today: IsoDay): readonly SaleDate[] {
  return saleDatesOf(pricing, today).filter((date) => isClosed(date) || isPriced(date, pricing))
}

/** Whether a departure is closed by a status of its own: nobody asks for its price. */
function isClosed({ status }: SaleDate): boolean {
  return status !== null && statusCode(status.status) === 'CLOSED'
}

/** Whether any bed has a price on a date: one without can be booked by phone only (rule 10.35). */
function isPriced(date: SaleDate, { accommodations, familyPackages }: PricingTravel): boolean {
  const rooms = accommodations.filter((room) => !room.isBabyPackage && !room.isFamilyPackageAccommodation)
  return (
    rooms.some((room) => placeRate(room, date) !== null) ||
    familyPackages.some((family) => familyRate(family, date) !== null)
  )
}
