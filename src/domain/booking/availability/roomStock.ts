import type { RoomChoice } from '#domain/booking/draft/choices.ts'
import type { Booking, ChosenRoom } from '#domain/booking/draft/booking.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { packageNosOn, placeRate } from '#domain/catalogue/rates.ts'
import { sumOf } from '#domain/money.ts'
import { placesIn, type Room } from './capacity.ts'
import { areContingentsChecked, CONTINGENT_WHEN_UNCHECKED, packageContingent } from './contingents.ts'

/** The rooms a visitor can choose: no baby packages, no rooms of family packages, none without any place. */
export function offeredRooms({ pricing }: Pick<Offer, 'pricing'>): readonly Room[] {
  return (pricing?.accommodations ?? []).filter(
    (room) => !room.isBabyPackage && !room.isFamilyPackageAccommodation && placesIn(room, 1) > 0,
  )
}

/**
 * Rooms left on the chosen date, or places where single places are sold (rule 5.7.3); 999 while contingents are
 * ignored, 0 for a room of an extension date without a package there.
 */
export function roomContingent(room: Room, booking: Booking): number {
  return remainingContingent({ room, otherRooms: [] }, booking)
}

/** Up to this number of rooms or places left it is shown. */
const FEW_LEFT = 3

/** Whether so few rooms or places are left that visitors are told. */
export function areFewLeft(left: number): boolean {
  return left <= FEW_LEFT
}

interface RoomWithOthers {
  readonly room: Room
  /** The other chosen rooms. */
  readonly otherRooms: readonly ChosenRoom[]
}

/**
 * Rooms or places left after other rooms: rooms sold as the same package share its places. A room sold as two packages
 * is left as often as the one with fewer places.
 */
export function remainingContingent({ room, otherRooms }: RoomWithOthers, booking: Booking): number {
  const date = booking.sale?.date ?? null
  const packageNos = date === null ? [] : packageNosOn(room, date)
  if (date === null || packageNos.length === 0) return 0
  if (!areContingentsChecked(booking)) return CONTINGENT_WHEN_UNCHECKED
  const { partialOccupancyAllowed, totalCapacity } = room.capacitySettings
  const places = Math.min(
    ...packageNos.map((packageNo) => {
      const sharing = otherRooms.filter(
        (chosenRoom) => chosenRoom.room.id !== room.id && packageNosOn(chosenRoom.room, date).includes(packageNo),
      )
      const taken = sumOf(sharing.map((chosenRoom) => placesIn(chosenRoom.room, chosenRoom.quantity)))
      return Math.max(0, packageContingent(packageNo, booking) - taken)
    }),
  )
  return partialOccupancyAllowed ? places : Math.floor(places / Math.max(totalCapacity, 1))
}

interface ChoiceWithOthers {
  readonly choice: RoomChoice
  readonly otherRooms: readonly ChosenRoom[]
}

/**
 * The available part of one choice after others: offered, priced on the date, within the contingent; null when there is
 * none.
 */
export function sellableWithOthers({ choice, otherRooms }: ChoiceWithOthers, booking: Booking): ChosenRoom | null {
  const { offer } = booking
  const date = booking.sale?.date ?? null
  const room = offeredRooms(offer).find(({ id }) => id === choice.accommodationId)
  if (date === null || room === undefined || placeRate(room, date) === null) return null
  const quantity = Math.min(Math.trunc(choice.quantity), remainingContingent({ room, otherRooms }, booking))
  return quantity > 0 ? { room, quantity } : null
}

/** The available part of the chosen rooms; earlier ones have precedence. */
export function sellableRooms(rooms: readonly RoomChoice[], booking: Booking): readonly ChosenRoom[] {
  return merged(rooms).reduce<readonly ChosenRoom[]>((otherRooms, choice) => {
    const chosenRoom = sellableWithOthers({ choice, otherRooms }, booking)
    return chosenRoom === null ? otherRooms : [...otherRooms, chosenRoom]
  }, [])
}

/** Merges choices of the same kind of room. */
export function merged(rooms: readonly RoomChoice[]): readonly RoomChoice[] {
  const quantities = new Map<string, number>()
  for (const { accommodationId, quantity } of rooms) {
    quantities.set(accommodationId, (quantities.get(accommodationId) ?? 0) + Math.trunc(quantity))
  }
  return [...quantities].map(([accommodationId, quantity]) => ({ accommodationId, quantity }))
}

/** Room bookings in the form of the draft. */
export function toRoomChoices(chosenRooms: readonly ChosenRoom[]): readonly RoomChoice[] {
  return chosenRooms.map(({ room, quantity }) => ({ accommodationId: room.id, quantity }))
}
