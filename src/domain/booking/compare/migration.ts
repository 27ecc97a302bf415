import { withStopsMoved } from '#domain/booking/boarding/movedStops.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { settle } from '#domain/booking/settle.ts'
import { isClosed } from '#domain/catalogue/availability.ts'
import type { DateChoice } from '#domain/catalogue/departure.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { findDate, sameDate, toDateChoice, type SaleDate } from '#domain/catalogue/saleDates.ts'
import { equivalentId, type Variants } from './equivalent.ts'

/** Offers of the present and of the target variant; the same one twice within a variant. */
export interface Migration {
  readonly from: Offer
  readonly to: Offer
}

/**
 * Moves a draft to another date, of any variant, as if the visitor had chosen it and all that is available there again.
 * Insurances keep their price until a summary gives the new one. A date that is not sold changes nothing.
 */
export function withMigration(draft: BookingDraft, choice: DateChoice, { from, to }: Migration): BookingDraft {
  const date = findDate(choice, to.saleDates)
  return date === null ? draft : settle(onDate(migrated(draft, { from, to }), date, to), to)
}

/** A draft with the ids of the target variant, still without its date. */
export interface MigratedDraft {
  readonly draft: BookingDraft
  /** The date before, by whose stops the travellers get on and off; null without one. */
  readonly from: SaleDate | null
  readonly isOtherVariant: boolean
}

/** Translates the ids of a draft to those of the target variant; choices without an equivalent are left out. */
export function migrated(draft: BookingDraft, { from, to }: Migration): MigratedDraft {
  const date = findDate(draft.date, from.saleDates)
  if (from.pricing === null || to.pricing === null || from.pricing.id === to.pricing.id)
    return { draft, from: date, isOtherVariant: false }
  const variants = { from: from.pricing, to: to.pricing }
  return {
    draft: { ...withIdsOf(draft, variants), pricingTravelId: to.pricing.id, switchedToWaitlistFallback: false },
    from: date,
    isOtherVariant: true,
  }
}

function withIdsOf(draft: BookingDraft, variants: Variants): BookingDraft {
  const addons = <Choice extends { readonly addonId: string }>(
    kind: 'accommodationAddons' | 'personalAddons' | 'bookingAddons' | 'collectiveAddons',
    choices: readonly Choice[],
  ) =>
    choices.flatMap((choice) => {
      const addonId = equivalentId(kind, choice.addonId, variants)
      return addonId === null ? [] : [{ ...choice, addonId }]
    })
  const room = (id: string | null) => (id === null ? null : equivalentId('accommodations', id, variants))
  const family = (id: string | null) => (id === null ? null : equivalentId('familyPackages', id, variants))
  return {
    ...draft,
    rooms: draft.rooms.flatMap((choice) => {
      const accommodationId = room(choice.accommodationId)
      return accommodationId === null ? [] : [{ ...choice, accommodationId }]
    }),
    accommodationAddons: addons('accommodationAddons', draft.accommodationAddons).flatMap((choice) => {
      const typeId = choice.type === 'accommodation' ? room(choice.typeId) : family(choice.typeId)
      return typeId === null ? [] : [{ ...choice, typeId }]
    }),
    personalAddons: addons('personalAddons', draft.personalAddons),
    bookingAddons: addons('bookingAddons', draft.bookingAddons),
    collectiveAddons: addons('collectiveAddons', draft.collectiveAddons),
    personalDiscounts: draft.personalDiscounts.flatMap((choice) => {
      const discountId = equivalentId('personalDiscounts', choice.discountId, variants)
      return discountId === null ? [] : [{ ...choice, discountId }]
    }),
    travellers: draft.travellers.map((traveller) => ({
      ...traveller,
      accommodationId: room(traveller.accommodationId),
      familyPackageId: family(traveller.familyPackageId),
    })),
  }
}

/** Sets the date of a migrated draft, without settling it. On its present date it stays as it is. */
export function onDate({ draft, from, isOtherVariant }: MigratedDraft, date: SaleDate, to: Offer): BookingDraft {
  if (!isOtherVariant && sameDate(draft.date, date)) return draft
  const base = baseOf(date, to)
  const isUpgradedToExtension = base !== null
  return {
    ...draft,
    date: toDateChoice(date),
    isUpgradedToExtension,
    extensionDowngradeDate: isUpgradedToExtension ? toDateChoice(base) : null,
    switchedToWaitlistFallback: false,
    summary: null,
    summaryLoadingError: 0,
    travellers: withStopsMoved(draft.travellers, { from, to: date, areNumbersKept: !isOtherVariant }),
  }
}

/** The departure an extension date extends; null where it cannot be chosen, and without an extension. */
function baseOf({ extension, extensionBaseDate }: SaleDate, offer: Offer): SaleDate | null {
  if (extension === null || extensionBaseDate === null) return null
  const base = offer.saleDates.find((date) => date.id === extensionBaseDate.id && date.extension === null)
  return base === undefined || isClosed(base, offer) ? null : base
}
