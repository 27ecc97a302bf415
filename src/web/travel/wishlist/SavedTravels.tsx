import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isShelved, type Shelf } from '#domain/travels/shelf.ts'
import { rememberedTravelsAtom, seenTravelsAtom, toggleRememberedAtom } from '#state/rememberedTravels.ts'
import { SHELF_ID } from '#web/site/travelPaths.ts'
import { t } from '#web/text/list.ts'
import { SavedTravelsSection } from './SavedTravelsSection.tsx'
import styles from './SavedTravels.module.css'

interface Props {
  readonly remembered: Shelf
  readonly seen: Shelf
}

/** Both shelves; what is remembered does not stand under «looked at» once more. */
export function SavedTravels({ remembered, seen }: Props) {
  const setRemembered = useSetAtom(rememberedTravelsAtom)
  const setSeen = useSetAtom(seenTravelsAtom)
  const toggle = useSetAtom(toggleRememberedAtom)
  const others = seen.filter(({ id }) => !isShelved(remembered, id))
  const { hash, key } = useLocation()
  useEffect(() => {
    // The shelf comes after the page: the browser has looked for it in vain.
    if (hash !== `#${SHELF_ID}`) return
    const shelf = document.getElementById(SHELF_ID)
    shelf?.scrollIntoView()
    shelf?.focus({ preventScroll: true })
  }, [hash, key])
  return (
    <div className={styles.shelves}>
      <SavedTravelsSection
        id={SHELF_ID}
        heading={t('shelf.rememberedTravels')}
        travels={remembered}
        onForget={toggle}
        onClear={() => setRemembered([])}
      />
      <SavedTravelsSection heading={t('shelf.seenTravels')} travels={others} onForget={null} onClear={() => setSeen([])} />
    </div>
  )
}
