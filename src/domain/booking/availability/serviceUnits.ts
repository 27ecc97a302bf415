import type { RoomAddonChoice } from '#domain/booking/draft/choices.ts'
import { familyPackageOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { CollectiveAddon } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { collectiveServiceNo } from '#domain/catalogue/rates.ts'

/** What the choices of a booking take from the contingents of services; those that share a number share what is left. */

/** Adds what is taken of services to the units so far. */
export function take(units: Map<string, number>, serviceNos: readonly string[], quantity: number): void {
  for (const serviceNo of serviceNos) units.set(serviceNo, (units.get(serviceNo) ?? 0) + quantity)
}

/** What the family package takes: one of its service. */
export function unitsOfPackage(draft: BookingDraft, offer: Offer): Map<string, number> {
  const familyPackage = familyPackageOf(draft, offer)
  return new Map(familyPackage === null ? [] : [[familyPackage.ratioServiceNo, 1]])
}

/** What the family package and these room extras take. */
export function unitsOfBeds(
  choices: readonly RoomAddonChoice[],
  draft: BookingDraft,
  offer: Offer,
): Map<string, number> {
  const units = unitsOfPackage(draft, offer)
  for (const { addonId, quantity } of choices) {
    const addon = offer.pricing?.accommodationAddons.find(({ id }) => id === addonId)
    if (addon !== undefined) take(units, [addon.ratioServiceNo], quantity)
  }
  return units
}

/**
 * Numbers of the services of a collective add-on for these travellers; null stands for a traveller it names none for.
 * Assumption: it takes one unit of each, for it is booked once for the group.
 */
export function collectiveServiceNos(
  addon: CollectiveAddon,
  { travellers }: Pick<BookingDraft, 'travellers'>,
): readonly (string | null)[] {
  return [...new Set(travellers.map(({ ageGroupId }) => collectiveServiceNo(addon, ageGroupId)))]
}
