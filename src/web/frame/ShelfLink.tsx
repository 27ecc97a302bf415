import { useAtomValue } from 'jotai'
import { Link } from 'react-router'
import { rememberedTravelsAtom } from '#state/savedTravels.ts'
import { SHELF_PATH } from '#web/site/travelPaths.ts'
import { t } from '#web/text/site.ts'

interface Props {
  readonly className: string | undefined
  readonly onPress: () => void
}

/** «Merkliste (2)», the way to the travels remembered on this device. Nothing before there is one, so that only the device draws it. */
export function ShelfLink({ className, onPress }: Props) {
  const count = useAtomValue(rememberedTravelsAtom).length
  if (count === 0) return null
  return (
    <Link className={className} to={SHELF_PATH} onClick={onPress}>
      {t('site.shelf', { count })}
    </Link>
  )
}
