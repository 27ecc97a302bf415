import { dequal } from 'dequal/lite'
import { unitsOfFamilyPackage } from '#domain/booking/availability/serviceUnits.ts'
import type { RoomAddonChoice } from '#domain/booking/draft/choices.ts'
import type { BookingDraft, Decisions } from '#domain/booking/draft/draft.ts'
import { resolve, type Booking } from '#domain/booking/draft/booking.ts'
import { isForAnybody } from '#domain/booking/rules/applicable.ts'
import type { AccommodationAddon } from '#domain/catalogue/catalogue.ts'
import { addonRate } from '#domain/catalogue/rates.ts'
import { isMandatory, serviceLimits, type Limits, type LimitsContext } from './addonLimits.ts'
import { settledChoices } from './settledChoices.ts'
import type { SoldExtra } from './soldExtras.ts'

/** A chosen room or family package with its room extras. */
export interface AddonPlace {
  readonly type: RoomAddonChoice['type']
  /** Id of the Accommodation or FamilyPackage. */
  readonly typeId: string
  readonly name: string
  /** Number of rooms; 1 for a family package. */
  readonly quantity: number
  readonly addonIds: readonly string[]
}

/** The rooms and the family package of the booking, each with its extras. */
function addonPlaces(booking: Booking): readonly AddonPlace[] {
  const rooms = booking.rooms.map(({ room, quantity }): AddonPlace => {
    return { type: 'accommodation', typeId: room.id, name: room.name, quantity, addonIds: room.addons }
  })
  if (booking.familyPackage === null) return rooms
  const { id, name, addons } = booking.familyPackage
  return [...rooms, { type: 'familyPackage', typeId: id, name, quantity: 1, addonIds: addons }]
}

/** A room extra in one place. */
export interface RoomExtra extends SoldExtra<AccommodationAddon> {
  readonly place: AddonPlace
}

/** The extras of the chosen rooms and the family package, by place, optionally filtered. */
export function roomExtras(
  booking: Booking,
  isWanted: (addon: AccommodationAddon, chosen: number) => boolean = () => true,
): readonly RoomExtra[] {
  const { draft, offer } = booking
  const addons = offer.pricing?.accommodationAddons ?? []
  const extras = addonPlaces(booking).map((place) => {
    const isCandidate = (index: number) => isIn(place, draft.travellers[index])
    return place.addonIds.map((addonId): RoomExtra | null => {
      const addon = addons.find(({ id }) => id === addonId)
      const chosen = addon === undefined ? 0 : roomAddonQuantity(draft, place, addonId)
      if (addon === undefined || !isWanted(addon, chosen)) return null
      return {
        addon,
        place,
        isCandidate,
        serviceNos: [addon.ratioServiceNo],
        hasServices: true,
        chosen,
        limits: (taken) => roomAddonLimits(addon, place, { booking, taken }),
        isSoldOn: (date) => addonRate(addon, date) !== null,
      }
    })
  })
  return extras.flat().filter((extra) => extra !== null)
}

function isIn({ type, typeId }: AddonPlace, traveller: BookingDraft['travellers'][number] | undefined): boolean {
  if (type === 'familyPackage') return traveller?.isFamilyPackageMember === true
  return traveller?.isFamilyPackageMember === false && traveller.accommodationId === typeId
}

/** Limits of an extra in one place: one per room (rule 4.11.3), within the contingent. */
function roomAddonLimits(addon: AccommodationAddon, place: AddonPlace, context: LimitsContext): Limits {
  const { booking } = context
  const { mandatorySettings } = addon
  return serviceLimits(addon, context, () => {
    const guests = booking.people.filter(({ traveller }) => isIn(place, traveller))
    return isForAnybody({ mandatorySettings }, booking, guests) ? place.quantity : 0
  })
}

/**
 * Settles the room extras. One extra can depend on another by its rules, so this repeats until nothing changes, at most
 * once per extra.
 */
export function settleRoomAddons(booking: Booking): BookingDraft {
  const { offer, sale } = booking
  if (sale === null) return booking.draft
  let settled = booking
  for (let round = 0; round <= sale.pricing.accommodationAddons.length; round += 1) {
    const accommodationAddons = roomAddonsOf(settled)
    if (dequal(accommodationAddons, settled.draft.accommodationAddons)) return settled.draft
    settled = resolve({ ...settled.draft, accommodationAddons }, offer)
  }
  return settled.draft
}

function roomAddonsOf(booking: Booking): readonly RoomAddonChoice[] {
  const extras = roomExtras(booking, (addon, chosen) => chosen > 0 || isMandatory(addon.mandatorySettings))
  const choices = settledChoices(extras, unitsOfFamilyPackage(booking))
  return extras.flatMap((extra) => {
    const { type, typeId } = extra.place
    const choice = choices.get(extra)
    return choice === undefined ? [] : [{ type, typeId, ...choice }]
  })
}

function roomAddonQuantity(
  { accommodationAddons }: Pick<Decisions, 'accommodationAddons'>,
  place: Pick<AddonPlace, 'type' | 'typeId'>,
  addonId: string,
): number {
  return (
    accommodationAddons.find(
      ({ type, typeId, addonId: id }) => type === place.type && typeId === place.typeId && id === addonId,
    )?.quantity ?? 0
  )
}
