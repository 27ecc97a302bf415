import { collectiveServiceNo } from '#domain/catalogue/rates.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { travellersWith, travellersWithDiscount } from './applicable.ts'
import { dateOf } from './chosen.ts'
import type { BookingDraft, Traveller } from './draft.ts'
import { named, numbered } from './wireParts.ts'

/**
 * What of the selections falls to one traveller. Extras of room and booking belong to nobody in particular and are
 * sent as selections only.
 */
export function choicesOf(index: number, draft: BookingDraft, offer: Offer) {
  const { pricing } = offer
  const traveller = draft.travellers[index]
  if (pricing === null || traveller === undefined) return NO_CHOICES
  return {
    ...NO_CHOICES,
    personalAddons: pricing.personalAddons
      .filter(({ id }) => travellersWith(id, draft, offer).includes(index))
      .map(numbered),
    collectiveAddons: collectiveAddonsOf(traveller, draft, pricing.collectiveAddons),
    extensions: extensionOf(traveller, draft, offer),
    personalDiscounts: pricing.personalDiscounts
      .filter(({ id }) => travellersWithDiscount(id, draft, offer).includes(index))
      .map(numbered),
  }
}

const NO_CHOICES = {
  ...{ accommodationAddons: [], personalAddons: [], bookingAddons: [], collectiveAddons: [] },
  ...{ extensions: [], personalDiscounts: [] },
}

type CollectiveAddons = NonNullable<Offer['pricing']>['collectiveAddons']

/** The chosen collective add-ons, each with the service of the traveller's age group. */
function collectiveAddonsOf(traveller: Traveller, draft: BookingDraft, offered: CollectiveAddons) {
  return offered
    .filter(({ id }) => draft.collectiveAddons.some(({ addonId }) => addonId === id))
    .map((addon) => ({ ...named(addon), ratioServiceNo: collectiveServiceNo(addon, traveller.ageGroupId) }))
}

/** The extension of the chosen date with the room that goes with the traveller's; none on a date without. */
function extensionOf(traveller: Traveller, draft: BookingDraft, offer: Offer) {
  const extension = dateOf(draft, offer)?.extension ?? null
  const room = extension?.accommodationMapItems.find(
    ({ baseAccommodation }) => baseAccommodation === traveller.accommodationId,
  )?.extensionAccommodation
  if (extension === null || !room) return []
  const { ratioPackageNo, extensionAccommodationServiceNo } = room
  return [{ id: extension.id, ratioPackageNo, extensionAccommodationServiceNo }]
}
