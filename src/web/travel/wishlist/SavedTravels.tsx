import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { isSaved, type SavedTravelList } from '#domain/travels/savedTravels.ts'
import { wishlistAtom, recentlyViewedAtom, toggleWishlistAtom } from '#state/savedTravels.ts'
import { WISHLIST_ID } from '#web/site/travelPaths.ts'
import { t } from '#web/text/list.ts'
import { SavedTravelsSection } from './SavedTravelsSection.tsx'
import styles from './SavedTravels.module.css'

interface Props {
  readonly remembered: SavedTravelList
  readonly seen: SavedTravelList
}

/** The wishlist and the recently viewed travels, without those on the wishlist. */
export function SavedTravels({ remembered, seen }: Props) {
  const setRemembered = useSetAtom(wishlistAtom)
  const setSeen = useSetAtom(recentlyViewedAtom)
  const toggle = useSetAtom(toggleWishlistAtom)
  const others = seen.filter(({ id }) => !isSaved(remembered, id))
  const { hash, key } = useLocation()
  // The first page of a visit has the key «default».
  const isRestored = useNavigationType() === NavigationType.Pop && key !== 'default'
  useEffect(() => {
    // Rendered after hydration, so the browser has not found the fragment of the URL. Back has its own place in the list.
    if (hash !== `#${WISHLIST_ID}` || isRestored) return
    const heading = document.getElementById(WISHLIST_ID)
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }, [hash, key, isRestored])
  return (
    <div className={styles.saved}>
      <SavedTravelsSection
        id={WISHLIST_ID}
        heading={t('wishlist.heading')}
        travels={remembered}
        onRemove={toggle}
        clearLabel={t('wishlist.clear')}
        onClear={() => setRemembered([])}
      />
      <SavedTravelsSection
        heading={t('recentlyViewed.heading')}
        travels={others}
        onRemove={null}
        clearLabel={t('recentlyViewed.clear')}
        onClear={() => setSeen([])}
      />
    </div>
  )
}
