import type { Offer } from '#domain/catalogue/offer.ts'
import { travellersWith, travellersWithDiscount } from './applicable.ts'
import { dateOf } from './chosen.ts'
import type { BookingDraft, Traveller } from './draft.ts'
import { asLoaded } from './wireLoaded.ts'

/**
 * What of the selections falls to one traveller, as it was loaded.
 * Assumption: extras of room and booking belong to nobody in particular and are sent as selections only.
 */
export function choicesOf(index: number, draft: BookingDraft, offer: Offer) {
  const { pricing } = offer
  const traveller = draft.travellers[index]
  if (pricing === null || traveller === undefined) return NO_CHOICES
  return {
    ...NO_CHOICES,
    personalAddons: pricing.personalAddons.filter(({ id }) => travellersWith(id, draft, offer).includes(index)).map(asLoaded),
    collectiveAddons: pricing.collectiveAddons
      .filter(({ id }) => draft.collectiveAddons.some(({ addonId }) => addonId === id))
      .map(asLoaded),
    extensions: extensionOf(traveller, draft, offer),
    personalDiscounts: pricing.personalDiscounts
      .filter(({ id }) => travellersWithDiscount(id, draft, offer).includes(index))
      .map(asLoaded),
  }
}

/** What a traveller has who has chosen nothing. */
export const NO_CHOICES = {
  ...{ accommodationAddons: [], personalAddons: [], bookingAddons: [], collectiveAddons: [] },
  ...{ extensions: [], personalDiscounts: [] },
}

/**
 * The extension of the chosen date; none on a date without. Beside what was loaded stand the numbers of the room that
 * goes with the traveller's.
 */
function extensionOf(traveller: Traveller, draft: BookingDraft, offer: Offer) {
  const extension = dateOf(draft, offer)?.extension ?? null
  const room = extension?.accommodationMapItems.find(
    ({ baseAccommodation }) => baseAccommodation === traveller.accommodationId,
  )?.extensionAccommodation
  if (extension === null || !room) return []
  const { ratioPackageNo, extensionAccommodationServiceNo } = room
  return [{ ...asLoaded(extension), ratioPackageNo, extensionAccommodationServiceNo }]
}
