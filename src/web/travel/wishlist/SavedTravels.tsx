import { useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { isSaved, type SavedTravelList } from '#domain/travels/savedTravels.ts'
import { wishlistAtom, recentlyViewedAtom, toggleWishlistAtom, wasSavedTravelsShownAtom } from '#state/savedTravels.ts'
import { WISHLIST_ID } from '#web/site/travelPaths.ts'
import { t } from '#web/text/list.ts'
import { SavedTravelsSection } from './SavedTravelsSection.tsx'
import styles from './SavedTravels.module.css'

interface Props {
  readonly remembered: SavedTravelList
  readonly seen: SavedTravelList
}

/** Key of a history entry that the router did not make, as of a fragment typed into the address. */
const NEW_ENTRY = 'default'

/** The wishlist and the recently viewed travels, without those on the wishlist. */
export function SavedTravels({ remembered, seen }: Props) {
  const setRemembered = useSetAtom(wishlistAtom)
  const setSeen = useSetAtom(recentlyViewedAtom)
  const toggle = useSetAtom(toggleWishlistAtom)
  const others = seen.filter(({ id }) => !isSaved(remembered, id))
  const { hash, key } = useLocation()
  const isPop = useNavigationType() === NavigationType.Pop
  const store = useStore()
  useEffect(() => {
    const isOpened = !isPop || key === NEW_ENTRY || (!store.get(wasSavedTravelsShownAtom) && isNewDocument())
    store.set(wasSavedTravelsShownAtom, true)
    // Rendered after hydration, so the browser has not found the fragment of the URL. Back has its own place in the list.
    if (hash !== `#${WISHLIST_ID}` || !isOpened) return
    const heading = document.getElementById(WISHLIST_ID)
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }, [hash, key, isPop, store])
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

/** False for a page that was reloaded or returned to, whose scroll position is restored. */
function isNewDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return !(entry instanceof PerformanceNavigationTiming) || !['reload', 'back_forward'].includes(entry.type)
}
