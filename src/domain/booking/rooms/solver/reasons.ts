import type { Room } from '#domain/booking/availability/capacity.ts'
import { offeredRooms } from '#domain/booking/availability/roomStock.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { withoutSelections } from '#domain/booking/draft/selections.ts'
import { familyPackageReason } from '#domain/booking/rooms/familyPackage.ts'
import { reasonAgainstRoom } from '#domain/booking/rooms/roomReasons.ts'
import type { Reason } from '#domain/catalogue/reason.ts'
import type { RoomKind, SolverInput } from './kinds.ts'

/** A room or family package without a proposal. */
export interface Unused {
  readonly type: 'accommodation' | 'familyPackage'
  readonly id: string
  readonly reason: Reason
}

/** The offered rooms without a proposal, with the reason for a party without any choice. */
export function unusedRooms(
  inUse: ReadonlySet<string>,
  kinds: readonly RoomKind[],
  { booking: { draft, offer } }: SolverInput,
): readonly Unused[] {
  const blank = resolve(withoutSelections(draft), offer)
  const against = (room: Room): Reason =>
    canBeFilled(kinds.find((kind) => kind.room.id === room.id))
      ? { key: 'booking.reason.othersWithoutBed', remedy: null }
      : reasonAgainstRoom({ room, quantity: 0, otherRooms: [] }, blank)
  return offeredRooms(offer)
    .filter(({ id }) => !inUse.has(id))
    .map((room) => ({ type: 'accommodation', id: room.id, reason: against(room) }))
}

function canBeFilled(kind: RoomKind | undefined): boolean {
  return kind?.fillings.slice(1).some((fillings) => fillings.length > 0) === true
}

/** The family packages that do not fit the party, with the reason. */
export function unusedPackages({ booking: { draft, offer }, sale }: SolverInput): readonly Unused[] {
  const blank = resolve(withoutSelections(draft), offer)
  return sale.pricing.familyPackages.flatMap((familyPackage): readonly Unused[] => {
    const reason = familyPackageReason(familyPackage, blank)
    return reason === null ? [] : [{ type: 'familyPackage', id: familyPackage.id, reason }]
  })
}
