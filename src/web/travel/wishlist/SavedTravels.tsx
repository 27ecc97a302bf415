import { useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { isSaved, type SavedTravelList } from '#domain/travels/savedTravels.ts'
import { removeSavedAtom, wasSavedTravelsShownAtom } from '#state/savedTravels.ts'
import { WISHLIST_ID } from '#web/site/travelPaths.ts'
import { t } from '#web/text/savedTravels.ts'
import { RemovalNotice } from './RemovalNotice.tsx'
import { SavedTravelsSection } from './SavedTravelsSection.tsx'
import styles from './SavedTravels.module.css'

interface Props {
  readonly remembered: SavedTravelList
  readonly seen: SavedTravelList
}

const HEADINGS = { wishlist: WISHLIST_ID, recentlyViewed: 'zuletzt-angesehen' }

/** Key of a history entry that the router did not make, as of a fragment typed into the address. */
const NEW_ENTRY = 'default'

/** The wishlist and the recently viewed travels, without those on the wishlist. */
export function SavedTravels({ remembered, seen }: Props) {
  const remove = useSetAtom(removeSavedAtom)
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
      <RemovalNotice headings={HEADINGS} />
      <SavedTravelsSection
        id={HEADINGS.wishlist}
        heading={t('wishlist.heading')}
        travels={remembered}
        onRemove={(travel) => remove({ list: 'wishlist', travel })}
        clearLabel={t('wishlist.clear')}
        onClear={() => remove({ list: 'wishlist', travel: null })}
      />
      <SavedTravelsSection
        id={HEADINGS.recentlyViewed}
        heading={t('recentlyViewed.heading')}
        travels={others}
        onRemove={null}
        clearLabel={t('recentlyViewed.clear')}
        onClear={() => remove({ list: 'recentlyViewed', travel: null })}
      />
    </div>
  )
}

/** False for a page that was reloaded or returned to, whose scroll position is restored. */
function isNewDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return !(entry instanceof PerformanceNavigationTiming) || !['reload', 'back_forward'].includes(entry.type)
}
