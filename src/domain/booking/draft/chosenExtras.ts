import type { AccommodationAddon, BookingAddon, PersonalAddon, PersonalDiscount } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { addonRate, serviceRate } from '#domain/catalogue/rates.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import type { AddonChoice, DiscountChoice } from './choices.ts'
import type { BookingDraft } from './draft.ts'

/** The choice of an extra or discount with its entry in the catalogue. */
export interface ChosenItem<Choice, Item> {
  readonly choice: Choice
  readonly item: Item
  /** Price of one unit on the chosen date in centimes; null where there is none, or none for all age groups. */
  readonly rate: number | null
}

export type ChosenExtras = ReturnType<typeof extrasOf>

/** The chosen extras and discounts that the variant has, by kind, with their prices. @param date null when none is chosen */
export function extrasOf(draft: BookingDraft, { pricing }: Offer, date: SaleDate | null) {
  const rateOf = (addon: PersonalAddon | AccommodationAddon | BookingAddon) =>
    date === null ? null : addonRate(addon, date)
  const discountRate = ({ ratioServiceNo }: PersonalDiscount) =>
    date === null ? null : serviceRate(ratioServiceNo, date)
  return {
    room: chosen(draft.accommodationAddons, pricing?.accommodationAddons, rateOf),
    personal: chosen(draft.personalAddons, pricing?.personalAddons, rateOf),
    ofBooking: chosen(draft.bookingAddons, pricing?.bookingAddons, rateOf),
    // Each age group has a price of its own.
    collective: chosen(draft.collectiveAddons, pricing?.collectiveAddons, () => null),
    discounts: chosen(draft.personalDiscounts, pricing?.personalDiscounts, discountRate),
  }
}

function chosen<Choice extends AddonChoice | DiscountChoice, Item extends { readonly id: string }>(
  choices: readonly Choice[],
  items: readonly Item[] = [],
  rateOf: (item: Item) => number | null,
): readonly ChosenItem<Choice, Item>[] {
  const found: ChosenItem<Choice, Item>[] = []
  for (const choice of choices) {
    const itemId = 'addonId' in choice ? choice.addonId : choice.discountId
    const item = items.find(({ id }) => id === itemId)
    if (item !== undefined) found.push({ choice, item, rate: rateOf(item) })
  }
  return found
}
