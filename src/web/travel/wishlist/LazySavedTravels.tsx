import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { recentlyViewedAtom, wishlistAtom } from '#state/savedTravels.ts'

// Only visitors with saved travels need it.
const SavedTravels = lazy(async () => ({ default: (await import('./SavedTravels.tsx')).SavedTravels }))

/** Wishlist and recently viewed travels, at the end of a page. Stored on the device only. */
export function LazySavedTravels() {
  const remembered = useAtomValue(wishlistAtom)
  const seen = useAtomValue(recentlyViewedAtom)
  const isEmpty = remembered.length === 0 && seen.length === 0
  // Once shown it stays, because what was removed last can be put back.
  const [isShown, setIsShown] = useState(false)
  if (!isEmpty && !isShown) setIsShown(true)
  if (isEmpty && !isShown) return null
  return (
    <Suspense>
      <SavedTravels remembered={remembered} seen={seen} />
    </Suspense>
  )
}
