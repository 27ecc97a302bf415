import type { AccommodationAddon } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { addonRate } from '#domain/catalogue/rates.ts'
import { sumOf } from '#domain/money.ts'
import { isMandatory, NOT_SOLD } from './addonLimits.ts'
import type { Limits } from './addonLimits.ts'
import { applicableTravellers } from './applicable.ts'
import { familyPackageOf, roomOf, saleOf } from './chosen.ts'
import { serviceContingent } from './contingents.ts'
import type { BookingDraft, RoomAddonChoice } from './draft.ts'

/** A chosen room or family package that room extras can be added to. */
export interface AddonPlace {
  readonly type: RoomAddonChoice['type']
  /** Id of the Accommodation or FamilyPackage. */
  readonly typeId: string
  readonly name: string
  /** Rooms chosen; 1 for a family package. */
  readonly quantity: number
  readonly addonIds: readonly string[]
}

/** The rooms and the family package of the booking, with what can be added to each. */
export function addonPlaces(draft: BookingDraft, offer: Offer): readonly AddonPlace[] {
  const rooms = draft.rooms.flatMap(({ accommodationId, quantity }): readonly AddonPlace[] => {
    const room = roomOf(accommodationId, offer)
    return room === null
      ? []
      : [{ type: 'accommodation', typeId: room.id, name: room.name, quantity, addonIds: room.addons }]
  })
  const chosen = familyPackageOf(draft, offer)
  if (chosen === null) return rooms
  const { id, name, addons } = chosen
  return [...rooms, { type: 'familyPackage', typeId: id, name, quantity: 1, addonIds: addons }]
}

/** What the limits of a room extra depend on. */
interface Surroundings {
  readonly draft: BookingDraft
  readonly offer: Offer
  /** Room extras that count as chosen; those in other places take from the same contingent. */
  readonly beside: readonly RoomAddonChoice[]
}

/** Limits of an extra in one place: at most one a room (specification 4, Setting accommodations), and no more than are left. */
export function roomAddonLimits(addon: AccommodationAddon, place: AddonPlace, { draft, offer, beside }: Surroundings): Limits {
  const sale = saleOf(draft, offer)
  const unitPrice = sale === null ? null : addonRate(addon, sale.date)
  if (unitPrice === null) return NOT_SOLD
  const quantity = isForSomebodyIn(place, addon, { draft, offer }) ? place.quantity : 0
  const elsewhere = beside.filter((choice) => choice.addonId === addon.id && !isIn(place, choice))
  const left = Math.max(0, serviceContingent(addon.ratioServiceNo, draft, offer) - sumOf(elsewhere.map((choice) => choice.quantity)))
  if (isMandatory(addon.mandatorySettings)) return { unitPrice, left, most: 0, prescribed: quantity }
  return { unitPrice, left, most: Math.min(quantity, left), prescribed: null }
}

function isIn({ type, typeId }: Pick<AddonPlace, 'type' | 'typeId'>, choice: RoomAddonChoice): boolean {
  return choice.type === type && choice.typeId === typeId
}

function isForSomebodyIn(
  place: AddonPlace,
  { mandatorySettings }: AccommodationAddon,
  { draft, offer }: { readonly draft: BookingDraft; readonly offer: Offer },
): boolean {
  return applicableTravellers({ mandatorySettings }, draft, offer).some((index) => {
    const traveller = draft.travellers[index]
    return place.type === 'familyPackage'
      ? traveller?.isFamilyPackageMember === true
      : traveller?.isFamilyPackageMember === false && traveller.accommodationId === place.typeId
  })
}

/**
 * Room extras as they must be. One extra can depend on another by its rules, so it is gone over until nothing
 * changes; the number of rounds is bounded by the number of extras.
 */
export function settleRoomAddons(draft: BookingDraft, offer: Offer): BookingDraft {
  const rounds = (offer.pricing?.accommodationAddons.length ?? 0) + 1
  let settled = draft
  for (let round = 0; round < rounds; round += 1) {
    const next = { ...settled, accommodationAddons: roomAddonsOf(settled, offer) }
    if (JSON.stringify(next.accommodationAddons) === JSON.stringify(settled.accommodationAddons)) return next
    settled = next
  }
  return settled
}

/** Place by place; where too few are left, the first places get them. */
function roomAddonsOf(draft: BookingDraft, offer: Offer): readonly RoomAddonChoice[] {
  return addonPlaces(draft, offer).reduce<readonly RoomAddonChoice[]>(
    (beside, place) => [...beside, ...addonsIn(place, { draft, offer, beside })],
    [],
  )
}

function addonsIn(place: AddonPlace, surroundings: Surroundings): readonly RoomAddonChoice[] {
  const { draft, offer } = surroundings
  const { type, typeId } = place
  return place.addonIds.flatMap((addonId): readonly RoomAddonChoice[] => {
    const addon = offer.pricing?.accommodationAddons.find(({ id }) => id === addonId)
    if (addon === undefined) return []
    const { most, prescribed } = roomAddonLimits(addon, place, surroundings)
    const quantity = prescribed ?? Math.min(most, roomAddonQuantity(draft, place, addonId))
    return quantity > 0 ? [{ type, typeId, addonId, quantity, mandatory: prescribed !== null }] : []
  })
}

/** How many of an extra are chosen in one place. */
export function roomAddonQuantity(
  { accommodationAddons }: Pick<BookingDraft, 'accommodationAddons'>,
  place: Pick<AddonPlace, 'type' | 'typeId'>,
  addonId: string,
): number {
  return (
    accommodationAddons.find((choice) => isIn(place, choice) && choice.addonId === addonId)?.quantity ?? 0
  )
}
