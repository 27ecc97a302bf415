import { contingentState } from '#domain/booking/availability/contingents.ts'
import { isDateShut } from '#domain/booking/availability/dateShut.ts'
import { crowdOf } from '#domain/booking/availability/occupancy.ts'
import { sleepersOf } from '#domain/booking/availability/roomStock.ts'
import { familyPackageIdOf, saleOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { roomKinds } from './kinds.ts'
import type { RoomKind, Search } from './kinds.ts'
import { familyProposals, roomsProposal } from './proposal.ts'
import type { Proposal } from './proposal.ts'
import { unusedPackages, unusedRooms } from './reasons.ts'
import type { Unused } from './reasons.ts'
import { combinationsOf } from './search.ts'
import type { Combinations } from './search.ts'

/** How many answers are named unless more are asked for. All of them are counted. */
const MOST_PROPOSALS = 50

/** All ways to house a party on the chosen date. */
export interface RoomSolution {
  /** Cheapest first; of those named the ones with fewer rooms first where the price is equal. */
  readonly proposals: readonly Proposal[]
  /** How many complete, allowed combinations and packages there are; more than `proposals` where not all are named. */
  readonly count: number
  /** Rooms and family packages that are part of none of them, with the reason; found when asked for. */
  readonly unused: () => readonly Unused[]
}

interface Wanted {
  /** How many proposals are named. */
  readonly most?: number
  /** Whether places in rooms shared with strangers count. */
  readonly isSharing?: boolean
}

const NOTHING: RoomSolution = { proposals: [], count: 0, unused: () => [] }

/**
 * Every way to give the party a bed on the chosen date, whatever was chosen before: each combination of rooms that is
 * full, within limits and contingents and houses everybody, and each family package made for them. What is found is
 * exact; of many combinations the `most` cheapest are named. Nothing until a date is chosen, nor while nobody can say
 * what is left there, and on a date that is shut.
 */
export function solveRooms(
  draft: BookingDraft,
  offer: Offer,
  { most = MOST_PROPOSALS, isSharing = true }: Wanted = {},
): RoomSolution {
  const sale = saleOf(draft, offer)
  if (sale === null || contingentState(draft, offer) === 'failed') return NOTHING
  const sleepers = sleepersOf(draft)
  const search = { draft, offer, sale, crowd: crowdOf(sleepers) }
  const isShut = isDateShut(draft, offer)
  const isEverybodyKnown = !isShut && sleepers.every(({ ageGroupId }) => ageGroupId !== null)
  const all = isEverybodyKnown ? roomKinds(search) : []
  const kinds = isSharing ? all : all.filter(({ room }) => !room.capacitySettings.partialOccupancyAllowed)
  const combinations = combinationsOf(kinds, search.crowd)
  const families = isShut ? [] : familyProposals(search)
  const proposals = [...cheapest(combinations, most, { kinds, search }), ...families]
  const inUse = new Set([...combinations.used].flatMap((place) => kinds[place]?.room.id ?? []))
  return {
    proposals: proposals.sort(byPrice).slice(0, most),
    count: combinations.count + families.length,
    unused: () => [...unusedRooms(inUse, kinds, search), ...unusedPackages(search)],
  }
}

/**
 * The cheapest combinations. The search tells the least each can cost; the true price, known once beds are given, can
 * be higher, so it goes on until no combination to come can be among the cheapest.
 */
function cheapest(
  combinations: Combinations,
  most: number,
  { kinds, search }: { readonly kinds: readonly RoomKind[]; readonly search: Search },
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

/** Whether a proposal is what is chosen. */
export function isProposalChosen(
  draft: BookingDraft,
  { rooms, familyPackageId }: Pick<Proposal, 'rooms' | 'familyPackageId'>,
): boolean {
  const keyOf = (choices: BookingDraft['rooms']) =>
    choices
      .map(({ accommodationId, quantity }) => `${accommodationId} ${quantity}`)
      .sort()
      .join()
  return familyPackageIdOf(draft) === familyPackageId && keyOf(draft.rooms) === keyOf(rooms)
}
