import { mostOfRoom } from '#domain/booking/availability/allocation.ts'
import type { Stay } from '#domain/booking/availability/allocation.ts'
import { meetsMinima, placesIn } from '#domain/booking/availability/capacity.ts'
import type { Room, Sleeper } from '#domain/booking/availability/capacity.ts'
import { areContingentsChecked, contingentState } from '#domain/booking/availability/contingents.ts'
import { isDateShut } from '#domain/booking/availability/unbookableDate.ts'
import { contingentBeside, sleepersOf } from '#domain/booking/availability/roomStock.ts'
import { closedReason } from '#domain/booking/availability/dateAvailability.ts'
import { familyPackageIdOf, saleOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { otherDate } from '#domain/booking/rules/remedies.ts'
import { waitlistFallback } from '#domain/catalogue/availability.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { placeRate } from '#domain/catalogue/rates.ts'
import type { Opening, Reason, Refusal } from '#domain/catalogue/reason.ts'
import { partyOpening } from './partyRemedy.ts'

/** Maximum number of added people in a remedy; more would change the whole party. */
const MORE_PEOPLE = 2

/** A room that cannot be added once more. */
interface Refused {
  readonly room: Room
  /** Its chosen quantity. */
  readonly quantity: number
  /** The other chosen rooms. */
  readonly beside: readonly Stay[]
}

interface Booking {
  readonly draft: BookingDraft
  readonly offer: Offer
}

/** The reason one more of such a room cannot be added, with its remedy. */
export function reasonAgainstRoom(refused: Refused, draft: BookingDraft, offer: Offer): Reason {
  const { findOpening, ...why } = refusalOfRoom(refused, draft, offer)
  return { ...why, opening: findOpening() }
}

/** The reason one more of such a room cannot be added (rule 5.4.3); the remedy is computed on demand. */
export function refusalOfRoom(refused: Refused, draft: BookingDraft, offer: Offer): Refusal {
  const { room, quantity, beside } = refused
  const date = saleOf(draft, offer)?.date ?? null
  const isSold = (day: Parameters<typeof placeRate>[1]) => placeRate(room, day) !== null
  if (draft.travellers.length === 0) return { key: 'booking.reason.noTravellers', findOpening: () => onePerson }
  if (date === null || !isSold(date))
    return { key: 'booking.reason.notSoldOnDate', findOpening: () => otherDate(draft, offer, isSold) }
  if (familyPackageIdOf(draft) !== null) {
    return { key: 'booking.reason.familyPackageChosen', findOpening: () => ({ kind: 'withoutFamilyPackage' }) }
  }
  if (contingentState(draft, offer) === 'failed')
    return { key: 'booking.reason.placesUnknown', findOpening: () => null }
  const shut = isDateShut(draft, offer) ? closedReason(date, offer) : null
  if (shut !== null) return { key: shut.key, findOpening: () => shut.opening }
  const left = contingentBeside({ room, beside }, draft, offer)
  const sleepers = sleepersOf(draft)
  if (left <= quantity || mostOfRoom({ room, quantity: sleepers.length }, beside, sleepers) > quantity) {
    const isLeft = (others: readonly Stay[]) =>
      mostBeside({ room, quantity, beside: others }, sleepers, { draft, offer }) > quantity
    const findOpening = () => fewerOf(beside, isLeft) ?? soldOutOpening(draft, offer, isSold)
    return { key: 'booking.reason.soldOut', count: left, findOpening }
  }
  return capacityRefusal(refused, draft, offer)
}

/** The maximum quantity of a room that is left and that these guests fill together with the other rooms. */
function mostBeside({ room, beside }: Refused, sleepers: readonly Sleeper[], { draft, offer }: Booking): number {
  return mostOfRoom({ room, quantity: contingentBeside({ room, beside }, draft, offer) }, beside, sleepers)
}

/** Any traveller. */
const onePerson: Opening = { kind: 'party', changes: [{ ageGroupId: null, count: 1 }] }

/** The remedy for a sold-out item: the waitlist, which ignores contingents, else another date. */
export function soldOutOpening(
  draft: BookingDraft,
  offer: Offer,
  isSold: Parameters<typeof otherDate>[2],
): Opening | null {
  const canWait = areContingentsChecked(draft, offer) && waitlistFallback(offer) !== null
  return canWait ? { kind: 'waitlist', isOn: true } : otherDate(draft, offer, isSold)
}

function capacityRefusal({ room, quantity, beside }: Refused, draft: BookingDraft, offer: Offer): Refusal {
  const sleepers = sleepersOf(draft)
  const isFilled = (others: readonly Stay[], people: readonly Sleeper[]) =>
    mostBeside({ room, quantity, beside: others }, people, { draft, offer }) > quantity
  const opening = (isPossible: (people: readonly Sleeper[]) => boolean) =>
    partyOpening(draft, offer, { upTo: MORE_PEOPLE, isFewerAllowed: false, isPossible })
  if (!meetsMinima(room, sleepers)) {
    const count = oldestMinor(room, offer)
    const findOpening = () => opening((people) => meetsMinima(room, people))
    return { key: 'booking.reason.ageGroupsMissing', ...(count === null ? {} : { count }), findOpening }
  }
  const fewer = () => fewerOf(beside, (others) => isFilled(others, sleepers))
  if (draft.travellers.every(({ accommodationId }) => accommodationId !== null)) {
    return { key: 'booking.reason.everybodyHasBed', findOpening: fewer }
  }
  const count = placesIn(room, 1)
  const findOpening = () => fewer() ?? opening((people) => isFilled(beside, people))
  const isPartyTooSmall = draft.travellers.length < count
  return {
    key: isPartyTooSmall ? 'booking.reason.partyTooSmall' : 'booking.reason.placesStayEmpty',
    count,
    findOpening,
  }
}

/** Maximum age of children in a room, in years; null where it takes none. */
function oldestMinor({ capacitySettings: { ageGroupCapacities } }: Room, { travel }: Offer): number | null {
  const taken = ageGroupCapacities.filter(({ maxCapacity }) => maxCapacity > 0).map(({ ageGroup }) => ageGroup)
  const minors = travel.ageGroups.filter(({ id, type }) => type === 'MINOR' && taken.includes(id))
  return minors.length === 0 ? null : Math.max(...minors.map(({ maxAge }) => maxAge))
}

/** The remedy of reducing one chosen room; null when that does not help. */
function fewerOf(stays: readonly Stay[], isPossible: (others: readonly Stay[]) => boolean): Opening | null {
  const most = Math.max(0, ...stays.map(({ quantity }) => quantity))
  for (let count = 1; count <= most; count += 1) {
    const stay = stays.find(({ room, quantity }) => quantity >= count && isPossible(reduced(stays, room, count)))
    if (stay !== undefined) return { kind: 'fewerOf', id: stay.room.id, count }
  }
  return null
}

function reduced(stays: readonly Stay[], { id }: Room, count: number): readonly Stay[] {
  return stays.flatMap(({ room, quantity }) => {
    const kept = room.id === id ? quantity - count : quantity
    return kept > 0 ? [{ room, quantity: kept }] : []
  })
}
