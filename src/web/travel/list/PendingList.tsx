import styles from './PendingList.module.css'
import { ListTitle } from './ListTitle.tsx'

const CARDS = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** Skeleton of the list during a navigation: its heading, and boxes for filter and cards. */
export function PendingList({ path }: { readonly path: string }) {
  const { pathname, searchParams } = new URL(path, window.location.href)
  return (
    <div className={styles.page} aria-busy>
      <ListTitle pathname={pathname} query={searchParams.get('q') ?? ''} />
      <div className={styles.filter} />
      <div className={styles.cards}>
        {CARDS.map((card) => (
          <div key={card} className={styles.card} />
        ))}
      </div>
    </div>
  )
}
