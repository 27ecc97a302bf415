import { isHome } from '#web/map/home.ts'
import { boxAround, grown, toPlane, type Box } from '#web/map/plane.ts'
import type { RoutePoint } from './routePoints.ts'

/** The region of a route that the map shows. */
export interface RouteRegion {
  /** In plane coordinates. */
  readonly box: Box
  /** Whether an inset is needed to show where the region is. */
  readonly hasInset: boolean
  /** First stop if it is in Switzerland; null if travellers get to the tour on their own. */
  readonly home: RoutePoint | null
}

/** Minimum height of the region, as a fraction of the world: about 110 km in the Alps. */
const MIN_SIDE = 0.004

/** Aspect ratio of the map. */
const SHAPE = 4 / 5

/** The journey there and back moves to the inset if the scale grows at least by this factor without it. */
const INSET_MIN_GAIN = 1.5

/** Stops of the journey stay as long as the map keeps this fraction of its largest possible scale. */
const MIN_SCALE_SHARE = 0.47

/** Days at each end of a tour that may belong to the journey. */
const JOURNEY_DAYS = 2

/** At most this many days until the next stop is no stay: one night may be aboard a ferry. */
const TRANSIT_DAYS = 2

/** The region to show: the stops of the programme, with the journey there and back if the scale stays large enough. */
export function routeRegion(points: readonly RoutePoint[]): RouteRegion {
  const stops = points.filter(isStop)
  // Without days the platform does not tell what is a stop.
  const shown = stops.length === 0 ? points : stops
  const whole = boxOf(wayOf(shown, points))
  const home = shown.find((point, index) => index === 0 && isHome(point)) ?? null
  if (home === null || stops.length === 0) return { box: whole, hasInset: home === null, home }
  const cuts = cutsOf(stops).map((kept) => ({ box: boxOf(wayOf(kept, points)), count: kept.length }))
  const least = Math.min(...cuts.map(({ box }) => sideOf(box)))
  const enough = cuts
    .filter(({ box }) => least >= MIN_SCALE_SHARE * sideOf(box))
    .sort((a, b) => b.count - a.count || sideOf(a.box) - sideOf(b.box))
  const box = enough[0]?.box ?? whole
  return sideOf(whole) < INSET_MIN_GAIN * sideOf(box)
    ? { box: whole, hasInset: false, home }
    : { box, hasInset: true, home }
}

/** The stops with all points between them: the road may lead beyond every stop. */
function wayOf(stops: readonly RoutePoint[], points: readonly RoutePoint[]): readonly RoutePoint[] {
  const places = stops.map((stop) => points.indexOf(stop))
  return points.slice(Math.min(...places), Math.max(...places) + 1)
}

interface Stop extends RoutePoint {
  readonly day: number
}

function isStop(point: RoutePoint): point is Stop {
  return point.day !== null
}

/**
 * All ways to leave out stops of the journey there and back; at least two places stay. A tour that does not end at home,
 * such as a river cruise, has no journey to leave out.
 */
function cutsOf(stops: readonly Stop[]): readonly (readonly Stop[])[] {
  const last = stops.at(-1)
  if (last === undefined || !isHome(last)) return [stops]
  const [out, back] = [journeyOut(stops), journeyBack(stops, last.day)]
  const counts = (most: number) => Array.from({ length: most + 1 }, (_, count) => count)
  return counts(out)
    .flatMap((first) => counts(back).map((end) => stops.slice(first, stops.length - end)))
    .filter((kept) => new Set(kept.map(({ name }) => name)).size > 1)
}

/** Number of leading stops that belong to the journey: home and stops without a stay. */
function journeyOut(stops: readonly Stop[]): number {
  const first = stops.findIndex(
    ({ day }, index) => index > 0 && (day > JOURNEY_DAYS || (stops[index + 1]?.day ?? day) > day + TRANSIT_DAYS),
  )
  return first === -1 ? stops.length : first
}

function journeyBack(stops: readonly Stop[], lastDay: number): number {
  return stops.filter(({ day }) => day > lastDay - JOURNEY_DAYS).length
}

function boxOf(stops: readonly RoutePoint[]): Box {
  const box = boxAround(stops.map(toPlane))
  const lack = Math.max(0, MIN_SIDE - sideOf(box)) / 2
  return lack === 0 ? box : grown(box, lack)
}

/** Height of the smallest map that contains a box. */
function sideOf({ left, top, right, bottom }: Box): number {
  return Math.max((right - left) / SHAPE, bottom - top)
}
