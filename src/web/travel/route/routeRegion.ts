import { isHome } from '#web/map/home.ts'
import { boxAround, grown, toPlane, type Box } from '#web/map/plane.ts'
import type { RoutePoint } from './routePoints.ts'

/** What of a route the map shows. */
export interface RouteRegion {
  /** Of the plane. */
  readonly box: Box
  /** Whether a small map of its own has to show where this is. */
  readonly hasInset: boolean
  /** The stop at home the tour sets out from; null where travellers get there by themselves. */
  readonly home: RoutePoint | null
}

/** The least a map shows from south to north, as a part of the world: about 110 kilometres in the Alps. */
const MIN_SIDE = 0.004

/** Width by height of the map. */
const SHAPE = 4 / 5

/** The journey gets a map of its own where the stops can be drawn so many times larger without it. */
const INSET_MIN_GAIN = 1.5

/** Of the stops on the way there and back as many stay as leave the others at this part of the scale they could have. */
const MIN_SCALE_SHARE = 0.47

/** Days at the beginning and the end of a tour on which the journey may still go on. */
const JOURNEY_DAYS = 2

/** Who is at the next stop so many days later has not stayed: one of the nights may be aboard a ferry. */
const NIGHTS = 2

/** The part of a route to be shown: the stops of the programme, and the journey there and back where that leaves them large enough. */
export function routeRegion(points: readonly RoutePoint[]): RouteRegion {
  const stops = points.filter(isStop)
  const whole = boxOf(stops)
  const home = stops.find((stop, index) => index === 0 && isHome(stop)) ?? null
  if (home === null) return { box: whole, hasInset: true, home }
  const cuts = cutsOf(stops).map((kept) => ({ box: boxOf(kept), count: kept.length }))
  const least = Math.min(...cuts.map(({ box }) => sideOf(box)))
  const enough = cuts
    .filter(({ box }) => least >= MIN_SCALE_SHARE * sideOf(box))
    .toSorted((a, b) => b.count - a.count || sideOf(a.box) - sideOf(b.box))
  const box = enough[0]?.box ?? whole
  return sideOf(whole) < INSET_MIN_GAIN * sideOf(box) ? { box: whole, hasInset: false, home } : { box, hasInset: true, home }
}

interface Stop extends RoutePoint {
  readonly day: number
}

function isStop(point: RoutePoint): point is Stop {
  return point.day !== null
}

/**
 * The stops without more and more of those on the way there and back; at least two places stay. A tour that ends elsewhere,
 * as a cruise down a river, is itself the way.
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

/** How many stops at the beginning belong to the journey: home, and those nobody stays at. */
function journeyOut(stops: readonly Stop[]): number {
  const first = stops.findIndex(
    ({ day }, index) => index > 0 && (day > JOURNEY_DAYS || (stops[index + 1]?.day ?? day) > day + NIGHTS),
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

/** The height of the map that just holds a box. */
function sideOf({ left, top, right, bottom }: Box): number {
  return Math.max((right - left) / SHAPE, bottom - top)
}
