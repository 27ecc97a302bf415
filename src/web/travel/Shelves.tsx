import { useSetAtom } from 'jotai'
import { isShelved, type Shelf } from '#domain/travels/shelf.ts'
import { rememberedTravelsAtom, seenTravelsAtom, toggleRememberedAtom } from '#state/rememberedTravels.ts'
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
  return (
    <div className={styles.shelves}>
      <ShelfSection heading={t('shelf.rememberedTravels')} travels={remembered} onForget={toggle} onClear={() => setRemembered([])} />
      <ShelfSection heading={t('shelf.seenTravels')} travels={others} onForget={null} onClear={() => setSeen([])} />
    </div>
  )
}
