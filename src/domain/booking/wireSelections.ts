import type { AddonChoice, BookingDraft, RoomAddonChoice } from './draft.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { PricingTravel } from '#domain/catalogue/catalogue.ts'
import { bargainDiscount } from './bargain.ts'
import { esimOptions } from './esim.ts'
import { insuranceOf, named, numbered, packaged } from './wireParts.ts'

/** The selections of the booking on the wire. What the loaded variant does not have is left out. */
export function wireSelections(draft: BookingDraft, offer: Offer) {
  const { pricing } = offer
  return {
    ...(pricing === null ? NO_SELECTIONS : catalogueSelections(draft, pricing)),
    bargainDiscountSelection: bargainSelection(draft, offer),
    esimServiceSelection: esimSelection(draft, offer),
    familyInsuranceSelection: draft.familyInsurance === null ? [] : [insuranceOf(draft.familyInsurance)],
  }
}

const NO_SELECTIONS = {
  ...{ accommodationSelection: [], accommodationAddonSelection: [] },
  ...{ personalAddonSelection: [], bookingAddonSelection: [], collectiveAddonSelection: [] },
  personalDiscountSelection: [],
}

function catalogueSelections(draft: BookingDraft, pricing: PricingTravel) {
  return {
    accommodationSelection: draft.rooms.flatMap(({ accommodationId, quantity }) =>
      byId(pricing.accommodations, accommodationId).map((room) => ({ accommodation: packaged(room), quantity })),
    ),
    accommodationAddonSelection: draft.accommodationAddons.flatMap((choice) => roomAddon(choice, pricing)),
    personalAddonSelection: addons(draft.personalAddons, pricing.personalAddons, numbered),
    bookingAddonSelection: addons(draft.bookingAddons, pricing.bookingAddons, numbered),
    collectiveAddonSelection: addons(draft.collectiveAddons, pricing.collectiveAddons, named),
    personalDiscountSelection: draft.personalDiscounts.flatMap(({ discountId, quantity }) =>
      byId(pricing.personalDiscounts, discountId).map((discount) => ({ discount: numbered(discount), quantity })),
    ),
  }
}

function byId<Entity extends { readonly id: string }>(entities: readonly Entity[], id: string): readonly Entity[] {
  return entities.filter((entity) => entity.id === id)
}

function addons<Addon extends { readonly id: string }, Wire>(
  choices: readonly AddonChoice[],
  offered: readonly Addon[],
  toWire: (addon: Addon) => Wire,
) {
  return choices.flatMap(({ addonId, quantity, mandatory }) =>
    byId(offered, addonId).map((addon) => ({ addon: toWire(addon), quantity, mandatory })),
  )
}

function roomAddon({ type, typeId, addonId, quantity, mandatory }: RoomAddonChoice, pricing: PricingTravel) {
  return byId(pricing.accommodationAddons, addonId).map((addon) => ({
    ...{ type, typeId, quantity, mandatory },
    addon: numbered(addon),
  }))
}

function bargainSelection(draft: BookingDraft, offer: Offer) {
  const bargain = bargainDiscount(draft, offer)
  if (bargain === null) return []
  const { ratioServiceNo, serviceCode, label, quantity } = bargain
  return [{ discount: { ratioServiceNo, serviceCode, label }, quantity }]
}

function esimSelection(draft: BookingDraft, offer: Offer) {
  return esimOptions(draft, offer)
    .filter(({ quantity }) => quantity > 0)
    .map(({ serviceNo, travelServiceNo, code, name, label, quantity }) => ({
      service: { serviceNo, travelServiceNo, code, name, label },
      quantity,
    }))
}
