import { PROXY_PATH } from '#protocol/proxyEndpoint.ts'
import type { Random } from '#test/support/random.ts'
import { chance } from './crowdArrivals.ts'

/** A request of a visitor. */
export interface Request {
  readonly kind: Kind
  readonly path: string
  /** JSON of a query to the proxy; null for a page. */
  readonly body: string | null
}

/** Pages, then operations of the proxy. */
export const PAGES = ['list', 'travel', 'funnel'] as const
export const KINDS = [...PAGES, 'Travel', 'Contingents', 'RatioTravel', 'PlaceBooking'] as const
export type Kind = (typeof KINDS)[number]

/** Pages and GraphQL requests of a travel and its funnel. */
export interface VisitedTravel {
  readonly page: Request
  readonly funnel: Request
  readonly queries: readonly Request[]
}

/** All there is to be visited. */
export interface Scene {
  readonly list: Request
  /** Those of the newsletter first. */
  readonly travels: readonly VisitedTravel[]
  /** The body of another booking by one person, of whom no other is made. */
  readonly booking: (turn: BookingTurn) => string
}

/** Both are counted from the first run on. */
export interface BookingTurn {
  readonly run: number
  readonly booking: number
}

/** A request and when it is due. */
export interface PlannedRequest extends Request {
  /** Milliseconds after the beginning of the run. */
  readonly at: number
  /** Counted over all runs, as each visitor has an address of their own. */
  readonly visitor: number
}

export interface Plan {
  readonly scene: Scene
  readonly random: Random
  /** Milliseconds at which visitors come. */
  readonly arrivals: readonly number[]
  /** Mean of the time a visitor looks at something, in milliseconds. */
  readonly thinkMs: number
  readonly run: number
  readonly firstVisitor: number
}

/** One visitor in so many books. */
const VISITORS_A_BOOKING = 50

/** Travels the newsletter is about. */
const FEATURED = 3

/** Scripts need a moment until they ask the proxy, in milliseconds. */
const SCRIPTS_MS = 200

/** Requests of a run in the order they are due, whatever becomes of those before. */
export function plannedRequests(plan: Plan): readonly PlannedRequest[] {
  return plan.arrivals
    .flatMap((arrival, index) => {
      const isBooking = index % VISITORS_A_BOOKING === VISITORS_A_BOOKING - 1
      const visitor = plan.firstVisitor + index
      const booking = isBooking ? Math.floor(visitor / VISITORS_A_BOOKING) : null
      return visit(plan, arrival, booking).map((request) => ({ ...request, visitor }))
    })
    .toSorted((one, other) => one.at - other.at)
}

/** Looks at the list, at a travel of the newsletter and at any other, begins its funnel, and perhaps books. */
function visit({ scene, random, thinkMs, run }: Plan, arrival: number, booking: number | null) {
  let at = arrival
  const thinks = () => {
    // Exponentially distributed: some are quick, and few very slow.
    at += thinkMs * -Math.log(1 - chance(random))
  }
  const due = (request: Request) => ({ ...request, at })
  const featured = random.pick(scene.travels.slice(0, FEATURED))
  const chosen = random.pick(scene.travels)
  const requests = [due(scene.list)]
  for (const page of [featured.page, chosen.page, chosen.funnel]) {
    thinks()
    requests.push(due(page))
  }
  const [first, ...later] = chosen.queries
  at += SCRIPTS_MS
  if (first !== undefined) requests.push(due(first))
  for (const query of later) {
    thinks()
    requests.push(due(query))
  }
  if (booking === null) return requests
  thinks()
  return [...requests, due({ kind: 'PlaceBooking', path: PROXY_PATH, body: scene.booking({ run, booking }) })]
}
