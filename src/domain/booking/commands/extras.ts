import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import {
  wholeQuantity,
  type AddonChoice,
  type RoomAddonChoice,
  type DiscountChoice,
  type TravelDocuments,
} from '#domain/booking/draft/choices.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { co2Price } from '#domain/booking/extras/co2.ts'
import { documentReason } from '#domain/booking/extras/documents.ts'
import { esimOptions } from '#domain/booking/extras/esim.ts'

/** An extra with its quantity; 0 removes it. */
export type ExtraChoice = Pick<AddonChoice, 'addonId' | 'quantity'>

/** Sets the quantity of a personal extra; `settle` caps it at the possible one, and removes 0. */
export function withPersonalAddon({ draft }: Booking, choice: ExtraChoice): BookingDraft {
  return { ...draft, personalAddons: replaced(draft.personalAddons, choice) }
}

/** Adds an extra of the booking (quantity 1) or removes it (0). */
export function withBookingAddon({ draft }: Booking, choice: ExtraChoice): BookingDraft {
  return { ...draft, bookingAddons: replaced(draft.bookingAddons, choice) }
}

/** Adds an extra of the group (quantity 1) or removes it (0). */
export function withCollectiveAddon({ draft }: Booking, choice: ExtraChoice): BookingDraft {
  return { ...draft, collectiveAddons: replaced(draft.collectiveAddons, choice) }
}

function replaced(choices: readonly AddonChoice[], { addonId, quantity }: ExtraChoice): readonly AddonChoice[] {
  return [
    ...choices.filter((choice) => choice.addonId !== addonId),
    { addonId, quantity: wholeQuantity(quantity), mandatory: false },
  ]
}

/** Sets the quantity of an extra for a kind of room or the family package; `settle` caps it at the rooms, and removes 0. */
export function withRoomAddon({ draft }: Booking, choice: Omit<RoomAddonChoice, 'mandatory'>): BookingDraft {
  const others = draft.accommodationAddons.filter(
    ({ type, typeId, addonId }) => type !== choice.type || typeId !== choice.typeId || addonId !== choice.addonId,
  )
  const chosen = { ...choice, quantity: wholeQuantity(choice.quantity), mandatory: false }
  return { ...draft, accommodationAddons: [...others, chosen] }
}

/** Sets for how many travellers a discount is claimed; `settle` caps it at those it applies to, and removes 0. */
export function withPersonalDiscount(
  { draft }: Booking,
  { discountId, quantity }: Pick<DiscountChoice, 'discountId' | 'quantity'>,
): BookingDraft {
  const others = draft.personalDiscounts.filter((choice) => choice.discountId !== discountId)
  const claimed = { discountId, quantity: wholeQuantity(quantity), mandatory: false }
  return { ...draft, personalDiscounts: [...others, claimed] }
}

/** Chooses the form of the documents. A form that is not offered changes nothing. */
export function withDocuments(booking: Booking, travelDocuments: TravelDocuments): BookingDraft {
  const { draft } = booking
  return documentReason(travelDocuments, booking) === null ? { ...draft, travelDocuments } : draft
}

/** Sets the number of eSIM packages of a service; 0 removes them. A service that is not offered changes nothing. */
export function withEsim(
  booking: Booking,
  { serviceNo, quantity }: { readonly serviceNo: string; readonly quantity: number },
): BookingDraft {
  const { draft } = booking
  if (!esimOptions(booking).some((option) => option.serviceNo === serviceNo)) return draft
  const others = draft.esims.filter((choice) => choice.serviceNo !== serviceNo)
  return { ...draft, esims: [...others, { serviceNo, quantity: wholeQuantity(quantity) }] }
}

/** Adds or removes the CO2 compensation. Changes nothing where it is not offered. */
export function withCo2(booking: Booking, isChosen: boolean): BookingDraft {
  const { draft } = booking
  if (isChosen && co2Price(booking) === null) return draft
  return { ...draft, co2compensation: isChosen }
}
