import type { Booking } from '#domain/booking/draft/booking.ts'
import type { Contingents } from '#domain/catalogue/contingents.ts'

/** Contingent of everything while contingents are ignored (rule 5.7.1). */
export const CONTINGENT_WHEN_UNCHECKED = 999

/**
 * Places left in a package on the chosen date; 0 without an entry. 999 on a waitlist, and where places are neither
 * loaded nor listed with the date.
 */
export function packageContingent(packageNo: string, { contingents: { places } }: Booking): number {
  return places === null ? CONTINGENT_WHEN_UNCHECKED : (places.get(packageNo) ?? 0)
}

/** Units left of a service on the chosen date; 0 without an entry. 999 on a waitlist and while unknown. */
export function serviceContingent(serviceNo: string, { contingents: { left } }: Booking): number {
  return left === null ? CONTINGENT_WHEN_UNCHECKED : (left.services.get(serviceNo) ?? 0)
}

/** Units of services by service number, such as those used by choices. */
export type Units = ReadonlyMap<string, number>

/** Units left of a service after those used by others; 0 without an entry. 999 on a waitlist and while unknown. */
export function unitsRemaining(taken: Units, serviceNo: string, left: Contingents | null): number {
  if (left === null) return CONTINGENT_WHEN_UNCHECKED
  return Math.max(0, (left.services.get(serviceNo) ?? 0) - (taken.get(serviceNo) ?? 0))
}

/** Places left for babies in their package on the chosen date; 0 where the variant has no such package. */
export function babyContingent(booking: Booking): number {
  const { babyPackage } = booking
  return babyPackage === null ? 0 : packageContingent(babyPackage.ratioPackageNo, booking)
}

/** Whether the contingents failed to load: nothing more is offered until they do. */
export function haveContingentsFailed({ contingents }: Booking): boolean {
  return contingents.state === 'failed'
}

/** Whether contingents limit the booking: places of its date are listed or known, and its status depends on them. */
export function areContingentsChecked({ contingents }: Booking): boolean {
  return contingents.places !== null
}
