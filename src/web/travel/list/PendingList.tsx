import styles from './PendingList.module.css'
import { ListTitle } from './ListTitle.tsx'

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** A list that is still coming: its heading, and the places of filter and cards. */
export function PendingList({ path }: { readonly path: string }) {
  const { pathname, searchParams } = new URL(path, window.location.href)
  return (
    <div className={styles.page} aria-busy>
      <ListTitle pathname={pathname} query={searchParams.get('q') ?? ''} />
      <div className={styles.filter} />
      <div className={styles.cards}>
        {PLACES.map((place) => (
          <div key={place} className={styles.card} />
        ))}
      </div>
    </div>
  )
}
