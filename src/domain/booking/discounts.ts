import { addDays, daysBetween } from '#domain/calendar.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { PersonalDiscount } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { isMandatory } from './addonLimits.ts'
import { quantityIn } from './applicable.ts'
import { dateOf } from './chosen.ts'
import { discountLimits } from './discountLimits.ts'
import type { BookingDraft, DiscountChoice } from './draft.ts'
import { settle } from './settle.ts'

/** One personal discount as a visitor can choose it. */
export interface DiscountOption {
  readonly discount: PersonalDiscount
  /** Centimes for one traveller, below 0; null when not sold on the chosen date. */
  readonly unitPrice: number | null
  readonly maxQuantity: number
  readonly quantity: number
  readonly mandatory: boolean
  /** Optional and possible, or prescribed and given (specification 5, Visibility). */
  readonly isVisible: boolean
}

/** The personal discounts of the variant. */
export function personalDiscountOptions(draft: BookingDraft, offer: Offer): readonly DiscountOption[] {
  return (offer.pricing?.personalDiscounts ?? []).map((discount) => {
    const { unitPrice, most, prescribed } = discountLimits(discount, draft, offer)
    const quantity = quantityIn(draft.personalDiscounts, discount.id)
    const mandatory = isMandatory(discount.mandatorySettings)
    const isVisible = mandatory ? quantity > 0 : most > 0
    return { discount, unitPrice, maxQuantity: prescribed ?? most, quantity, mandatory, isVisible }
  })
}

/** Claims a discount for so many travellers, capped at those it is for; 0 gives it up. */
export function withPersonalDiscount(
  draft: BookingDraft,
  { discountId, quantity }: Pick<DiscountChoice, 'discountId' | 'quantity'>,
  offer: Offer,
): BookingDraft {
  const others = draft.personalDiscounts.filter((choice) => choice.discountId !== discountId)
  return settle({ ...draft, personalDiscounts: [...others, { discountId, quantity, mandatory: false }] }, offer)
}

/** Stands for a prefix the global record lacks (specification 8, Bargain); no service has such a code. */
const MISSING_PREFIX = 'MISSING_BARGAIN_SERVICE_CODE_PREFIX'

/** The early-booking discount of a booking. */
export interface BargainDiscount {
  readonly ratioServiceNo: string
  readonly serviceCode: string
  readonly label: 'booking.bargainDiscount'
  /** For one traveller, below 0. */
  readonly centimes: number
  readonly quantity: number
  /** Last day on which booking still earns it. */
  readonly lastDay: IsoDay
}

/** The early-booking discount (specification 9); null when it does not apply or its service has no price. */
export function bargainDiscount(draft: BookingDraft, offer: Offer): BargainDiscount | null {
  const date = dateOf(draft, offer)
  const quantity = draft.travellers.length
  const terms = date === null || quantity === 0 ? null : bargainOn(date, offer)
  return terms === null ? null : { ...terms, label: 'booking.bargainDiscount', quantity }
}

/** The early-booking discount each traveller would get on a date; null when there is none. */
function bargainOn(date: SaleDate, offer: Offer): Omit<BargainDiscount, 'label' | 'quantity'> | null {
  const { bargainConfig } = offer.settings
  const settings = offer.travel.pricing?.bargainSettings ?? null
  if (bargainConfig?.active !== true || settings?.active !== true || settings.bargainTier === null) return null
  const daysUntilStart = daysBetween(offer.today, date.startDate) + 1
  if (settings.untilDaysBeforeStart > daysUntilStart + 1) return null
  const serviceCode = `${bargainConfig.serviceCodePrefix ?? MISSING_PREFIX}${settings.bargainTier.discount}`
  const service = [...date.services.values()].find(({ code }) => code === serviceCode)
  if (service === undefined || service.centimes === null) return null
  // The condition counts both the start and one day more, so the last day lies two days closer than the setting says.
  const lastDay = addDays(date.startDate, 2 - settings.untilDaysBeforeStart)
  return { ratioServiceNo: service.serviceNo, serviceCode, centimes: service.centimes, lastDay }
}
