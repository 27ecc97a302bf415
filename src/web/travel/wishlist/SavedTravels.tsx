import { useSetAtom, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { restoredTravels } from '#domain/travels/restoredTravels.ts'
import {
  isSaved,
  RECENTLY_VIEWED_SIZE,
  WISHLIST_SIZE,
  withoutSaved,
  type SavedTravel,
  type SavedTravelList,
} from '#domain/travels/savedTravels.ts'
import { recentlyViewedAtom, wasSavedTravelsShownAtom, wishlistAtom } from '#state/savedTravels.ts'
import { WISHLIST_ID } from '#web/site/travelPaths.ts'
import { t } from '#web/text/wishlist.ts'
import { RemovalNotice, type Removal } from './RemovalNotice.tsx'
import { SavedTravelsSection } from './SavedTravelsSection.tsx'
import styles from './SavedTravels.module.css'

interface Props {
  readonly remembered: SavedTravelList
  readonly seen: SavedTravelList
}

const SIZES = { wishlist: WISHLIST_SIZE, recentlyViewed: RECENTLY_VIEWED_SIZE }

const HEADINGS = { wishlist: WISHLIST_ID, recentlyViewed: 'zuletzt-angesehen' }

/** Key of a history entry that the router did not make, as of a fragment typed into the address. */
const NEW_ENTRY = 'default'

/** The wishlist and the recently viewed travels, without those on the wishlist. */
export function SavedTravels({ remembered, seen }: Props) {
  const [removal, setRemoval] = useState<Removal | null>(null)
  const setList = { wishlist: useSetAtom(wishlistAtom), recentlyViewed: useSetAtom(recentlyViewedAtom) }
  const remove = (list: Removal['list'], travel: SavedTravel | null) => {
    const before = list === 'wishlist' ? remembered : seen
    setRemoval({ list, travel, before })
    setList[list](travel === null ? [] : withoutSaved(before, travel.id))
  }
  const undo = ({ list, before }: Removal) => {
    setRemoval(null)
    setList[list]((travels) => restoredTravels(travels, before, SIZES[list]))
  }
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
      <RemovalNotice removal={removal} headings={HEADINGS} onUndo={undo} />
      <SavedTravelsSection
        id={HEADINGS.wishlist}
        heading={t('wishlist.heading')}
        travels={remembered}
        onRemove={(travel) => remove('wishlist', travel)}
        clearLabel={t('wishlist.clear')}
        onClear={() => remove('wishlist', null)}
      />
      <SavedTravelsSection
        id={HEADINGS.recentlyViewed}
        heading={t('recentlyViewed.heading')}
        travels={others}
        onRemove={null}
        clearLabel={t('recentlyViewed.clear')}
        onClear={() => remove('recentlyViewed', null)}
      />
    </div>
  )
}

/** False for a page that was reloaded or returned to, whose scroll position is restored. */
function isNewDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return !(entry instanceof PerformanceNavigationTiming) || !['reload', 'back_forward'].includes(entry.type)
}
