import type { AddonChoice, DiscountChoice } from '#domain/booking/draft/choices.ts'
import { familyPackageIdOf, hasBedForEverybody } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft, Decisions } from '#domain/booking/draft/draft.ts'
import { pickKept } from '#domain/booking/draft/field.ts'
import { optionFields } from '#domain/booking/draft/options.ts'
import {
  choiceFields,
  contactFields,
  personFields,
  type Contact,
  type Traveller,
} from '#domain/booking/draft/person.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { fullName } from '#domain/booking/people/issues.ts'
import { presentIndices } from '#domain/booking/people/samePeople.ts'

/** The kinds of choices a change can remove as a side effect; the first are people with a name, who are told by name. */
export type RemovedChoice =
  'people' | 'extension' | 'rooms' | 'familyPackage' | 'extras' | 'discounts' | 'insurance' | 'stops'

/**
 * The choices a change has removed, wholly or in part. Mandatory extras do not count, as the visitor did not choose
 * them, nor an extension on the way back to its departure, as that is the change itself, nor rooms in whose place a
 * family package was chosen, or the other way round, nor fewer rooms in which everybody has a bed again, nor what people
 * who travel no more take along: stops, insurances, and their part of what is chosen for each person.
 */
export function removedChoices(before: Decisions, after: Decisions): readonly RemovedChoice[] {
  const hadPackage = familyPackageIdOf(before) !== null
  const hasPackage = familyPackageIdOf(after) !== null
  const [roomsBefore, roomsAfter] = [unitsIn(before.rooms), unitsIn(after.rooms)]
  const isHousedAgain = roomsAfter > 0 && hasBedForEverybody(after)
  const isDowngrade = before.extensionDowngradeDate?.dateId === after.date?.dateId
  const { travellers } = before
  const present = presentIndices(travellers, after.travellers)
  const count = after.travellers.length
  const staying = { ...before, travellers: travellers.filter((_, index) => present[index] !== null) }
  const kinds: readonly (readonly [RemovedChoice, boolean])[] = [
    ['people', namesLeft(before, after).length > 0],
    ['extension', before.isUpgradedToExtension && !after.isUpgradedToExtension && !isDowngrade],
    ['rooms', roomsAfter < roomsBefore && !isHousedAgain && (hadPackage || !hasPackage)],
    ['familyPackage', hadPackage && !hasPackage && roomsAfter <= roomsBefore],
    ['extras', extrasIn(after, count) < extrasIn(before, count)],
    ['discounts', chosenIn(after.personalDiscounts, count) < chosenIn(before.personalDiscounts, count)],
    ['insurance', insurancesIn(after) < insurancesIn(staying)],
    ['stops', stopsIn(after) < stopsIn(staying)],
  ]
  return kinds.flatMap(([choice, isRemoved]) => (isRemoved ? [choice] : []))
}

/**
 * Whether several changes are one to the visitor: all of the date, or all of the party. Only then may one undo take
 * back all of them; of both it would take back more than it says.
 */
export function isOneChange(before: Decisions, after: Decisions): boolean {
  const isSameDate =
    before.pricingTravelId === after.pricingTravelId &&
    before.date?.dateId === after.date?.dateId &&
    before.switchedToWaitlistFallback === after.switchedToWaitlistFallback
  return isSameDate || (isSameParty(before.travellers, after.travellers) && isSameParty(before.babies, after.babies))
}

function isSameParty(before: readonly Contact[], after: readonly Contact[]): boolean {
  return before.length === after.length && presentIndices(before, after).every((at, index) => at === index)
}

/** The names of those who travel no more. */
export function namesLeft(before: Decisions, after: Decisions): readonly string[] {
  return [...leftOf(before.travellers, after.travellers), ...leftOf(before.babies, after.babies)]
}

function leftOf(before: readonly Contact[], after: readonly Contact[]): readonly string[] {
  const present = presentIndices(before, after)
  return before.flatMap((person, index) => (present[index] === null ? (fullName(person) ?? []) : []))
}

/**
 * Undoes a change: restores the former choices. Later input, the position in the funnel and whether people stay on the
 * device are kept; birthdays are restored, as they decide on age groups. Who is billed and who shares an address refers
 * to the party and its order, and is restored where they have changed.
 */
export function withChangeUndone(before: BookingDraft, { draft: present }: Booking): BookingDraft {
  const { currentStep, sentEvents, lastActivityTimestamp, snapshot, submission, fatalError } = present
  const { billingAddress, travellerRemarks, bookingRemarks, customData } = present
  const { arePeopleRemembered, arePeopleForgotten } = present
  const indices = presentIndices(before.travellers, present.travellers)
  const isSame = isSameParty(before.travellers, present.travellers)
  const babyIndices = presentIndices(before.babies, present.babies)
  return {
    ...before,
    ...pickKept(optionFields, present),
    currentStep,
    sentEvents,
    lastActivityTimestamp,
    snapshot,
    submission,
    fatalError,
    billingAddress,
    travellerRemarks,
    bookingRemarks,
    arePeopleRemembered,
    arePeopleForgotten,
    customData: {
      booking: customData.booking,
      travellers: indices.map(
        (at, index) => customData.travellers[at ?? -1] ?? before.customData.travellers[index] ?? {},
      ),
    },
    travellers: before.travellers.map((traveller, index) => {
      const typed = withTyped(traveller, present.travellers[indices[index] ?? -1])
      return isSame ? typed : { ...typed, ...pickKept(choiceFields, traveller) }
    }),
    babies: before.babies.map((baby, index) => present.babies[babyIndices[index] ?? -1] ?? baby),
  }
}

/** A former traveller with what an undo keeps. */
function withTyped(before: Traveller, present: Traveller | undefined): Traveller {
  if (present === undefined) return before
  const { passport } = present
  return { ...before, ...pickKept({ ...contactFields, ...personFields, ...choiceFields }, present), passport }
}

function unitsIn(choices: readonly { readonly quantity: number }[]): number {
  return choices.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The quantities the visitor has chosen, of each at most a limit. */
function chosenIn(choices: readonly (AddonChoice | DiscountChoice)[], most = Infinity): number {
  const optional = choices.filter(({ mandatory }) => !mandatory)
  return optional.reduce((sum, { quantity }) => sum + Math.min(quantity, most), 0)
}

/** @param count number of people for whom extras of single people are counted */
function extrasIn(draft: Decisions, count: number): number {
  const { accommodationAddons, personalAddons, bookingAddons, collectiveAddons } = draft
  const services = [draft.co2compensation, draft.travelDocuments === 'print'].filter((isChosen) => isChosen)
  const ofAll = chosenIn([...accommodationAddons, ...bookingAddons, ...collectiveAddons])
  return ofAll + chosenIn(personalAddons, count) + unitsIn(draft.esims) + services.length
}

function insurancesIn({ familyInsurance, travellers }: Decisions): number {
  return [familyInsurance, ...travellers.map(({ insurance }) => insurance)].filter((insurance) => insurance !== null)
    .length
}

function stopsIn({ travellers }: Decisions): number {
  return travellers
    .flatMap(({ outboundStopNo, returnStopNo }) => [outboundStopNo, returnStopNo])
    .filter((no) => no !== null).length
}
