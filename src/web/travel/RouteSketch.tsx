import { placeNames } from './placeNames.ts'
import { drawRoute, type RoutePoint } from './routePoints.ts'
import styles from './RouteSketch.module.css'
import { routeStops } from './routeStops.ts'

interface Props {
  readonly points: readonly RoutePoint[]
  /** Hex colour of the line. */
  readonly color: string
}

const GROUND = { width: 400, height: 500, margin: 60, lineHeight: 18, radius: 11 } as const

/** The server measures no text; the names are 14 units high, and a letter is never wider than this on average. */
const LETTER_WIDTH = 8

/** The route as a drawing: shown by the server, without script and in print. */
export function RouteSketch({ points, color }: Props) {
  const drawn = drawRoute(points, GROUND)
  const stops = routeStops(points.map((point, index) => ({ ...point, ...(drawn[index] ?? { x: 0, y: 0 }) })))
  const names = placeNames(
    stops.map(({ name, x, y }) => ({ name, x, y, width: name.length * LETTER_WIDTH })),
    GROUND,
  )
  return (
    <svg className={styles.sketch} viewBox={`0 0 ${GROUND.width} ${GROUND.height}`} aria-hidden>
      <polyline
        points={drawn.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke={color}
        strokeWidth={3}
        strokeLinejoin="round"
      />
      {stops.map(({ x, y, name, day }, index) => {
        const at = names[index]
        const isLeft = at ? at.x < x - GROUND.radius : false
        return (
          <g key={name}>
            <circle className={styles.stop} cx={x} cy={y} r={GROUND.radius} />
            <text className={styles.day} x={x} y={y + 4.5} textAnchor="middle">
              {day}
            </text>
            {at ? (
              <text
                className={styles.name}
                x={isLeft ? at.x + name.length * LETTER_WIDTH : at.x}
                y={at.y + 14}
                textAnchor={isLeft ? 'end' : 'start'}
              >
                {name}
              </text>
            ) : null}
          </g>
        )
      })}
    </svg>
  )
}
