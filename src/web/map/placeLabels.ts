import { grown, overlap, type Box, type Point, type Size } from './plane.ts'

/** A label to place beside a point, in units of the drawing. */
export interface Label extends Point {
  readonly width: number
  readonly height: number
  /** Half the size of the dot at the point. */
  readonly reach: number
}

export type Segment = readonly [Point, Point]

/** The drawing labels are placed on. */
export interface LabelArea extends Size {
  /** Labels never overlap these. */
  readonly blocks: readonly Box[]
  /** Labels overlap these only if there is no other room. */
  readonly lines: readonly Segment[]
}

/** Position of a label. */
export interface Placement {
  readonly box: Box
  /** Line from the dot to the label; null if it is next to the dot. */
  readonly leader: Segment | null
}

/** Distance between a dot and its label. */
const GAP = 3

/** Margin along the edge of the map. */
const EDGE = 4

/** Distances of candidates with a leader, beyond the gap. */
const RINGS = [14, 28, 44, 62, 84] as const
const DIRECTIONS = 16

/** Costs, in ranks of the preferred sides: a leader is worse than any side, a line behind the text worse than a leader. */
const COST = { leader: 10, length: 0.2, line: 40, crossing: 30 } as const

/** Rounds; in each the labels without room in the previous one come first. */
const MAX_ROUNDS = 8

/**
 * Greedy label placement: none overlaps another, a dot, a block or the edge. Right of the dot is preferred, then left,
 * above, below, and further off with a leader. Null without room, which is rare: first in the next round.
 */
export function placeLabels(labels: readonly Label[], area: LabelArea): readonly (Placement | null)[] {
  let order = [...labels.keys()]
  let best: readonly (Placement | null)[] = labels.map(() => null)
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const placed = placedInOrder(labels, order, area)
    if (countUnplaced(placed) < countUnplaced(best) || round === 0) best = placed
    if (countUnplaced(best) === 0) break
    order = [...order].sort((a, b) => Number(placed[a] !== null) - Number(placed[b] !== null))
  }
  return best
}

/** The labels that found room, with their positions. */
export function placedLabels<Wanted extends Label>(
  labels: readonly Wanted[],
  area: LabelArea,
): readonly (Wanted & Placement)[] {
  const placed = placeLabels(labels, area)
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
  area: LabelArea,
): readonly (Placement | null)[] {
  const dots = labels.map(dotOf)
  const [taken, leaders]: [Box[], Segment[]] = [[], []]
  const placed: (Placement | null)[] = labels.map(() => null)
  for (const index of order) {
    const label = labels[index]
    if (label === undefined) continue
    const blocks = [...area.blocks, ...taken, ...dots.filter((_, other) => other !== index)]
    const best = bestOf(candidatesFor(label, area), (candidate) => costOf(candidate, { ...area, blocks, leaders }))
    placed[index] = best
    if (best !== null) taken.push(grown(best.box, 1))
    if (best?.leader) leaders.push(best.leader)
  }
  return placed
}

interface Candidate extends Placement {
  /** Cost without obstacles. */
  readonly cost: number
}

interface PlacementContext extends LabelArea {
  /** Leaders of the labels placed so far. */
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

/** All candidates, in ascending order of their own cost. */
function* candidatesFor(label: Label, area: Size): Generator<Candidate> {
  const { x, y, width, height, reach } = label
  const away = reach + GAP
  const [right, left, centre] = [x + away, x - away - width, x - width / 2]
  const [middle, above, below] = [y - height / 2, y - away - height, y + away]
  const sides = [
    [right, middle],
    [left, middle],
    [within(centre, area.width - width), above],
    [within(centre, area.width - width), below],
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
      const box = boxAt(within(middleOf.x - width / 2, area.width - width), middleOf.y - height / 2, label)
      yield { box, leader: [{ x, y }, nearestIn(box, label)], cost: COST.leader + ring * COST.length }
    }
  }
}

/** Shifts a label sideways, away from the edge of the map. */
function within(left: number, most: number): number {
  return Math.max(EDGE, Math.min(left, most - EDGE))
}

function boxAt(left: number, top: number, { width, height }: Size): Box {
  return { left, top, right: left + width, bottom: top + height }
}

/** Infinity if the candidate is not allowed. */
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

/** Box of the dot at a point. */
export function dotOf({ x, y, reach }: Point & Pick<Label, 'reach'>): Box {
  return grown({ left: x, top: y, right: x, bottom: y }, reach)
}

function nearestIn({ left, top, right, bottom }: Box, { x, y }: Point): Point {
  return { x: Math.min(Math.max(x, left), right), y: Math.min(Math.max(y, top), bottom) }
}

/** Whether a segment intersects a box (slab method). */
export function crosses([from, to]: Segment, box: Box): boolean {
  if (Math.min(from.x, to.x) > box.right || Math.max(from.x, to.x) < box.left) return false
  if (Math.min(from.y, to.y) > box.bottom || Math.max(from.y, to.y) < box.top) return false
  const [acrossFrom, acrossTo] = inside([from.x, to.x], [box.left, box.right])
  const [downFrom, downTo] = inside([from.y, to.y], [box.top, box.bottom])
  return Math.max(acrossFrom, downFrom, 0) < Math.min(acrossTo, downTo, 1)
}

/** Parameters (0 to 1 along the segment) at which it enters and leaves the range, in one dimension. */
function inside(
  [from, to]: readonly [number, number],
  [least, most]: readonly [number, number],
): readonly [number, number] {
  if (from === to) return from > least && from < most ? [-Infinity, Infinity] : [Infinity, -Infinity]
  const [one, other] = [(least - from) / (to - from), (most - from) / (to - from)]
  return [Math.min(one, other), Math.max(one, other)]
}

/** Whether two segments cross. */
function meet([a, b]: Segment, [c, d]: Segment): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

/** Cross product: its sign tells the side of the line. */
function side(from: Point, to: Point, { x, y }: Point): number {
  return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)
}
