import type { Traveller } from '#domain/booking/draft/person.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { holdersOf, type ChosenExtra } from '#domain/booking/rules/applicable.ts'
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
export function choicesOfEach(booking: Booking): readonly TravellerChoices[] {
  const { draft, extras } = booking
  const held = (extra: ChosenExtra) => ({ part: asLoaded(extra.item), holders: holdersOf(extra, booking) })
  const personal = extras.personal.map(held)
  const discounts = extras.discounts.map(held)
  const collectiveAddons = extras.collective.map(({ item }) => asLoaded(item))
  return draft.travellers.map((traveller, index) => ({
    ...NO_CHOICES,
    personalAddons: heldBy(index, personal),
    collectiveAddons,
    extensions: extensionOf(traveller, booking),
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
function extensionOf(traveller: Traveller, booking: Booking): readonly ExtensionOfTraveller[] {
  const extension = booking.date?.extension ?? null
  const room = extension?.accommodationMapItems.find(
    ({ baseAccommodation }) => baseAccommodation === traveller.accommodationId,
  )?.extensionAccommodation
  if (extension === null || !room) return []
  const { ratioPackageNo, extensionAccommodationServiceNo } = room
  const { id, label } = extension
  return [{ id, label, ratioPackageNo, extensionAccommodationServiceNo }]
}
