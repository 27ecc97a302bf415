import type { AddonChoice } from '#domain/booking/draft/choices.ts'
import type { Decisions } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/resolve.ts'
import { bargainDiscount } from '#domain/booking/extras/bargain.ts'
import { esimOptions } from '#domain/booking/extras/esim.ts'
import type { PricingTravel } from '#domain/catalogue/catalogue.ts'
import { asLoaded } from './loaded.ts'
import { insuranceOf, wireCurrency, wirePrice } from './parts.ts'

/**
 * The selections of the booking on the wire, with the items in their loaded form. Items that the loaded variant does
 * not have are left out.
 * Assumption: each selection is a list, also where at most one entry is possible.
 */
export function wireSelections(booking: Booking) {
  const { draft, offer } = booking
  const { pricing } = offer
  const { familyInsurance } = draft
  return {
    ...(pricing === null ? NO_SELECTIONS : catalogueSelections(draft, pricing)),
    bargainDiscountSelection: bargainSelection(booking),
    esimServiceSelection: esimSelection(booking),
    familyInsuranceSelection: familyInsurance === null ? [] : [insuranceOf(familyInsurance, wireCurrency(offer))],
  }
}

const NO_SELECTIONS = {
  accommodationSelection: [],
  accommodationAddonSelection: [],
  personalAddonSelection: [],
  bookingAddonSelection: [],
  collectiveAddonSelection: [],
  personalDiscountSelection: [],
}

function catalogueSelections(draft: Decisions, pricing: PricingTravel) {
  return {
    accommodationSelection: draft.rooms.flatMap(({ accommodationId, quantity }) =>
      loadedById(pricing.accommodations, accommodationId).map((accommodation) => ({ accommodation, quantity })),
    ),
    accommodationAddonSelection: draft.accommodationAddons.flatMap(({ type, typeId, addonId, quantity, mandatory }) =>
      loadedById(pricing.accommodationAddons, addonId).map((addon) => ({ type, typeId, addon, quantity, mandatory })),
    ),
    personalAddonSelection: addons(draft.personalAddons, pricing.personalAddons),
    bookingAddonSelection: addons(draft.bookingAddons, pricing.bookingAddons),
    collectiveAddonSelection: addons(draft.collectiveAddons, pricing.collectiveAddons),
    personalDiscountSelection: draft.personalDiscounts.flatMap(({ discountId, quantity }) =>
      loadedById(pricing.personalDiscounts, discountId).map((discount) => ({ discount, quantity })),
    ),
  }
}

function loadedById(entities: readonly { readonly id: string }[], id: string): readonly object[] {
  return entities.filter((entity) => entity.id === id).map(asLoaded)
}

function addons(choices: readonly AddonChoice[], offered: readonly { readonly id: string }[]) {
  return choices.flatMap(({ addonId, quantity, mandatory }) =>
    loadedById(offered, addonId).map((addon) => ({ addon, quantity, mandatory })),
  )
}

function bargainSelection(booking: Booking) {
  const bargain = bargainDiscount(booking)
  if (bargain === null) return []
  const { ratioServiceNo, serviceCode, label, quantity } = bargain
  return [{ discount: { ratioServiceNo, serviceCode, label }, quantity }]
}

function esimSelection(booking: Booking) {
  const { offer } = booking
  return esimOptions(booking)
    .filter(({ quantity }) => quantity > 0)
    .map(({ serviceNo, travelServiceNo, code, name, label, unitCentimes, quantity }) => ({
      service: { serviceNo, travelServiceNo, code, name, label, ...wirePrice(unitCentimes, wireCurrency(offer)) },
      quantity,
    }))
}
