import { assignGuests, type RoomAssignment } from '#domain/booking/availability/allocation.ts'
import { capacityType, placesIn, roomsIn } from '#domain/booking/availability/capacity.ts'
import { isFamilyFor, isFamilyPackageSold } from '#domain/booking/availability/familyFit.ts'
import type { RoomChoice } from '#domain/booking/draft/choices.ts'
import { familyRate } from '#domain/catalogue/rates.ts'
import { sumOf } from '#domain/money.ts'
import { bedExtras, extrasFor } from './extras.ts'
import type { RoomKind, SolverInput } from './kinds.ts'

/** One way to give everybody a bed: a combination of rooms, or a family package. */
export interface Proposal {
  /** The rooms to choose, those for adults first; empty with a family package. */
  readonly rooms: readonly RoomChoice[]
  /** The family package to choose; null with rooms. */
  readonly familyPackageId: string | null
  /**
   * Price of the beds in centimes: places or package, and the mandatory extras of these beds. Extras and discounts that
   * are the same in every bed are left out.
   */
  readonly centimes: number
  /** Guests by single room. */
  readonly occupied: readonly OccupiedRoom[]
}

export interface OccupiedRoom {
  /** Id of the Accommodation; of a family package that of its room. */
  readonly accommodationId: string
  readonly travellers: readonly number[]
}

/** The proposal of a combination, with beds assigned as on choosing its rooms; empty when they cannot be assigned. */
export function roomsProposal(
  quantities: readonly number[],
  kinds: readonly RoomKind[],
  search: SolverInput,
): readonly Proposal[] {
  const { encoded, booking } = search
  const { ageGroups } = booking.offer.travel
  const rank = ({ room }: RoomKind) => (capacityType(room, ageGroups) === 'ADULT' ? 0 : 1)
  const chosen = kinds
    .map((kind, position) => ({ kind, quantity: quantities[position] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
    .sort((a, b) => rank(a.kind) - rank(b.kind))
  const fillings = chosen.map(({ kind, quantity }) => kind.fillings[quantity] ?? [])
  const assignments = assignGuests(fillings, { encoded, code: encoded.everybody, isForAll: true }, booking.people)
  if (assignments === null) return []
  const chosenRooms = chosen.flatMap((choice, position) =>
    assignments.slice(position, position + 1).map((assignment) => ({ ...choice, assignment })),
  )
  return [
    {
      rooms: chosenRooms.map(({ kind, quantity }) => ({ accommodationId: kind.room.id, quantity })),
      familyPackageId: null,
      centimes: sumOf(chosenRooms.map(priceOfRooms)),
      occupied: chosenRooms.flatMap((chosenRoom) => singleRooms(chosenRoom, search)),
    },
  ]
}

interface OccupiedRooms {
  readonly kind: RoomKind
  readonly quantity: number
  readonly assignment: RoomAssignment
}

function priceOfRooms({ kind, quantity, assignment }: OccupiedRooms): number {
  const { room, rate, extras } = kind
  const inside = assignment.people.map(({ index }) => index)
  return rate * placesIn(room, quantity) + extrasFor(extras, quantity, inside)
}

function singleRooms({ kind, quantity, assignment }: OccupiedRooms, { encoded }: SolverInput): readonly OccupiedRoom[] {
  const { room, occupancy } = kind
  const each = Array.from({ length: roomsIn(room, quantity) }, () => occupancy.inRooms(1))
  const assignments = assignGuests(each, { encoded, code: assignment.code, isForAll: true }, assignment.people) ?? []
  return assignments.map(({ people }) => ({ accommodationId: room.id, travellers: people.map(({ index }) => index) }))
}

/** The family packages that fit the party and are available on the date. */
export function familyProposals({ booking, sale }: SolverInput): readonly Proposal[] {
  const travellers = booking.people.map(({ index }) => index)
  return sale.pricing.familyPackages.flatMap((familyPackage): readonly Proposal[] => {
    const { id, accommodation, addons } = familyPackage
    const price = familyRate(familyPackage, sale.date)
    const isPossible = isFamilyFor(familyPackage, booking.people) && isFamilyPackageSold(familyPackage, booking)
    if (price === null || !isPossible) return []
    const extras = bedExtras({ accommodationId: accommodation, familyPackageId: id, addonIds: addons }, booking, sale)
    const centimes = price + extrasFor(extras, 1, travellers)
    return [{ rooms: [], familyPackageId: id, centimes, occupied: [{ accommodationId: accommodation, travellers }] }]
  })
}
