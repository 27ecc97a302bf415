import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { removalAtom, undoRemovalAtom, type Removal } from '#state/savedTravels.ts'
import { t } from '#web/text/savedTravels.ts'
import styles from './SavedTravels.module.css'

interface Props {
  /** Ids of the headings of the lists. */
  readonly headings: Readonly<Record<Removal['list'], string>>
}

/** Tells what was removed from a list, until the page is left, with a button that undoes it. */
export function RemovalNotice({ headings }: Props) {
  const removal = useAtomValue(removalAtom)
  const undo = useSetAtom(undoRemovalAtom)
  const end = useSetAtom(removalAtom)
  const button = useRef<HTMLButtonElement>(null)
  const told = useRef<Removal | null>(null)
  // Focus restoration: the pressed button is gone.
  useEffect(() => {
    if (removal !== null) button.current?.focus()
    else if (told.current !== null) document.getElementById(headings[told.current.list])?.focus()
    told.current = removal
  }, [removal, headings])
  useEffect(() => () => end(null), [end])
  return (
    <div className={styles.removal}>
      <p role="status">{removal === null ? null : removedText(removal)}</p>
      {removal === null ? null : (
        <button ref={button} className={styles.clear} type="button" onClick={undo}>
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
