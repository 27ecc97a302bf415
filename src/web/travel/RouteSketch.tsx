import { drawRoute, type RoutePoint } from './routePoints.ts'
import styles from './RouteSketch.module.css'

interface Props {
  readonly points: readonly RoutePoint[]
  /** Hex colour of the line. */
  readonly color: string
}

const GROUND = { width: 400, height: 500, margin: 60 } as const

/** The route as a drawing: shown by the server, without script and in print. */
export function RouteSketch({ points, color }: Props) {
  const drawn = drawRoute(points, GROUND)
  const stops = drawn.filter(({ isStop }, place) => isStop && drawn.findIndex(({ name }) => name === drawn[place]?.name) === place)
  return (
    <svg className={styles.sketch} viewBox={`0 0 ${GROUND.width} ${GROUND.height}`} aria-hidden>
      <polyline
        points={drawn.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke={color}
        strokeWidth={3}
        strokeLinejoin="round"
      />
      {stops.map(({ x, y, name }) => (
        <g key={name}>
          <circle className={styles.stop} cx={x} cy={y} r={5} stroke={color} />
          <text
            className={styles.name}
            x={x > GROUND.width * 0.62 ? x - 11 : x + 11}
            y={y + 5}
            textAnchor={x > GROUND.width * 0.62 ? 'end' : 'start'}
          >
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}
