import { bedsMissing, familyPackageOf, hasBedForEverybody, roomOf } from '#domain/booking/draft/chosen.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import type { Choices, Snapshot } from '#domain/booking/draft/snapshot.ts'
import type { Proposal } from '#domain/booking/rooms/solver/proposal.ts'
import { solveRooms } from '#domain/booking/rooms/solver/solver.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { sumOf } from '#domain/money.ts'
import type { Repair } from './repairChange.ts'

/**
 * Beds for everybody where all had one and somebody lost theirs: the proposal with most of the former rooms, the
 * cheapest of those. Null where no bed is missing or none is left.
 */
export function nearestBeds({ choices }: Snapshot, booking: Booking): Repair | null {
  const { draft, offer } = booking
  if (!hasBedForEverybody({ travellers: choices.people }) || bedsMissing(draft) === 0) return null
  const [nearest] = [...solveRooms(booking).proposals].sort((a, b) => keptIn(b, choices) - keptIn(a, choices))
  if (nearest === undefined) return null
  const { rooms, familyPackageId } = nearest
  return { kind: 'beds', rooms, familyPackageId, beds: bedsOf(nearest, offer) }
}

type NamedBeds = Extract<Repair, { kind: 'beds' }>['beds']

/** Units of the former rooms in a proposal. */
function keptIn({ rooms }: Proposal, before: Choices): number {
  return sumOf(
    rooms.map(({ accommodationId, quantity }) => {
      const chosen = before.rooms.find((room) => room.accommodationId === accommodationId)
      return Math.min(quantity, chosen?.quantity ?? 0)
    }),
  )
}

function bedsOf({ rooms, familyPackageId }: Proposal, offer: Offer): NamedBeds {
  const family = familyPackageOf(familyPackageId, offer)
  if (family !== null) return [{ name: family.name, quantity: 1 }]
  return rooms.flatMap(({ accommodationId, quantity }) => {
    const room = roomOf(accommodationId, offer)
    return room === null ? [] : [{ name: room.name, quantity }]
  })
}
