import { mostOfRoom } from '#domain/booking/availability/allocation.ts'
import { meetsMinima, placesIn, type Room, type Guest } from '#domain/booking/availability/capacity.ts'
import { areContingentsChecked, haveContingentsFailed } from '#domain/booking/availability/contingents.ts'
import { isDateUnbookable } from '#domain/booking/availability/unbookableDate.ts'
import { remainingContingent } from '#domain/booking/availability/roomStock.ts'
import { closedReason } from '#domain/booking/availability/dateAvailability.ts'
import { bedsMissing, familyPackageIdOf } from '#domain/booking/draft/chosen.ts'
import type { Booking, ChosenRoom } from '#domain/booking/draft/booking.ts'
import { agesIn } from '#domain/booking/rules/ages.ts'
import { otherDateRemedy } from '#domain/booking/rules/remedies.ts'
import { waitlistFallback } from '#domain/catalogue/availability.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { placeRate } from '#domain/catalogue/rates.ts'
import type { Remedy, Reason, LazyReason } from '#domain/catalogue/reason.ts'
import { partyRemedy } from './partyRemedy.ts'

/** Maximum number of added people in a remedy; more would change the whole party. */
const MORE_PEOPLE = 2

/** A room that cannot be added once more. */
interface RoomWithOthers {
  readonly room: Room
  /** Its chosen quantity. */
  readonly quantity: number
  /** The other chosen rooms. */
  readonly otherRooms: readonly ChosenRoom[]
}

/** The reason one more of such a room cannot be added, with its remedy. */
export function reasonAgainstRoom(refused: RoomWithOthers, booking: Booking): Reason {
  const { findRemedy, ...why } = lazyReasonAgainstRoom(refused, booking)
  return { ...why, remedy: findRemedy() }
}

/** The reason one more of such a room cannot be added (rule 5.4.3); the remedy is computed on demand. */
export function lazyReasonAgainstRoom(refused: RoomWithOthers, booking: Booking): LazyReason {
  const { draft, offer } = booking
  const { room, quantity, otherRooms } = refused
  const date = booking.sale?.date ?? null
  const isSold = (day: Parameters<typeof placeRate>[1]) => placeRate(room, day) !== null
  if (draft.travellers.length === 0) return { key: 'booking.reason.noTravellers', findRemedy: () => onePerson }
  if (date === null || !isSold(date))
    return { key: 'booking.reason.notSoldOnDate', findRemedy: () => otherDateRemedy(booking, isSold) }
  if (familyPackageIdOf(draft) !== null) {
    return { key: 'booking.reason.familyPackageChosen', findRemedy: () => ({ kind: 'withoutFamilyPackage' }) }
  }
  if (haveContingentsFailed(booking)) return { key: 'booking.reason.placesUnknown', findRemedy: () => null }
  const closed = isDateUnbookable(booking) ? closedReason(date, offer) : null
  if (closed !== null) return { key: closed.key, findRemedy: () => closed.remedy }
  const left = remainingContingent({ room, otherRooms }, booking)
  const guests = booking.people
  if (left <= quantity || mostOfRoom({ room, quantity: guests.length }, otherRooms, guests) > quantity) {
    const isLeft = (others: readonly ChosenRoom[]) =>
      mostRoomsWithOthers({ room, quantity, otherRooms: others }, guests, booking) > quantity
    const findRemedy = () => fewerRooms(otherRooms, isLeft) ?? soldOutRemedy(booking, isSold)
    return { key: 'booking.reason.soldOut', count: left, findRemedy }
  }
  return capacityReason(refused, booking)
}

/** The maximum quantity of a room that is left and that these guests fill together with the other rooms. */
function mostRoomsWithOthers({ room, otherRooms }: RoomWithOthers, guests: readonly Guest[], booking: Booking): number {
  return mostOfRoom({ room, quantity: remainingContingent({ room, otherRooms }, booking) }, otherRooms, guests)
}

/** Any traveller. */
const onePerson: Remedy = { kind: 'party', changes: [{ ageGroupId: null, count: 1 }] }

/** The remedy for a sold-out item: the waitlist, which ignores contingents, else another date. */
export function soldOutRemedy(booking: Booking, isSold: Parameters<typeof otherDateRemedy>[1]): Remedy | null {
  const { offer } = booking
  const canWait = areContingentsChecked(booking) && waitlistFallback(offer) !== null
  return canWait ? { kind: 'waitlist', isOn: true } : otherDateRemedy(booking, isSold)
}

function capacityReason({ room, quantity, otherRooms }: RoomWithOthers, booking: Booking): LazyReason {
  const { draft, offer, people: guests } = booking
  const isFilled = (others: readonly ChosenRoom[], people: readonly Guest[]) =>
    mostRoomsWithOthers({ room, quantity, otherRooms: others }, people, booking) > quantity
  const remedy = (isPossible: (people: readonly Guest[]) => boolean) =>
    partyRemedy(booking, { upTo: MORE_PEOPLE, isFewerAllowed: false, isPossible })
  const places = placesIn(room, 1)
  const isPartyTooSmall = draft.travellers.length < places
  const isFamily = guests.some(({ ageGroup }) => ageGroup?.type === 'MINOR')
  // That it is for families is no reason against one that is too small for it.
  if (!meetsMinima(room, guests) && !(isFamily && isPartyTooSmall)) {
    // Nor to a family whose children it takes: it is their number, or the adults', that is missing.
    const count = hasChildFor(room, booking) ? null : oldestMinor(room, offer)
    const findRemedy = () => remedy((people) => meetsMinima(room, people))
    return { key: 'booking.reason.ageGroupsMissing', ...(count === null ? {} : { count }), findRemedy }
  }
  const fewer = () => fewerRooms(otherRooms, (others) => isFilled(others, guests))
  if (bedsMissing(draft) === 0) {
    return { key: 'booking.reason.everybodyHasBed', findRemedy: fewer }
  }
  const findRemedy = () => fewer() ?? remedy((people) => isFilled(otherRooms, people))
  return {
    key: isPartyTooSmall ? 'booking.reason.partyTooSmall' : 'booking.reason.placesStayEmpty',
    count: places,
    findRemedy,
  }
}

/** Ids of the age groups a room takes. */
function takenGroups({ capacitySettings: { ageGroupCapacities } }: Room): readonly string[] {
  return ageGroupCapacities.filter(({ maxCapacity }) => maxCapacity > 0).map(({ ageGroup }) => ageGroup)
}

function hasChildFor(room: Room, { people }: Booking): boolean {
  const taken = takenGroups(room)
  return people.some(({ ageGroup }) => ageGroup?.type === 'MINOR' && taken.includes(ageGroup.id))
}

/** Maximum age of children in a room, in years; null where it takes none. */
function oldestMinor(room: Room, { travel }: Offer): number | null {
  const taken = takenGroups(room)
  const minors = travel.ageGroups.filter(({ id, type }) => type === 'MINOR' && taken.includes(id))
  return agesIn(minors)?.to ?? null
}

/** The remedy of reducing one chosen room; null when that does not help. */
function fewerRooms(
  chosenRooms: readonly ChosenRoom[],
  isPossible: (others: readonly ChosenRoom[]) => boolean,
): Remedy | null {
  const most = Math.max(0, ...chosenRooms.map(({ quantity }) => quantity))
  for (let count = 1; count <= most; count += 1) {
    const chosenRoom = chosenRooms.find(
      ({ room, quantity }) => quantity >= count && isPossible(reduced(chosenRooms, room, count)),
    )
    if (chosenRoom !== undefined) return { kind: 'fewerRooms', roomId: chosenRoom.room.id, count }
  }
  return null
}

function reduced(chosenRooms: readonly ChosenRoom[], { id }: Room, count: number): readonly ChosenRoom[] {
  return chosenRooms.flatMap(({ room, quantity }) => {
    const kept = room.id === id ? quantity - count : quantity
    return kept > 0 ? [{ room, quantity: kept }] : []
  })
}
