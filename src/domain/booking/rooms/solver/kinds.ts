import { placesIn, type Room } from '#domain/booking/availability/capacity.ts'
import { areContingentsChecked, packageContingent } from '#domain/booking/availability/contingents.ts'
import { occupancyOf, type EncodedParty, type Occupancy } from '#domain/booking/availability/occupancy.ts'
import { offeredRooms, roomContingent } from '#domain/booking/availability/roomStock.ts'
import type { Booking, Sale } from '#domain/booking/draft/booking.ts'
import { packageNosOn, placeRate } from '#domain/catalogue/rates.ts'
import { bedExtras, leastExtras, type BedExtra } from './extras.ts'
import type { Kind, Pool } from './search.ts'

/** A kind of room available on the date, with everything its price and guests depend on. */
export interface RoomKind extends Kind {
  readonly room: Room
  /** Centimes for one place. */
  readonly rate: number
  readonly extras: readonly BedExtra[]
  readonly occupancy: Occupancy
}

/** The input of the search. */
export interface SolverInput {
  readonly booking: Booking
  readonly sale: Sale
  readonly encoded: EncodedParty
}

/** The rooms available on the date, those that share a contingent next to each other. */
export function roomKinds(search: SolverInput): readonly RoomKind[] {
  const { booking, sale } = search
  const rooms = offeredRooms(booking.offer).filter(
    (room) => placeRate(room, sale.date) !== null && roomContingent(room, booking) > 0,
  )
  const packageNos = rooms.map((room) => packageNosOn(room, sale.date))
  const firstWith = (packageNo: string) => packageNos.findIndex((numbers) => numbers.includes(packageNo))
  return rooms
    .map((room, position) => ({ room, rank: Math.min(...(packageNos[position] ?? []).map(firstWith)) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ room }) => toKind(room, sharedPools(room, packageNos, search), search))
}

/** The contingents a room shares with others. */
function sharedPools(
  room: Room,
  packageNos: readonly (readonly string[])[],
  { booking, sale }: SolverInput,
): readonly Pool[] {
  if (!areContingentsChecked(booking)) return []
  return packageNosOn(room, sale.date)
    .filter((packageNo) => packageNos.filter((numbers) => numbers.includes(packageNo)).length > 1)
    .map((packageNo) => ({ id: packageNo, left: packageContingent(packageNo, booking) }))
}

function toKind(room: Room, pools: readonly Pool[], { booking, sale, encoded }: SolverInput): RoomKind {
  const { travellers } = booking.draft
  const rate = placeRate(room, sale.date) ?? 0
  const extras = bedExtras({ accommodationId: room.id, familyPackageId: null, addonIds: room.addons }, booking, sale)
  const occupancy = occupancyOf(room, encoded)
  const most = Math.min(travellers.length, roomContingent(room, booking))
  const quantities = Array.from({ length: most + 1 }, (_, quantity) => quantity)
  const fillings = quantities.map((quantity) => occupancy.fillings(quantity))
  const groupOf = travellers.map(({ ageGroupId }) => encoded.groupIds.findIndex((id) => id === ageGroupId))
  const least = (quantity: number) =>
    Math.min(...(fillings[quantity] ?? []).map((code) => leastExtras(extras, quantity, { encoded, code, groupOf })))
  const places = quantities.map((quantity) => placesIn(room, quantity))
  return {
    room,
    rate,
    extras,
    occupancy,
    fillings,
    places,
    costs: places.map((some, quantity) => rate * some + (extras.length === 0 ? 0 : least(quantity))),
    pools,
  }
}
