import { inView } from '#web/map/mapView.ts'
import { dotOf, placedLabels, type LabelArea, type Placement } from '#web/map/placeLabels.ts'
import type { Point } from '#web/map/plane.ts'
import { formatDayNumbers } from './routeStops.ts'

/** A stop with its position on the drawing. */
export interface DrawnStop extends Point {
  readonly name: string
  readonly days: readonly number[]
}

/** A placed label: days and name of a stop. */
export interface StopLabel extends Placement {
  /** Empty without days. */
  readonly days: string
  /** Width of the badge with the days. */
  readonly pill: number
  /** Null if there is room for the days only. */
  readonly name: string | null
  readonly stop: DrawnStop
}

/** Sizes, in units of the drawing. */
export const LABEL = { height: 20, dot: 5, gap: 5, digit: 7.5, edge: 11 } as const

interface LabelOptions {
  /** Width of a name, in units of the drawing. */
  readonly measure: (name: string) => number
  /** False if a marker image is drawn. */
  readonly hasDays: boolean
  /** Half the size of the dot or marker image. */
  readonly reach: number
}

/** Places labels for the stops in view: days and name, or the days only if there is no room for the name. */
export function stopLabels(
  stops: readonly DrawnStop[],
  area: LabelArea,
  { measure, hasDays, reach }: LabelOptions,
): readonly StopLabel[] {
  const wanted = inView(stops, area).map((stop) => {
    const days = hasDays ? formatDayNumbers(stop.days) : ''
    const pill = days === '' ? 0 : Math.max(LABEL.height, days.length * LABEL.digit + LABEL.edge)
    return {
      stop,
      days,
      pill,
      name: stop.name,
      x: stop.x,
      y: stop.y,
      reach,
      height: LABEL.height,
      width: pill + (days === '' ? 0 : LABEL.gap) + measure(stop.name),
    }
  })
  const named = placedLabels(wanted, area)
  const isNamed = (label: Pick<StopLabel, 'stop'>) => named.some(({ stop }) => stop === label.stop)
  const nameless = wanted
    .filter((label) => !isNamed(label) && label.days !== '')
    .map((label) => ({ ...label, name: null, width: label.pill }))
  const blocks = [
    ...area.blocks,
    ...named.map(({ box }) => box),
    ...wanted.filter(({ stop }) => nameless.every((other) => other.stop !== stop)).map(dotOf),
  ]
  return [...named, ...placedLabels(nameless, { ...area, blocks })]
}
