import { roomOf } from '#domain/booking/draft/chosen.ts'
import type { Decisions } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import type { OccupiedRoom, Proposal } from '#domain/booking/rooms/solver/proposal.ts'
import type { Unused } from '#domain/booking/rooms/solver/reasons.ts'
import { solveRooms } from '#domain/booking/rooms/solver/solver.ts'
import type { Accommodation } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { totalWith } from './partyTotal.ts'

/** A proposal of rooms worth showing. */
export interface RoomSuggestion extends Proposal {
  /** Total of the booking with it, in centimes; null where a price is missing. */
  readonly total: number | null
  /** Half of it, where two travel without a baby and it halves into whole centimes; else null. */
  readonly totalEach: number | null
  /** Its only kind of room; null with several, and with a family package. */
  readonly onlyRoom: Accommodation | null
  /** Whether a room is shared with people of other bookings. */
  readonly isShared: boolean
  /** Its rooms where their guests are worth telling: for a larger party in several rooms; else none. */
  readonly listed: readonly OccupiedRoom[]
}

export interface RoomSuggestions {
  /** Cheapest first; empty where there are no beds for the party. */
  readonly suggestions: readonly RoomSuggestion[]
  /** Whether they combine rooms for a larger party, instead of showing each kind of room. */
  readonly areCombined: boolean
  /** Whether other combinations of rooms exist. */
  readonly hasMore: boolean
  /**
   * Rooms unavailable to the party, and family packages where a child travels, with the reason; computed on demand.
   */
  readonly unused: () => readonly Unused[]
}

/** Up to this party size each kind of room is suggested; above it, combinations. */
const MOST_WITH_PLAIN_ROOMS = 2

/** Number of proposals considered. */
const CANDIDATES = 100

const MOST_PLAIN_ROOMS = 8
const MOST_COMBINATIONS = 3

/**
 * Proposals worth showing: every family package, and for one or two people each kind of room. For more people up to
 * three combinations that differ in how the party is divided: the cheapest, the cheapest with at most two to a room,
 * and that with somebody alone, then the next cheapest. No combination dominated by another.
 */
export function roomSuggestions(booking: Booking): RoomSuggestions {
  const { draft, offer } = booking
  const { proposals, count, unused } = solveRooms(booking, { most: CANDIDATES })
  const rated = proposals.map((proposal) => rate(proposal, offer))
  const families = rated.filter(({ proposal }) => proposal.familyPackageId !== null)
  const rooms = withoutWorse(
    amongThemselves(
      rated.filter(({ proposal }) => proposal.familyPackageId === null),
      draft,
    ),
  )
  const isForTwo = draft.travellers.length === 2 && draft.babies.length === 0
  const areCombined = draft.travellers.length > MOST_WITH_PLAIN_ROOMS
  const suggestions = [...families, ...(areCombined ? variety(rooms) : plainRooms(rooms))].map(
    ({ proposal, withStrangers }) => {
      const total = totalWith(proposal, booking)
      const [only, ...others] = proposal.rooms
      return {
        ...proposal,
        total,
        totalEach: isForTwo && total !== null && total % 2 === 0 ? total / 2 : null,
        onlyRoom: only === undefined || others.length > 0 ? null : roomOf(only.accommodationId, offer),
        isShared: withStrangers > 0,
        listed: areCombined && proposal.occupied.length > 1 ? proposal.occupied : [],
      }
    },
  )
  const hasMinor = booking.people.some(({ ageGroup }) => ageGroup?.type === 'MINOR')
  return {
    suggestions: [...suggestions].sort((a, b) => (a.total ?? Infinity) - (b.total ?? Infinity)),
    areCombined,
    hasMore: count > suggestions.length,
    unused: () => unused().filter(({ type }) => type === 'accommodation' || hasMinor),
  }
}

/** The properties of a proposal that matter beside its price. */
interface RatedProposal {
  readonly proposal: Proposal
  /** Travellers who share a room with people of other bookings. */
  readonly withStrangers: number
  /** Travellers alone in a room. */
  readonly alone: number
  /** Travellers in a room for three or more. */
  readonly crowded: number
}

function rate(proposal: Proposal, offer: Offer): RatedProposal {
  const rooms = proposal.occupied.map(({ accommodationId, travellers }) => {
    const room = roomOf(accommodationId, offer)
    return { people: travellers.length, isShared: room?.capacitySettings.partialOccupancyAllowed === true }
  })
  const peopleWhere = (matches: (room: (typeof rooms)[number]) => boolean) =>
    rooms.filter(matches).reduce((sum, { people }) => sum + people, 0)
  return {
    proposal,
    withStrangers: peopleWhere(({ isShared }) => isShared),
    alone: peopleWhere(({ people, isShared }) => people === 1 && !isShared),
    crowded: peopleWhere(({ people, isShared }) => people > 2 && !isShared),
  }
}

/** Assumption: a party shares rooms with strangers only where there is no other way. */
function amongThemselves(rated: readonly RatedProposal[], { travellers }: Decisions): readonly RatedProposal[] {
  const own = rated.filter(({ withStrangers }) => withStrangers === 0)
  return travellers.length > 1 && own.length > 0 ? own : rated
}

/**
 * Without dominated proposals: another has as many people alone, costs no more and has nobody more with strangers or
 * three to a room, but fewer with the one or the other.
 */
function withoutWorse(rated: readonly RatedProposal[]): readonly RatedProposal[] {
  const isWorse = (a: RatedProposal, b: RatedProposal) =>
    b.proposal.centimes <= a.proposal.centimes &&
    b.alone === a.alone &&
    b.withStrangers <= a.withStrangers &&
    b.crowded <= a.crowded &&
    (b.withStrangers < a.withStrangers || b.crowded < a.crowded)
  return rated.filter((one) => !rated.some((other) => isWorse(one, other)))
}

/** Proposals of one kind of room; combinations only where nothing else is left. */
function plainRooms(rated: readonly RatedProposal[]): readonly RatedProposal[] {
  const plain = rated.filter(({ proposal }) => proposal.rooms.length === 1)
  return (plain.length > 0 ? plain : rated).slice(0, MOST_PLAIN_ROOMS)
}

/** Proposals that differ in how the party is divided; of equal ones the cheapest, as the list is sorted by price. */
function variety(rated: readonly RatedProposal[]): readonly RatedProposal[] {
  const roomy = rated.filter(({ crowded }) => crowded === 0)
  const preferred = [rated[0], roomy[0], roomy.find(({ alone }) => alone > 0)]
  const ranked = [...preferred.filter((one) => one !== undefined), ...rated]
  const kindOf = ({ alone, crowded, withStrangers }: RatedProposal) => [alone, crowded, withStrangers].join()
  const different = ranked.filter(
    (one, position) => ranked.findIndex((other) => kindOf(other) === kindOf(one)) === position,
  )
  return different.slice(0, MOST_COMBINATIONS)
}
