import { inView } from '#web/map/mapView.ts'
import { dotOf, placedLabels, type LabelArea, type Placement } from '#web/map/placeLabels.ts'
import type { Point } from '#web/map/plane.ts'
import { writtenDays } from './routeStops.ts'

/** A stop as it lies on a drawing. */
export interface DrawnStop extends Point {
  readonly name: string
  readonly days: readonly number[]
}

/** The days of a stop, and its name, where they stand. */
export interface StopLabel extends Placement {
  /** Empty where no days are written. */
  readonly days: string
  /** Width of the pill with the days. */
  readonly pill: number
  /** Null where there is room for the days alone. */
  readonly name: string | null
  readonly stop: DrawnStop
}

/** Sizes, in the units of the drawing. */
export const LABEL = { height: 20, dot: 5, gap: 5, digit: 7.5, edge: 11 } as const

interface LabelOptions {
  /** Width of a name. */
  readonly measure: (name: string) => number
  /** False where a picture marks the stops. */
  readonly hasDays: boolean
  /** Half the size of the dot or picture. */
  readonly reach: number
}

/** Labels of the stops that are in view: days and name, or the days alone where there is no room for the name. */
export function stopLabels(
  stops: readonly DrawnStop[],
  ground: LabelArea,
  { measure, hasDays, reach }: LabelOptions,
): readonly StopLabel[] {
  const wanted = inView(stops, ground).map((stop) => {
    const days = hasDays ? writtenDays(stop.days) : ''
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
  const named = placedLabels(wanted, ground)
  const isNamed = (label: Pick<StopLabel, 'stop'>) => named.some(({ stop }) => stop === label.stop)
  const nameless = wanted
    .filter((label) => !isNamed(label) && label.days !== '')
    .map((label) => ({ ...label, name: null, width: label.pill }))
  const blocks = [
    ...ground.blocks,
    ...named.map(({ box }) => box),
    ...wanted.filter(({ stop }) => nameless.every((other) => other.stop !== stop)).map(dotOf),
  ]
  return [...named, ...placedLabels(nameless, { ...ground, blocks })]
}
