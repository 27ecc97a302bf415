import { listTitle } from '#web/travel/search/listTitle.ts'
import styles from './ListTitle.module.css'

interface Props {
  readonly pathname: string
  /** Free text of the search; may be empty. */
  readonly query: string
}

/** The heading of a list, also used by its skeleton. */
export function ListTitle({ pathname, query }: Props) {
  return <h1 className={styles.title}>{listTitle(pathname, query)}</h1>
}
