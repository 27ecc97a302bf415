import { useEffect, useRef } from 'react'
import type { SavedTravel, SavedTravelList } from '#domain/travels/savedTravels.ts'
import { t } from '#web/text/wishlist.ts'
import styles from './SavedTravels.module.css'

/** A removal that can be undone. */
export interface Removal {
  readonly list: 'wishlist' | 'recentlyViewed'
  /** The one that was removed; null for all. */
  readonly travel: SavedTravel | null
  /** The list before. */
  readonly before: SavedTravelList
}

interface Props {
  /** The last one; null for none. */
  readonly removal: Removal | null
  /** Ids of the headings of the lists. */
  readonly headings: Readonly<Record<Removal['list'], string>>
  readonly onUndo: (removal: Removal) => void
}

/** Tells what was removed from a list, with a button that undoes it. */
export function RemovalNotice({ removal, headings, onUndo }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const told = useRef<Removal | null>(null)
  // Focus restoration: the pressed button is gone.
  useEffect(() => {
    if (removal !== null) button.current?.focus()
    else if (told.current !== null) document.getElementById(headings[told.current.list])?.focus()
    told.current = removal
  }, [removal, headings])
  return (
    <div className={styles.removal}>
      <p role="status">{removal === null ? null : removedText(removal)}</p>
      {removal === null ? null : (
        <button ref={button} className={styles.clear} type="button" onClick={() => onUndo(removal)}>
          {t('wishlist.undo')}
        </button>
      )}
    </div>
  )
}

function removedText({ list, travel }: Removal): string {
  if (travel !== null) return t('wishlist.removed', { name: travel.name })
  return t(list === 'wishlist' ? 'wishlist.cleared' : 'recentlyViewed.cleared')
}
