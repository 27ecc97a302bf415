import { listTitle } from '#web/travel/search/listTitle.ts'
import styles from './ListTitle.module.css'

interface Props {
  readonly pathname: string
  /** What is searched for; empty for all. */
  readonly query: string
}

/** The heading of a list, the same while it is coming. */
export function ListTitle({ pathname, query }: Props) {
  return <h1 className={styles.title}>{listTitle(pathname, query)}</h1>
}
