import { grown, overlap, type Box, type Point, type Size } from './plane.ts'

/** What is to be written beside a point of a map, in the units of the drawing. */
export interface Label extends Point {
  readonly width: number
  readonly height: number
  /** Half the size of the dot at the point. */
  readonly reach: number
}

/** A straight piece of a line. */
export type Segment = readonly [Point, Point]

/** What is drawn already. */
export interface LabelArea extends Size {
  /** Nothing is written over these. */
  readonly blocks: readonly Box[]
  /** Written over only where there is no other room. */
  readonly lines: readonly Segment[]
}

/** Where a label stands. */
export interface Placement {
  readonly box: Box
  /** From the dot to the label; null where it stands right beside the dot. */
  readonly leader: Segment | null
}

/** Free room between a dot and its label, and around labels. */
const GAP = 3

/** Free room along the edge of the map. */
const EDGE = 4

/** How far from its dot a label may stand, from edge to edge, beyond the gap. */
const RINGS = [14, 28, 44, 62, 84] as const
const DIRECTIONS = 16

/** Costs, in places of the order of preference: a leader is worse than any side, a line behind the letters worse than a leader. */
const COST = { leader: 10, length: 0.2, line: 40, crossing: 30 } as const

/** So often those without room are tried again before all others. */
const ROUNDS = 8

/**
 * Finds room for labels beside their points: none covers another one, a dot, a block or the edge. Right of the dot is best,
 * then left, above and below; where all are taken or crossed by a line it stands further off with a leader. Null where
 * there is no room at all: that is rare, for those that found none have the first choice in the next round.
 */
export function placeLabels(labels: readonly Label[], ground: LabelArea): readonly (Placement | null)[] {
  let order = [...labels.keys()]
  let best: readonly (Placement | null)[] = labels.map(() => null)
  for (let round = 0; round < ROUNDS; round += 1) {
    const placed = placedInOrder(labels, order, ground)
    if (countUnplaced(placed) < countUnplaced(best) || round === 0) best = placed
    if (countUnplaced(best) === 0) break
    order = order.toSorted((a, b) => Number(placed[a] !== null) - Number(placed[b] !== null))
  }
  return best
}

/** The labels that find room, each with where it stands. */
export function placedLabels<Wanted extends Label>(
  labels: readonly Wanted[],
  ground: LabelArea,
): readonly (Wanted & Placement)[] {
  const placed = placeLabels(labels, ground)
  return labels.flatMap((label, index) => {
    const at = placed[index] ?? null
    return at === null ? [] : [{ ...label, ...at }]
  })
}

function countUnplaced(placed: readonly (Placement | null)[]): number {
  return placed.filter((at) => at === null).length
}

function placedInOrder(
  labels: readonly Label[],
  order: readonly number[],
  ground: LabelArea,
): readonly (Placement | null)[] {
  const dots = labels.map(dotOf)
  const [taken, leaders]: [Box[], Segment[]] = [[], []]
  const placed: (Placement | null)[] = labels.map(() => null)
  for (const index of order) {
    const label = labels[index]
    if (label === undefined) continue
    const blocks = [...ground.blocks, ...taken, ...dots.filter((_, other) => other !== index)]
    const best = bestOf(candidatesFor(label, ground), (candidate) => costOf(candidate, { ...ground, blocks, leaders }))
    placed[index] = best
    if (best !== null) taken.push(grown(best.box, 1))
    if (best?.leader) leaders.push(best.leader)
  }
  return placed
}

interface Candidate extends Placement {
  /** What it costs by itself. */
  readonly cost: number
}

interface PlacementContext extends LabelArea {
  /** Of the labels that stand already. */
  readonly leaders: readonly Segment[]
}

function bestOf(candidates: Iterable<Candidate>, cost: (candidate: Candidate) => number): Placement | null {
  let best: { readonly placement: Placement; readonly cost: number } | null = null
  for (const candidate of candidates) {
    if (best !== null && best.cost <= candidate.cost) break
    const whole = cost(candidate)
    if (whole < (best?.cost ?? Infinity))
      best = { placement: { box: candidate.box, leader: candidate.leader }, cost: whole }
  }
  return best?.placement ?? null
}

/** All that may be, the cheapest by themselves first. */
function* candidatesFor(label: Label, ground: Size): Generator<Candidate> {
  const { x, y, width, height, reach } = label
  const away = reach + GAP
  const [right, left, centre] = [x + away, x - away - width, x - width / 2]
  const [middle, above, below] = [y - height / 2, y - away - height, y + away]
  const sides = [
    [right, middle],
    [left, middle],
    [within(centre, ground.width - width), above],
    [within(centre, ground.width - width), below],
    [right, above],
    [right, below],
    [left, above],
    [left, below],
  ]
  for (const [index, [edge = 0, top = 0]] of sides.entries())
    yield { box: boxAt(edge, top, label), leader: null, cost: index }
  for (const ring of RINGS) {
    for (let step = 0; step < DIRECTIONS; step += 1) {
      const angle = (step * 2 * Math.PI) / DIRECTIONS
      const [east, south] = [Math.cos(angle), Math.sin(angle)]
      const middleOf = { x: x + east * (away + ring + width / 2), y: y + south * (away + ring + height / 2) }
      const box = boxAt(within(middleOf.x - width / 2, ground.width - width), middleOf.y - height / 2, label)
      yield { box, leader: [{ x, y }, nearestIn(box, label)], cost: COST.leader + ring * COST.length }
    }
  }
}

/** Near the edge of the map a label above or below its dot is moved aside. */
function within(left: number, most: number): number {
  return Math.max(EDGE, Math.min(left, most - EDGE))
}

function boxAt(left: number, top: number, { width, height }: Size): Box {
  return { left, top, right: left + width, bottom: top + height }
}

/** Infinite where it cannot stand. */
function costOf({ box, leader, cost }: Candidate, { width, height, blocks, lines, leaders }: PlacementContext): number {
  if (box.left < EDGE || box.top < EDGE || box.right > width - EDGE || box.bottom > height - EDGE) return Infinity
  if (blocks.some((block) => overlap(box, block)) || leaders.some((line) => crosses(line, box))) return Infinity
  const behind = lines.some((line) => crosses(line, box)) ? COST.line : 0
  if (leader === null) return cost + behind
  if (blocks.some((block) => crosses(leader, block))) return Infinity
  const [from, to] = leader
  const length = Math.hypot(to.x - from.x, to.y - from.y) * COST.length
  return cost + behind + length + leaders.filter((other) => meet(leader, other)).length * COST.crossing
}

/** The dot of a point. */
export function dotOf({ x, y, reach }: Point & Pick<Label, 'reach'>): Box {
  return grown({ left: x, top: y, right: x, bottom: y }, reach)
}

function nearestIn({ left, top, right, bottom }: Box, { x, y }: Point): Point {
  return { x: Math.min(Math.max(x, left), right), y: Math.min(Math.max(y, top), bottom) }
}

/** Whether a piece of a line runs through a box. */
export function crosses([from, to]: Segment, box: Box): boolean {
  if (Math.min(from.x, to.x) > box.right || Math.max(from.x, to.x) < box.left) return false
  if (Math.min(from.y, to.y) > box.bottom || Math.max(from.y, to.y) < box.top) return false
  // The part of the piece that lies between the edges, as parts of its length.
  const [acrossFrom, acrossTo] = inside([from.x, to.x], [box.left, box.right])
  const [downFrom, downTo] = inside([from.y, to.y], [box.top, box.bottom])
  return Math.max(acrossFrom, downFrom, 0) < Math.min(acrossTo, downTo, 1)
}

/** Where along a way from one value to another the edges are passed, the first of them first. */
function inside(
  [from, to]: readonly [number, number],
  [least, most]: readonly [number, number],
): readonly [number, number] {
  if (from === to) return from > least && from < most ? [-Infinity, Infinity] : [Infinity, -Infinity]
  const [one, other] = [(least - from) / (to - from), (most - from) / (to - from)]
  return [Math.min(one, other), Math.max(one, other)]
}

/** Whether two pieces of lines cross. */
function meet([a, b]: Segment, [c, d]: Segment): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

/** Above 0 on one side of a line, below 0 on the other. */
function side(from: Point, to: Point, { x, y }: Point): number {
  return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)
}
