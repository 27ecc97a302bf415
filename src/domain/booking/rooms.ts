import type { Offer } from '#domain/catalogue/offer.ts'
import { placeRate } from '#domain/catalogue/rates.ts'
import { fills, mostOfRoom } from './allocation.ts'
import { meetsMinima } from './capacity.ts'
import type { Room } from './capacity.ts'
import { familyPackageIdOf, saleOf } from './chosen.ts'
import type { BookingDraft, RoomChoice } from './draft.ts'
import { isFamilyFor } from './familyFit.ts'
import type { Reason } from './reason.ts'
import { offeredRooms, roomContingent, sellableStays, sleepersOf } from './roomStock.ts'
import { settle } from './settle.ts'
import { bedsOf } from './sleeping.ts'

/** One room as a visitor can choose it. */
export interface RoomOption {
  readonly room: Room
  /** Centimes; null when the room is not sold on the chosen date. */
  readonly pricePerPerson: number | null
  /** Rooms left (places where single places are sold); 999 while contingents do not count. */
  readonly contingent: number
  /** The highest quantity that can be chosen beside the other rooms. */
  readonly maxQuantity: number
  readonly quantity: number
  /** Why not one more can be chosen; null when it can. */
  readonly reason: Reason | null
}

/** Every room the variant offers, possible or not; empty until a date is chosen. */
export function roomOptions(draft: BookingDraft, offer: Offer): readonly RoomOption[] {
  const sale = saleOf(draft, offer)
  if (sale === null) return []
  return offeredRooms(offer).map((room) => {
    const quantity = quantityOf(room, draft)
    const maxQuantity = maxRooms(room, draft, offer)
    const pricePerPerson = placeRate(room, sale.date)
    const contingent = roomContingent(room, draft, offer)
    const reason = quantity < maxQuantity ? null : reasonAgainst(room, draft, offer)
    return { room, pricePerPerson, contingent, maxQuantity, quantity, reason }
  })
}

function quantityOf(room: Room, { rooms }: Pick<BookingDraft, 'rooms'>): number {
  return rooms.find(({ accommodationId }) => accommodationId === room.id)?.quantity ?? 0
}

/**
 * The most of a room that can be chosen beside the other chosen rooms: sold, left, and filled by those who have no
 * bed elsewhere; none with a family package (specification 5).
 */
export function maxRooms(room: Room, draft: BookingDraft, offer: Offer): number {
  if (familyPackageIdOf(draft) !== null) return 0
  const wanted = { accommodationId: room.id, quantity: draft.travellers.length }
  const [stay] = sellableStays([wanted], draft, offer)
  if (stay === undefined) return 0
  const others = draft.rooms.filter(({ accommodationId }) => accommodationId !== room.id)
  return mostOfRoom(stay, sellableStays(others, draft, offer), sleepersOf(draft))
}

/** Whether one more of the room can be added. */
export function canAddRoom(room: Room, draft: BookingDraft, offer: Offer): boolean {
  return maxRooms(room, draft, offer) > quantityOf(room, draft)
}

/** Whether the party as a whole is one the room takes (specification 5). */
export function isRoomApplicable(room: Room, draft: Pick<BookingDraft, 'travellers'>): boolean {
  return meetsMinima(room, sleepersOf(draft))
}

function reasonAgainst(room: Room, draft: BookingDraft, offer: Offer): Reason {
  const date = saleOf(draft, offer)?.date ?? null
  const left = roomContingent(room, draft, offer)
  const { totalCapacity, partialOccupancyAllowed } = room.capacitySettings
  if (draft.travellers.length === 0) return { key: 'booking.reason.noTravellers' }
  if (date === null || placeRate(room, date) === null) return { key: 'booking.reason.notSoldOnDate' }
  if (familyPackageIdOf(draft) !== null) return { key: 'booking.reason.familyPackageChosen' }
  if (left <= quantityOf(room, draft)) return { key: 'booking.reason.soldOut', count: left }
  if (!isRoomApplicable(room, draft)) return { key: 'booking.reason.ageGroupsMissing' }
  if (draft.travellers.every(({ accommodationId }) => accommodationId !== null)) return { key: 'booking.reason.everybodyHasBed' }
  return { key: 'booking.reason.placesStayEmpty', count: partialOccupancyAllowed ? 1 : totalCapacity }
}

/**
 * Sets the chosen rooms; who sleeps where is decided anew (specification 4, Setting accommodations). While a family
 * package is chosen nothing changes.
 */
export function withRooms(draft: BookingDraft, rooms: readonly RoomChoice[], offer: Offer): BookingDraft {
  if (saleOf(draft, offer) === null || familyPackageIdOf(draft) !== null) return draft
  const travellers = draft.travellers.map((traveller) => ({ ...traveller, accommodationId: null }))
  return settle({ ...draft, rooms, travellers }, offer)
}

/** Moves a traveller to another chosen room; the first there whose bed can be had in exchange moves the other way. */
export function withSleeper(
  draft: BookingDraft,
  { travellerIndex, accommodationId }: { readonly travellerIndex: number; readonly accommodationId: string },
  offer: Offer,
): BookingDraft {
  const stays = sellableStays(draft.rooms, draft, offer)
  const beds = bedsOf(draft)
  const from = beds.get(travellerIndex)
  if (from === undefined || from === accommodationId) return draft
  const partner = [...beds].find(
    ([index, roomId]) =>
      roomId === accommodationId &&
      fills(new Map([...beds, [travellerIndex, roomId], [index, from]]), stays, sleepersOf(draft)),
  )
  if (partner === undefined) return draft
  const travellers = draft.travellers.map((traveller, index) => {
    if (index === travellerIndex) return { ...traveller, accommodationId }
    return index === partner[0] ? { ...traveller, accommodationId: from } : traveller
  })
  return settle({ ...draft, travellers }, offer)
}

/** Whether the party can be housed at all (specification 5, the traveller selection is satisfiable). */
export function isSatisfiable(draft: Pick<BookingDraft, 'travellers'>, offer: Offer): boolean {
  const people = draft.travellers.length
  const packages = (offer.pricing?.familyPackages ?? []).filter((familyPackage) =>
    isFamilyFor(familyPackage, sleepersOf(draft)),
  )
  const rooms = offeredRooms(offer).filter((room) => isRoomApplicable(room, draft))
  if (offer.pricing === null || people === 0) return true
  if (packages.length === 0 && rooms.length === 0) return false
  return people % 2 === 0 || packages.length > 0 || offeredRooms(offer).some(takesOne)
}

/** Assumption: a single place in a shared room houses one person as a one-person room does. */
function takesOne({ capacitySettings }: Room): boolean {
  return capacitySettings.totalCapacity === 1 || capacitySettings.partialOccupancyAllowed
}
