import { mostOfRoom } from '#domain/booking/availability/allocation.ts'
import { meetsMinima, type Room, type Guest } from '#domain/booking/availability/capacity.ts'
import { haveContingentsFailed } from '#domain/booking/availability/contingents.ts'
import { isDateUnbookable } from '#domain/booking/availability/unbookableDate.ts'
import { isFamilyFor } from '#domain/booking/availability/familyFit.ts'
import {
  remainingContingent,
  offeredRooms,
  sellableWithOthers,
  sellableRooms,
} from '#domain/booking/availability/roomStock.ts'
import { familyPackageIdOf } from '#domain/booking/draft/chosen.ts'
import type { Decisions } from '#domain/booking/draft/draft.ts'
import type { Booking, ChosenRoom } from '#domain/booking/draft/booking.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { placeRate } from '#domain/catalogue/rates.ts'
import type { Reason, LazyReason } from '#domain/catalogue/reason.ts'
import { partyRemedy } from './partyRemedy.ts'
import { lazyReasonAgainstRoom } from './roomReasons.ts'

/** One room with its options for the visitor. */
export interface RoomOption {
  readonly room: Room
  /** Centimes; null when the room is not sold on the chosen date. */
  readonly pricePerPerson: number | null
  /** Rooms left (places where single places are sold); 999 while contingents are ignored. */
  readonly contingent: number
  /** The maximum quantity together with the other rooms. */
  readonly maxQuantity: number
  readonly quantity: number
  /** The reason one more cannot be chosen; null when it can. */
  readonly reason: LazyReason | null
}

/** Every room of the variant, available or not; empty until a date is chosen. */
export function roomOptions(booking: Booking): readonly RoomOption[] {
  const { draft, offer, sale } = booking
  if (sale === null) return []
  return offeredRooms(offer).map((room) => {
    const quantity = quantityOf(room, draft)
    const maxQuantity = maxRooms(room, booking)
    const pricePerPerson = placeRate(room, sale.date)
    const contingent = remainingContingent({ room, otherRooms: othersThan(room, booking) }, booking)
    const refused = { room, quantity, otherRooms: othersThan(room, booking) }
    const reason = maxQuantity > quantity ? null : lazyReasonAgainstRoom(refused, booking)
    return { room, pricePerPerson, contingent, maxQuantity, quantity, reason }
  })
}

/** Whether a room is sold on the date and one is left beside the other rooms. */
export function isRoomLeft({ pricePerPerson, contingent }: RoomOption): boolean {
  return pricePerPerson !== null && contingent > 0
}

/** The reason to show: beside a room that can be chosen, only that no more are left, or that this is unknown. */
export function shownReason({ maxQuantity, reason }: RoomOption): LazyReason | null {
  const isOnStock = reason?.key === 'booking.reason.soldOut' || reason?.key === 'booking.reason.placesUnknown'
  return maxQuantity === 0 || isOnStock ? reason : null
}

/** Whether rooms can be chosen: a date and the party are known. */
export function canChooseRooms({ date, draft }: Booking): boolean {
  return date !== null && draft.travellers.length > 0
}

function quantityOf(room: Room, { rooms }: Pick<Decisions, 'rooms'>): number {
  return rooms.find(({ accommodationId }) => accommodationId === room.id)?.quantity ?? 0
}

/**
 * Maximum quantity of a room beside the others: sold, left, and filled by guests without another bed; 0 with a family
 * package (rule 5.4.3). At most the chosen one while contingents are unknown, and on an unbookable date.
 */
export function maxRooms(room: Room, booking: Booking): number {
  const { draft } = booking
  if (familyPackageIdOf(draft) !== null) return 0
  const choice = { accommodationId: room.id, quantity: draft.travellers.length }
  const otherRooms = othersThan(room, booking)
  const chosenRoom = sellableWithOthers({ choice, otherRooms }, booking)
  const most = chosenRoom === null ? 0 : mostOfRoom(chosenRoom, otherRooms, booking.people)
  const isFrozen = haveContingentsFailed(booking) || isDateUnbookable(booking)
  return isFrozen ? Math.min(most, quantityOf(room, draft)) : most
}

function othersThan(room: Room, booking: Booking): readonly ChosenRoom[] {
  const { draft } = booking
  const others = draft.rooms.filter(({ accommodationId }) => accommodationId !== room.id)
  return sellableRooms(others, booking)
}

/** Whether there can be beds for the party at all (rules 5.4.6). */
export function isSatisfiable({ people, offer }: Booking): boolean {
  return canHouse(people, offer)
}

/** The reason there are no beds for the party at all, with a change of the party as remedy; null when there are. */
export function satisfiableReason(booking: Booking): Reason | null {
  const { offer } = booking
  if (isSatisfiable(booking)) return null
  const isPossible = (guests: readonly Guest[]) => canHouse(guests, offer)
  return {
    key: 'booking.reason.noBedsForParty',
    remedy: partyRemedy(booking, { upTo: 2, isFewerAllowed: true, isPossible }),
  }
}

function canHouse(guests: readonly Guest[], offer: Offer): boolean {
  if (offer.pricing === null || guests.length === 0) return true
  const isFamily = offer.pricing.familyPackages.some((familyPackage) => isFamilyFor(familyPackage, guests))
  const rooms = offeredRooms(offer)
  if (!isFamily && !rooms.some((room) => meetsMinima(room, guests))) return false
  return guests.length % 2 === 0 || isFamily || rooms.some(takesOne)
}

/** Assumption: a single place in a shared room counts as a room for one. */
function takesOne({ capacitySettings }: Room): boolean {
  return capacitySettings.totalCapacity === 1 || capacitySettings.partialOccupancyAllowed
}
