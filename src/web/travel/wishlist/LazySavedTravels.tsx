import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { recentlyViewedAtom, removalAtom, wishlistAtom } from '#state/savedTravels.ts'

// Only visitors with saved travels need it.
const SavedTravels = lazy(async () => ({ default: (await import('./SavedTravels.tsx')).SavedTravels }))

/** Wishlist and recently viewed travels, at the end of a page. Stored on the device only. */
export function LazySavedTravels() {
  const remembered = useAtomValue(wishlistAtom)
  const seen = useAtomValue(recentlyViewedAtom)
  const removal = useAtomValue(removalAtom)
  if (remembered.length === 0 && seen.length === 0 && removal === null) return null
  return (
    <Suspense>
      <SavedTravels remembered={remembered} seen={seen} />
    </Suspense>
  )
}
