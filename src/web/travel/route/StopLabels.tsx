import { LeaderLine } from '#web/map/LeaderLine.tsx'
import label from '#web/map/mapLabel.module.css'
import styles from './StopLabels.module.css'
import { LABEL, type StopLabel } from './stopLabels.ts'

interface Props {
  readonly labels: readonly StopLabel[]
}

/** Days and names of the stops, with leader lines where needed. */
export function StopLabels({ labels }: Props) {
  return (
    <>
      {labels.map(({ leader, stop }) => (
        <LeaderLine key={stop.name} leader={leader} />
      ))}
      {labels.map(({ box, days, pill, name, stop }) => {
        const middle = (box.top + box.bottom) / 2
        return (
          <g key={stop.name}>
            {days === '' ? null : (
              <>
                <rect
                  className={styles.pill}
                  x={box.left}
                  y={box.top}
                  width={pill}
                  height={LABEL.height}
                  rx={LABEL.height / 2}
                />
                <text className={styles.days} x={box.left + pill / 2} y={middle} dy="0.35em" textAnchor="middle">
                  {days}
                </text>
              </>
            )}
            {name === null ? null : (
              <text className={label.name} x={box.left + (days === '' ? 0 : pill + LABEL.gap)} y={middle} dy="0.35em">
                {name}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
}
