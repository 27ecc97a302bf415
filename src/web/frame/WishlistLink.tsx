import { useAtomValue } from 'jotai'
import { Link } from 'react-router'
import { wishlistAtom } from '#state/savedTravels.ts'
import { WISHLIST_PATH } from '#web/site/travelPaths.ts'
import { t } from '#web/text/site.ts'

interface Props {
  readonly className: string | undefined
  readonly onClick: () => void
}

/** «Merkliste (2)», a link to the wishlist stored on this device. Nothing while it is empty, as on the server. */
export function WishlistLink({ className, onClick }: Props) {
  const count = useAtomValue(wishlistAtom).length
  if (count === 0) return null
  return (
    <Link className={className} to={WISHLIST_PATH} onClick={onClick}>
      {t('site.wishlist', { count })}
    </Link>
  )
}
