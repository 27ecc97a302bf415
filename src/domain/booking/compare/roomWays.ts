import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Proposal } from '#domain/booking/rooms/solver/proposal.ts'
import type { Unused } from '#domain/booking/rooms/solver/reasons.ts'
import { solveRooms } from '#domain/booking/rooms/solver/solver.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { totalWith } from './partyTotal.ts'

/** A way to house the party that is worth its place on the screen. */
export interface RoomWay extends Proposal {
  /** What the whole booking then costs, in centimes; null where something chosen has no price. */
  readonly total: number | null
}

export interface RoomWays {
  /** Cheapest first; empty where nobody can be housed. */
  readonly ways: readonly RoomWay[]
  /** Whether rooms can be put together in other ways too. */
  readonly hasMore: boolean
  /** Rooms and family packages nobody of the party can have, with the reason; found when asked for. */
  readonly unused: () => readonly Unused[]
}

/** Up to so many people choose a room; more choose how they are shared out. */
const MOST_WITH_PLAIN_ROOMS = 2

/** So many ways are looked at. */
const CANDIDATES = 100

const MOST_PLAIN_ROOMS = 8
const MOST_COMBINATIONS = 3

/**
 * The ways to house a party that are worth offering. One or two people see each kind of room they can have to
 * themselves. More see the cheapest way, the cheapest with at most two to a room, and the cheapest with single rooms
 * beside double ones. Family packages are always named. Ways worse than another at the same price are left out.
 */
export function roomWays(draft: BookingDraft, offer: Offer): RoomWays {
  const { proposals, count, unused } = solveRooms(draft, offer, { most: CANDIDATES })
  const looks = proposals.map((proposal) => lookOf(proposal, offer))
  const families = looks.filter(({ proposal }) => proposal.familyPackageId !== null)
  const rooms = withoutWorse(
    amongThemselves(
      looks.filter(({ proposal }) => proposal.familyPackageId === null),
      draft,
    ),
  )
  const chosen = draft.travellers.length <= MOST_WITH_PLAIN_ROOMS ? plainRooms(rooms) : variety(rooms)
  const ways = [...families, ...chosen].map(({ proposal }) => ({
    ...proposal,
    total: totalWith(proposal, draft, offer),
  }))
  return {
    ways: ways.toSorted((a, b) => (a.total ?? Infinity) - (b.total ?? Infinity)),
    hasMore: count > ways.length,
    unused,
  }
}

/** What people mind about a proposal beside its price. */
interface Look {
  readonly proposal: Proposal
  /** How many share a room with people of other bookings. */
  readonly withStrangers: number
  /** How many sleep alone. */
  readonly alone: number
  /** How many sleep in a room for three or more. */
  readonly crowded: number
}

function lookOf(proposal: Proposal, { pricing }: Offer): Look {
  const rooms = proposal.occupied.map(({ accommodationId, travellers }) => {
    const room = pricing?.accommodations.find(({ id }) => id === accommodationId)
    return { people: travellers.length, isShared: room?.capacitySettings.partialOccupancyAllowed === true }
  })
  const peopleWhere = (isMeant: (room: (typeof rooms)[number]) => boolean) =>
    rooms.filter(isMeant).reduce((sum, { people }) => sum + people, 0)
  return {
    proposal,
    withStrangers: peopleWhere(({ isShared }) => isShared),
    alone: peopleWhere(({ people, isShared }) => people === 1 && !isShared),
    crowded: peopleWhere(({ people, isShared }) => people > 2 && !isShared),
  }
}

/** Assumption: who travels together shares a room with strangers only where there is no other way. */
function amongThemselves(looks: readonly Look[], { travellers }: BookingDraft): readonly Look[] {
  const own = looks.filter(({ withStrangers }) => withStrangers === 0)
  return travellers.length > 1 && own.length > 0 ? own : looks
}

/** Without those that another equals or betters in everything, and betters in something. */
function withoutWorse(looks: readonly Look[]): readonly Look[] {
  const isWorse = (a: Look, b: Look) =>
    b.proposal.centimes <= a.proposal.centimes &&
    b.alone === a.alone &&
    b.withStrangers <= a.withStrangers &&
    b.crowded <= a.crowded &&
    (b.withStrangers < a.withStrangers || b.crowded < a.crowded)
  return looks.filter((look) => !looks.some((other) => isWorse(look, other)))
}

/** Those of one kind of room; a mixture only where nothing else is left. */
function plainRooms(looks: readonly Look[]): readonly Look[] {
  const plain = looks.filter(({ proposal }) => proposal.rooms.length === 1)
  return (plain.length > 0 ? plain : looks).slice(0, MOST_PLAIN_ROOMS)
}

/** Ways that differ in who sleeps with how many; of those alike the cheapest, as the list is by price. */
function variety(looks: readonly Look[]): readonly Look[] {
  const roomy = looks.filter(({ crowded }) => crowded === 0)
  const wished = [looks[0], roomy[0], roomy.find(({ alone }) => alone > 0)]
  const ranked = [...wished.filter((look) => look !== undefined), ...looks]
  const kindOf = ({ alone, crowded, withStrangers }: Look) => [alone, crowded, withStrangers].join()
  const different = ranked.filter(
    (look, place) => ranked.findIndex((other) => kindOf(other) === kindOf(look)) === place,
  )
  return different.slice(0, MOST_COMBINATIONS)
}
