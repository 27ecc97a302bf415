import { isDateUnbookable } from '#domain/booking/availability/unbookableDate.ts'
import { encodedParty } from '#domain/booking/availability/occupancy.ts'
import { familyPackageIdOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft, Decisions } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { roomKinds, type RoomKind, type SolverInput } from './kinds.ts'
import { familyProposals, roomsProposal, type Proposal } from './proposal.ts'
import { unusedPackages, unusedRooms, type Unused } from './reasons.ts'
import { combinationsOf, type Combinations } from './search.ts'

/** Default maximum number of returned proposals; all are counted. */
const MOST_PROPOSALS = 50

/** The ways to give the party beds on the chosen date. */
export interface RoomSolution {
  /** Cheapest first; with equal prices the one with fewer rooms. */
  readonly proposals: readonly Proposal[]
  /** Number of complete, allowed combinations and packages; more than `proposals` where not all are returned. */
  readonly count: number
  /** Rooms and family packages without a proposal, with the reason; computed on demand. */
  readonly unused: () => readonly Unused[]
}

interface SolverOptions {
  /** Maximum number of returned proposals. */
  readonly most?: number
  /** Whether places in rooms shared with strangers count. */
  readonly isSharing?: boolean
}

const NOTHING: RoomSolution = { proposals: [], count: 0, unused: () => [] }

/**
 * All ways to house the party on the chosen date, regardless of earlier choices: full combinations of rooms within
 * limits and contingents, and family packages that fit. Exact: the `most` cheapest are returned, and all are counted.
 * Empty without a date, where its contingents failed to load, and on an unbookable date; those not loaded yet set no
 * limit.
 */
export function solveRooms(
  booking: Booking,
  { most = MOST_PROPOSALS, isSharing = true }: SolverOptions = {},
): RoomSolution {
  const { sale, contingents } = booking
  if (sale === null || contingents.state === 'failed') return NOTHING
  const { people } = booking
  const search = { booking, sale, encoded: encodedParty(people) }
  const isUnbookable = isDateUnbookable(booking)
  const isEverybodyKnown = !isUnbookable && people.every(({ ageGroupId }) => ageGroupId !== null)
  const all = isEverybodyKnown ? roomKinds(search) : []
  const kinds = isSharing ? all : all.filter(({ room }) => !room.capacitySettings.partialOccupancyAllowed)
  const combinations = combinationsOf(kinds, search.encoded)
  const families = isUnbookable ? [] : familyProposals(search)
  const proposals = [...cheapest(combinations, most, { kinds, search }), ...families]
  const inUse = new Set([...combinations.used].flatMap((position) => kinds[position]?.room.id ?? []))
  return {
    proposals: proposals.sort(byPrice).slice(0, most),
    count: combinations.count + families.length,
    unused: () => [...unusedRooms(inUse, kinds, search), ...unusedPackages(search)],
  }
}

/**
 * The cheapest combinations. The search gives a lower bound of each price; the true one, known once beds are assigned,
 * can be higher, so this continues until no further combination can be among the cheapest.
 */
function cheapest(
  combinations: Combinations,
  most: number,
  { kinds, search }: { readonly kinds: readonly RoomKind[]; readonly search: SolverInput },
): readonly Proposal[] {
  let found: Proposal[] = []
  for (const { quantities, cost } of most > 0 ? combinations.cheapestFirst() : []) {
    const dearest = found[most - 1]
    if (dearest !== undefined && dearest.centimes <= cost) return found
    found = [...found, ...roomsProposal(quantities, kinds, search)].sort(byPrice).slice(0, most)
  }
  return found
}

function byPrice(a: Proposal, b: Proposal): number {
  return a.centimes - b.centimes || a.occupied.length - b.occupied.length
}

/** Whether a proposal equals the present choice. */
export function isProposalChosen(
  draft: Decisions,
  { rooms, familyPackageId }: Pick<Proposal, 'rooms' | 'familyPackageId'>,
): boolean {
  const keyOf = (choices: BookingDraft['rooms']) =>
    choices
      .map(({ accommodationId, quantity }) => `${accommodationId} ${quantity}`)
      .sort()
      .join()
  return familyPackageIdOf(draft) === familyPackageId && keyOf(draft.rooms) === keyOf(rooms)
}
