import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isShelved, type Shelf } from '#domain/travels/shelf.ts'
import { rememberedTravelsAtom, seenTravelsAtom, toggleRememberedAtom } from '#state/rememberedTravels.ts'
import { WISHLIST_ID } from '#web/site/travelPaths.ts'
import { t } from '#web/text/list.ts'
import { ShelfSection } from './ShelfSection.tsx'
import styles from './Shelves.module.css'

interface Props {
  readonly remembered: Shelf
  readonly seen: Shelf
}

/** Both shelves; what is remembered does not stand under «looked at» once more. */
export function Shelves({ remembered, seen }: Props) {
  const setRemembered = useSetAtom(rememberedTravelsAtom)
  const setSeen = useSetAtom(seenTravelsAtom)
  const toggle = useSetAtom(toggleRememberedAtom)
  const others = seen.filter(({ id }) => !isShelved(remembered, id))
  const { hash, key } = useLocation()
  useEffect(() => {
    // The shelf comes after the page: the browser has looked for it in vain.
    if (hash !== `#${WISHLIST_ID}`) return
    const shelf = document.getElementById(WISHLIST_ID)
    shelf?.scrollIntoView()
    shelf?.focus({ preventScroll: true })
  }, [hash, key])
  return (
    <div className={styles.shelves}>
      <ShelfSection
        id={WISHLIST_ID}
        heading={t('shelf.rememberedTravels')}
        travels={remembered}
        onForget={toggle}
        onClear={() => setRemembered([])}
      />
      <ShelfSection heading={t('shelf.seenTravels')} travels={others} onForget={null} onClear={() => setSeen([])} />
    </div>
  )
}
