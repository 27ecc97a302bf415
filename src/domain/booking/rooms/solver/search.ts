import { remaindersOf, type EncodedParty } from '#domain/booking/availability/occupancy.ts'

/** One kind of room in the search; lists are by quantity, from 0 to its maximum. */
export interface Kind {
  /** Codes of the subsets of the party that fill a quantity; for 0 the empty subset. */
  readonly fillings: readonly (readonly number[])[]
  /** Lower bound of the price of a quantity, in centimes. */
  readonly costs: readonly number[]
  /** Places a quantity uses from each of its pools. */
  readonly places: readonly number[]
  /** The contingents it shares with other kinds. */
  readonly pools: readonly Pool[]
}

export interface Pool {
  readonly id: string
  readonly left: number
}

/**
 * The choice between the quantities of one kind, after the kinds before it; only branches that end with a bed for
 * everybody.
 */
interface SearchNode {
  /** Lower bound of the price of the rest; infinite where somebody would have no bed. */
  readonly least: number
  /** Number of combinations from here. */
  readonly combinations: number
  readonly branches: readonly Branch[]
}

interface Branch {
  readonly quantity: number
  readonly cost: number
  readonly next: SearchNode
}

const COMPLETE: SearchNode = { least: 0, combinations: 1, branches: [] }
const INFEASIBLE: SearchNode = { least: Infinity, combinations: 0, branches: [] }

/** The complete combinations of rooms for a party. */
export interface Combinations {
  readonly count: number
  /** Positions of the kinds that are part of some combination. */
  readonly used: ReadonlySet<number>
  /** Quantities by kind with the lower bound of their price, cheapest first. */
  readonly cheapestFirst: () => Generator<Combination>
}

export interface Combination {
  readonly quantities: readonly number[]
  readonly cost: number
}

/**
 * Every combination of quantities in which each room is full and everybody has a bed, with an exact count. By dynamic
 * programming: many combinations leave the same guests after the first kinds, so each such node is computed once.
 */
export function combinationsOf(kinds: readonly Kind[], encoded: EncodedParty): Combinations {
  const used = new Set<number>()
  const known = kinds.map(() => new Map<string, SearchNode>())
  const pools = poolsOf(kinds)
  const nodeAt = (position: number, waiting: readonly number[], left: readonly number[]): SearchNode => {
    const kind = kinds[position]
    if (waiting[0] === 0) return COMPLETE
    if (kind === undefined) return INFEASIBLE
    const key = `${left.join()} ${String.fromCharCode(...waiting)}`
    const before = known[position]?.get(key)
    if (before !== undefined) return before
    const branches = kind.fillings.flatMap((fillings, quantity): readonly Branch[] => {
      const placesLeft = pools.leftAfter(position, quantity, left)
      const rests = quantity === 0 ? waiting : remaindersOf(encoded, waiting, fillings)
      if (placesLeft === null || rests.length === 0) return []
      const next = nodeAt(position + 1, rests, placesLeft)
      return next.combinations === 0 ? [] : [{ quantity, cost: kind.costs[quantity] ?? 0, next }]
    })
    if (branches.some(({ quantity }) => quantity > 0)) used.add(position)
    const found = nodeOf(branches)
    known[position]?.set(key, found)
    return found
  }
  const start = encoded.everybody === 0 ? INFEASIBLE : nodeAt(0, [encoded.everybody], pools.left)
  return { count: start.combinations, used, cheapestFirst: () => cheapestFirst(start) }
}

/**
 * The shared contingents of some kinds: initial places, and the places left after a quantity of the kind at a position;
 * null below 0.
 */
function poolsOf(kinds: readonly Kind[]) {
  const byId = new Map(kinds.flatMap(({ pools }) => pools.map(({ id, left }) => [id, left])))
  const ids = [...byId.keys()]
  const isIn = kinds.map(({ pools }) => ids.map((id) => pools.some((pool) => pool.id === id)))
  const isLastUser = kinds.map((_, position) =>
    ids.map((_id, pool) => !isIn.slice(position + 1).some((uses) => uses[pool] === true)),
  )
  const leftAfter = (position: number, quantity: number, left: readonly number[]): readonly number[] | null => {
    if (left.length === 0) return left
    const taken = kinds[position]?.places[quantity] ?? 0
    const rest = left.map((places, pool) => (isIn[position]?.[pool] === true ? places - taken : places))
    if (rest.some((places) => places < 0)) return null
    // A pool without further users is set to 0, so that equal remainders share a node.
    return rest.map((places, pool) => (isLastUser[position]?.[pool] === true ? 0 : places))
  }
  return { left: [...byId.values()], leftAfter }
}

function nodeOf(branches: readonly Branch[]): SearchNode {
  if (branches.length === 0) return INFEASIBLE
  return {
    least: Math.min(...branches.map(({ cost, next }) => cost + next.least)),
    combinations: branches.reduce((sum, { next }) => sum + next.combinations, 0),
    branches,
  }
}

/** A partial combination: chosen quantities, their price, and a lower bound of its total. */
interface Path {
  readonly quantities: readonly number[]
  readonly cost: number
  readonly least: number
  readonly at: SearchNode
}

/**
 * Best-first search: continues the partial combination with the lowest bound. Each bound is reached by some
 * combination, so no step is wasted.
 */
function* cheapestFirst(start: SearchNode): Generator<Combination> {
  const open: Path[] = start.combinations === 0 ? [] : [{ quantities: [], cost: 0, least: start.least, at: start }]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const { quantities, cost, at } = path
    if (at === COMPLETE) yield { quantities, cost }
    for (const { quantity, cost: more, next } of at.branches) {
      const sum = cost + more
      insert(open, { quantities: [...quantities, quantity], cost: sum, least: sum + next.least, at: next })
    }
  }
}

/** Keeps the partial combinations sorted, the cheapest last; of equal ones the newest. */
function insert(open: Path[], path: Path): void {
  let low = 0
  let high = open.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((open[middle]?.least ?? 0) >= path.least) low = middle + 1
    else high = middle
  }
  open.splice(low, 0, path)
}
