import { useMemo } from 'react'
import { toPlane } from '#web/map/plane.ts'
import { RouteInset } from './RouteInset.tsx'
import styles from './RouteSketch.module.css'
import { StopLabels } from './StopLabels.tsx'
import { drawingOf, planOf, segmentsOf, type DrawnRoute } from './drawnRoute.ts'
import { LABEL, stopLabels } from './stopLabels.ts'

interface Props {
  readonly route: DrawnRoute
  /** Hex colour of the line. */
  readonly color: string
}

const SIZE = { width: 400, height: 500 } as const

/** Upper bound of the average character width: the server cannot measure text. */
const LETTER_WIDTH = 8

/** The route as an SVG, for server rendering, without script and in print. */
export function RouteSketch({ route, color }: Props) {
  const { lines, stops, labels, inset } = useMemo(() => drawn(route), [route])
  return (
    <svg className={styles.sketch} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden>
      {lines.map((line) => (
        <polyline key={line} points={line} fill="none" stroke={color} strokeWidth={3} strokeLinejoin="round" />
      ))}
      {stops.map(({ name, x, y }) => (
        <circle key={name} className={styles.dot} cx={x} cy={y} r={LABEL.dot} />
      ))}
      <StopLabels labels={labels} />
      {inset === null ? null : <RouteInset route={route} box={inset} color={color} baseMap={null} />}
    </svg>
  )
}

function drawn(route: DrawnRoute) {
  const plan = planOf(route, SIZE)
  const toDrawing = drawingOf(route, plan)
  const lines = route.legs.map((leg) => leg.map(toDrawing))
  const stops = route.stops.map((stop) => ({ name: stop.name, days: stop.days, ...toDrawing(toPlane(stop)) }))
  const area = { ...SIZE, blocks: plan.inset === null ? [] : [plan.inset], lines: segmentsOf(lines) }
  const labels = stopLabels(stops, area, {
    measure: (name) => name.length * LETTER_WIDTH,
    hasDays: true,
    reach: LABEL.dot,
  })
  return {
    lines: lines.map((line) => line.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')),
    stops,
    labels,
    inset: plan.inset,
  }
}
