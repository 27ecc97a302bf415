import type { BaseMapName } from './baseMapNames.ts'
import styles from './BaseMapNames.module.css'

interface Props {
  readonly names: readonly BaseMapName[]
}

/** Names of countries, waters and towns on the base map. */
export function BaseMapNames({ names }: Props) {
  return names.map(({ kind, name, box, dot }) => {
    const isLeft = dot !== null && box.right <= dot.x + 3
    const x = dot === null ? (box.left + box.right) / 2 : dot.x + (isLeft ? -6 : 6)
    return (
      <g key={`${kind} ${name}`} className={styles[kind]}>
        {dot === null ? null : <circle cx={dot.x} cy={dot.y} r={2} />}
        <text
          x={x}
          y={(box.top + box.bottom) / 2}
          dy="0.35em"
          textAnchor={dot === null ? 'middle' : isLeft ? 'end' : 'start'}
        >
          {name}
        </text>
      </g>
    )
  })
}
