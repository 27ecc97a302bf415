import type { Traveller } from '#domain/booking/draft/person.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { areRoomsShared, singleRooms, type SingleRoom } from '#domain/booking/rooms/sharing.ts'
import { t } from '#web/text/booking.ts'
import { personNames } from './personName.ts'

/** Name of a room, numbered if there are several of its kind: «Doppelzimmer 2». */
export function singleRoomName({ room: { name }, number }: Pick<SingleRoom, 'room' | 'number'>): string {
  return number === null ? name : t('booking.rooms.numbered', { room: name, number })
}

/** Rooms or family package of a booking, each with its guests: «Doppelzimmer 2: Anna Muster, Beat Muster». */
export function roomLines(booking: Booking): readonly string[] {
  const { draft } = booking
  const family = booking.familyPackage
  const names = (indexes: readonly number[]) => personNames(draft.travellers, indexes)
  const members = draft.travellers.flatMap(({ isFamilyPackageMember }: Traveller, index) =>
    isFamilyPackageMember ? [index] : [],
  )
  return [
    ...(family === null ? [] : [t('booking.rooms.of', { room: family.name, people: names(members) })]),
    ...singleRooms(booking).map((single) =>
      t('booking.rooms.of', { room: singleRoomName(single), people: names(single.travellers) }),
    ),
  ]
}

/** `roomLines` if the allocation of travellers to rooms matters; otherwise empty. */
export function sharedRoomLines(booking: Booking): readonly string[] {
  return areRoomsShared(singleRooms(booking)) ? roomLines(booking) : []
}
