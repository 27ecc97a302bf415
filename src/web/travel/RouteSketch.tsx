import { markName } from './markName.ts'
import { placeNames, type PlacedName } from './placeNames.ts'
import { drawRoute, type RoutePoint } from './routePoints.ts'
import styles from './RouteSketch.module.css'
import { routeMarks, type RouteMark } from './routeMarks.ts'
import { routeStops } from './routeStops.ts'

interface Props {
  readonly points: readonly RoutePoint[]
  /** Hex colour of the line. */
  readonly color: string
}

const GROUND = { width: 400, height: 500, margin: 60, lineHeight: 18, radius: 11, digit: 7 } as const

/** The server measures no text; the names are 14 units high, and a letter is never wider than this on average. */
const LETTER_WIDTH = 8

/** The route as a drawing: shown by the server, without script and in print. */
export function RouteSketch({ points, color }: Props) {
  const drawn = drawRoute(points, GROUND)
  const stops = routeStops(points.map((point, index) => ({ ...point, ...(drawn[index] ?? { x: 0, y: 0 }) })))
  const marks = routeMarks(stops, GROUND).map((mark) => ({ ...mark, name: markName(mark.names) }))
  const names = placeNames(marks.map((mark) => ({ ...mark, width: mark.name.length * LETTER_WIDTH })), GROUND)
  return (
    <svg className={styles.sketch} viewBox={`0 0 ${GROUND.width} ${GROUND.height}`} aria-hidden>
      <polyline
        points={drawn.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke={color}
        strokeWidth={3}
        strokeLinejoin="round"
      />
      {stops.map(({ name, x, y }) => (
        <circle key={name} className={styles.dot} cx={x} cy={y} r={4} />
      ))}
      {marks.map((mark, index) => (
        <Mark key={mark.name} mark={mark} at={names[index] ?? null} />
      ))}
    </svg>
  )
}

interface MarkProps {
  readonly mark: RouteMark & { readonly name: string }
  /** Where the name stands; null where there is no room for it. */
  readonly at: PlacedName | null
}

function Mark({ mark: { x, y, reach, label, name }, at }: MarkProps) {
  const isLeft = at !== null && at.x < x - reach
  return (
    <g>
      <rect className={styles.stop} x={x - reach} y={y - GROUND.radius} width={2 * reach} height={2 * GROUND.radius} rx={GROUND.radius} />
      <text className={styles.day} x={x} y={y + 4.5} textAnchor="middle">
        {label}
      </text>
      {at === null ? null : (
        <text className={styles.name} x={isLeft ? at.x + name.length * LETTER_WIDTH : at.x} y={at.y + 14} textAnchor={isLeft ? 'end' : 'start'}>
          {name}
        </text>
      )}
    </g>
  )
}
