import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { rememberedTravelsAtom, seenTravelsAtom } from '#state/rememberedTravels.ts'

// Loaded by those who have something on a shelf.
const SavedTravels = lazy(async () => ({ default: (await import('./SavedTravels.tsx')).SavedTravels }))

/** The travels the visitor has remembered or looked at. They are known to the device only, and stand at the end of a page. */
export function LazySavedTravels() {
  const remembered = useAtomValue(rememberedTravelsAtom)
  const seen = useAtomValue(seenTravelsAtom)
  if (remembered.length === 0 && seen.length === 0) return null
  return (
    <Suspense>
      <SavedTravels remembered={remembered} seen={seen} />
    </Suspense>
  )
}
