import { mostOfRoom } from '#domain/booking/availability/allocation.ts'
import type { Stay } from '#domain/booking/availability/allocation.ts'
import { meetsMinima, placesIn } from '#domain/booking/availability/capacity.ts'
import type { Room, Sleeper } from '#domain/booking/availability/capacity.ts'
import { areContingentsChecked, contingentState } from '#domain/booking/availability/contingents.ts'
import { isDateShut } from '#domain/booking/availability/dateShut.ts'
import { contingentBeside, sleepersOf } from '#domain/booking/availability/roomStock.ts'
import { closedReason } from '#domain/booking/availability/standing.ts'
import { familyPackageIdOf, saleOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { otherDate } from '#domain/booking/rules/openings.ts'
import { waitlistFallback } from '#domain/catalogue/availability.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { placeRate } from '#domain/catalogue/rates.ts'
import type { Opening, Reason, Refusal } from '#domain/catalogue/reason.ts'
import { partyOpening } from './partyOpening.ts'

/** With so many people more a room is looked at; who wants more changes the whole party. */
const MORE_PEOPLE = 2

/** A room of which one more cannot be had. */
interface Refused {
  readonly room: Room
  /** How many of it are chosen. */
  readonly quantity: number
  /** The other chosen rooms. */
  readonly beside: readonly Stay[]
}

interface Booking {
  readonly draft: BookingDraft
  readonly offer: Offer
}

/** Why one more of a room cannot be added, for a room of which it is known, with what opens it. */
export function reasonAgainstRoom(refused: Refused, draft: BookingDraft, offer: Offer): Reason {
  const { findOpening, ...why } = refusalOfRoom(refused, draft, offer)
  return { ...why, opening: findOpening() }
}

/** Why one more of a room cannot be added, for a room of which it is known (rule 5.4.3). */
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

/** The most of a room that are left and that these people fill beside the other rooms. */
function mostBeside({ room, beside }: Refused, sleepers: readonly Sleeper[], { draft, offer }: Booking): number {
  return mostOfRoom({ room, quantity: contingentBeside({ room, beside }, draft, offer) }, beside, sleepers)
}

/** Any first traveller. */
const onePerson: Opening = { kind: 'party', changes: [{ ageGroupId: null, count: 1 }] }

/** What is sold out is had on the waitlist, which does not look at contingents, or else perhaps on another date. */
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

/** Up to which age a room takes children, in years; null where it takes none. */
function oldestMinor({ capacitySettings: { ageGroupCapacities } }: Room, { travel }: Offer): number | null {
  const taken = ageGroupCapacities.filter(({ maxCapacity }) => maxCapacity > 0).map(({ ageGroup }) => ageGroup)
  const minors = travel.ageGroups.filter(({ id, type }) => type === 'MINOR' && taken.includes(id))
  return minors.length === 0 ? null : Math.max(...minors.map(({ maxAge }) => maxAge))
}

/** The opening by giving up some of one chosen room; null when that does not help. */
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
