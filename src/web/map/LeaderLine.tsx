import type { Placement } from './placeLabels.ts'
import styles from './mapLabel.module.css'

/** Leader line from a dot to its label; null if the label is next to the dot. */
export function LeaderLine({ leader }: Pick<Placement, 'leader'>) {
  if (leader === null) return null
  const [from, to] = leader
  return <line className={styles.leader} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
}
