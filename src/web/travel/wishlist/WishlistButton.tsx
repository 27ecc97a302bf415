import { useAtomValue, useSetAtom } from 'jotai'
import { droppedBy, isSaved, WISHLIST_SIZE, type SavedTravel } from '#domain/travels/savedTravels.ts'
import { wishlistAtom, toggleWishlistAtom } from '#state/savedTravels.ts'
import { useIsPublicStateRestored } from '#web/site/StatePersistence.tsx'
import { t } from '#web/text/list.ts'
import styles from './WishlistButton.module.css'

interface Props {
  readonly travel: SavedTravel
  /** Called with the new state, and the travel for which there was no room any more; null for none. */
  readonly onToggle: (isRemembered: boolean, dropped: SavedTravel | null) => void
}

/** Adds a travel to the wishlist or removes it. Invisible until the stored wishlist is restored, and without script. */
export function WishlistButton({ travel, onToggle }: Props) {
  const isReady = useIsPublicStateRestored()
  const travels = useAtomValue(wishlistAtom)
  const isRemembered = isSaved(travels, travel.id)
  const toggle = useSetAtom(toggleWishlistAtom)
  return (
    <button
      className={isReady ? styles.button : styles.waiting}
      type="button"
      data-saved={isRemembered || undefined}
      aria-label={isRemembered ? t('wishlist.toRemove') : undefined}
      onClick={() => {
        toggle(travel)
        onToggle(!isRemembered, isRemembered ? null : droppedBy(travels, travel, WISHLIST_SIZE))
      }}
    >
      <svg className={styles.mark} viewBox="0 0 16 16" aria-hidden>
        <path d="M3 1.5h10v13l-5-4-5 4z" />
      </svg>
      <span>{t(isRemembered ? 'wishlist.added' : 'wishlist.add')}</span>
    </button>
  )
}
