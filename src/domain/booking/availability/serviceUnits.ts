import type { Decisions } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import type { CollectiveAddon } from '#domain/catalogue/catalogue.ts'
import { collectiveServiceNo } from '#domain/catalogue/rates.ts'

/* Units of services used by the choices of a booking; choices with the same service number share its contingent. */

/** Adds a quantity to the used units. */
export function addUnits(units: Map<string, number>, serviceNos: readonly string[], quantity: number): void {
  for (const serviceNo of serviceNos) units.set(serviceNo, (units.get(serviceNo) ?? 0) + quantity)
}

/** Units used by the family package: one of its service. */
export function unitsOfFamilyPackage({ familyPackage }: Booking): Map<string, number> {
  return new Map(familyPackage === null ? [] : [[familyPackage.ratioServiceNo, 1]])
}

/** Units used by the family package and the room extras. */
export function unitsOfBedsAndRoomAddons(booking: Booking): Map<string, number> {
  const units = unitsOfFamilyPackage(booking)
  for (const { item, choice } of booking.extras.room) addUnits(units, [item.ratioServiceNo], choice.quantity)
  return units
}

/**
 * Service numbers of a collective add-on for these travellers; null for an age group without one.
 * Assumption: one unit of each is used, as it is booked once for the group.
 */
export function collectiveServiceNos(
  addon: CollectiveAddon,
  { travellers }: Pick<Decisions, 'travellers'>,
): readonly (string | null)[] {
  return [...new Set(travellers.map(({ ageGroupId }) => collectiveServiceNo(addon, ageGroupId)))]
}
