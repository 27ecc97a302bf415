import { dateOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Traveller } from '#domain/booking/draft/person.ts'
import { travellersWith, travellersWithDiscount } from '#domain/booking/rules/applicable.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { asLoaded } from './loaded.ts'

interface ExtensionOfTraveller {
  readonly id: string
  readonly label: string
  readonly ratioPackageNo: string
  readonly extensionAccommodationServiceNo: string | null
}

interface TravellerChoices {
  readonly accommodationAddons: readonly object[]
  readonly personalAddons: readonly object[]
  readonly bookingAddons: readonly object[]
  readonly collectiveAddons: readonly object[]
  readonly extensions: readonly ExtensionOfTraveller[]
  readonly personalDiscounts: readonly object[]
}

/** The choices of a traveller without any. */
export const NO_CHOICES: TravellerChoices = {
  accommodationAddons: [],
  personalAddons: [],
  bookingAddons: [],
  collectiveAddons: [],
  extensions: [],
  personalDiscounts: [],
}

/**
 * The selections of each traveller, in their loaded form; assigned once for all of them.
 * Assumption: extras of rooms and of the booking belong to no single traveller and are sent as selections only.
 */
export function choicesOfEach(draft: BookingDraft, offer: Offer): readonly TravellerChoices[] {
  const { pricing } = offer
  if (pricing === null) return draft.travellers.map(() => NO_CHOICES)
  const extras = pricing.personalAddons.map((addon) => ({
    part: asLoaded(addon),
    holders: travellersWith(addon.id, draft, offer),
  }))
  const discounts = pricing.personalDiscounts.map((discount) => ({
    part: asLoaded(discount),
    holders: travellersWithDiscount(discount.id, draft, offer),
  }))
  const collectiveAddons = pricing.collectiveAddons
    .filter(({ id }) => draft.collectiveAddons.some(({ addonId }) => addonId === id))
    .map(asLoaded)
  return draft.travellers.map((traveller, index) => ({
    ...NO_CHOICES,
    personalAddons: heldBy(index, extras),
    collectiveAddons,
    extensions: extensionOf(traveller, draft, offer),
    personalDiscounts: heldBy(index, discounts),
  }))
}

interface HeldPart {
  readonly part: object
  /** Indexes of the travellers. */
  readonly holders: readonly number[]
}

function heldBy(index: number, parts: readonly HeldPart[]): readonly object[] {
  return parts.flatMap(({ part, holders }) => (holders.includes(index) ? [part] : []))
}

/**
 * The extension of the chosen date with the numbers of the traveller's room; empty on a date without one.
 * Assumption: `travelDate` has the complete extension, so travellers only reference it.
 */
function extensionOf(traveller: Traveller, draft: BookingDraft, offer: Offer): readonly ExtensionOfTraveller[] {
  const extension = dateOf(draft, offer)?.extension ?? null
  const room = extension?.accommodationMapItems.find(
    ({ baseAccommodation }) => baseAccommodation === traveller.accommodationId,
  )?.extensionAccommodation
  if (extension === null || !room) return []
  const { ratioPackageNo, extensionAccommodationServiceNo } = room
  const { id, label } = extension
  return [{ id, label, ratioPackageNo, extensionAccommodationServiceNo }]
}
