import type { AccommodationAddon, BookingAddon, CollectiveAddon, PersonalAddon } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { bookingLimits, collectiveLimits, isMandatory, personalLimits } from './addonLimits.ts'
import type { Limits } from './addonLimits.ts'
import { quantityIn } from './applicable.ts'
import type { AddonChoice, BookingDraft, RoomAddonChoice } from './draft.ts'
import type { Reason } from './reason.ts'
import { addonPlaces, roomAddonLimits, roomAddonQuantity } from './roomAddons.ts'
import type { AddonPlace } from './roomAddons.ts'
import { settle } from './settle.ts'

/** One extra as a visitor can choose it. */
export interface AddonOption<Addon> {
  readonly addon: Addon
  /** Centimes for one unit, for all nights where it is charged by night; null when not sold on the chosen date. */
  readonly unitPrice: number | null
  readonly maxQuantity: number
  readonly quantity: number
  readonly mandatory: boolean
  /** Optional and possible, or prescribed and booked (specification 5, Visibility). */
  readonly isVisible: boolean
  /** Why it cannot be chosen; null when it can or is prescribed. */
  readonly reason: Reason | null
}

/** A room extra in one of the chosen rooms, or in the family package. */
export interface RoomAddonOption extends AddonOption<AccommodationAddon> {
  readonly place: AddonPlace
}

function toOption<Addon extends Pick<PersonalAddon, 'mandatorySettings'>>(
  addon: Addon,
  limits: Limits,
  quantity: number,
): AddonOption<Addon> {
  const { unitPrice, most, prescribed } = limits
  const mandatory = isMandatory(addon.mandatorySettings)
  return {
    addon,
    unitPrice,
    maxQuantity: prescribed ?? most,
    quantity,
    mandatory,
    isVisible: mandatory ? quantity > 0 : most > 0,
    reason: mandatory || most > 0 ? null : reasonAgainst(limits),
  }
}

function reasonAgainst({ unitPrice, left }: Limits): Reason {
  if (unitPrice === null) return { key: 'booking.reason.notSoldOnDate' }
  return left > 0 ? { key: 'booking.reason.nobodyMatches' } : { key: 'booking.reason.soldOut', count: 0 }
}

/** The extras per traveller. */
export function personalAddonOptions(draft: BookingDraft, offer: Offer): readonly AddonOption<PersonalAddon>[] {
  return (offer.pricing?.personalAddons ?? []).map((addon) =>
    toOption(addon, personalLimits(addon, draft, offer), quantityIn(draft.personalAddons, addon.id)),
  )
}

/** The extras once per booking. */
export function bookingAddonOptions(draft: BookingDraft, offer: Offer): readonly AddonOption<BookingAddon>[] {
  return (offer.pricing?.bookingAddons ?? []).map((addon) =>
    toOption(addon, bookingLimits(addon, draft, offer), quantityIn(draft.bookingAddons, addon.id)),
  )
}

/** The extras for the whole group; the unit price is that of the group. */
export function collectiveAddonOptions(draft: BookingDraft, offer: Offer): readonly AddonOption<CollectiveAddon>[] {
  return (offer.pricing?.collectiveAddons ?? []).map((addon) =>
    toOption(addon, collectiveLimits(addon, draft, offer), quantityIn(draft.collectiveAddons, addon.id)),
  )
}

/** The extras of the chosen rooms and the family package, place by place. */
export function roomAddonOptions(draft: BookingDraft, offer: Offer): readonly RoomAddonOption[] {
  return addonPlaces(draft, offer).flatMap((place) =>
    place.addonIds.flatMap((addonId): readonly RoomAddonOption[] => {
      const addon = offer.pricing?.accommodationAddons.find(({ id }) => id === addonId)
      if (addon === undefined) return []
      const limits = roomAddonLimits(addon, place, { draft, offer, beside: draft.accommodationAddons })
      return [{ ...toOption(addon, limits, roomAddonQuantity(draft, place, addonId)), place }]
    }),
  )
}

/** An extra and how many of it; 0 gives it up. */
export type ExtraChoice = Pick<AddonChoice, 'addonId' | 'quantity'>

/** Chooses so many of a personal extra, capped at what is possible; 0 gives it up. */
export function withPersonalAddon(draft: BookingDraft, choice: ExtraChoice, offer: Offer): BookingDraft {
  return settle({ ...draft, personalAddons: replaced(draft.personalAddons, choice) }, offer)
}

/** Chooses an extra of the booking (quantity 1), or gives it up (0). */
export function withBookingAddon(draft: BookingDraft, choice: ExtraChoice, offer: Offer): BookingDraft {
  return settle({ ...draft, bookingAddons: replaced(draft.bookingAddons, choice) }, offer)
}

/** Chooses an extra of the group (quantity 1), or gives it up (0). */
export function withCollectiveAddon(draft: BookingDraft, choice: ExtraChoice, offer: Offer): BookingDraft {
  return settle({ ...draft, collectiveAddons: replaced(draft.collectiveAddons, choice) }, offer)
}

function replaced(choices: readonly AddonChoice[], { addonId, quantity }: ExtraChoice): readonly AddonChoice[] {
  return [...choices.filter((choice) => choice.addonId !== addonId), { addonId, quantity, mandatory: false }]
}

/** Chooses so many of an extra for one kind of room or the family package, capped at the rooms; 0 gives it up. */
export function withRoomAddon(
  draft: BookingDraft,
  choice: Omit<RoomAddonChoice, 'mandatory'>,
  offer: Offer,
): BookingDraft {
  const others = draft.accommodationAddons.filter(
    ({ type, typeId, addonId }) => type !== choice.type || typeId !== choice.typeId || addonId !== choice.addonId,
  )
  return settle({ ...draft, accommodationAddons: [...others, { ...choice, mandatory: false }] }, offer)
}
