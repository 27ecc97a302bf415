import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { SavedTravel } from '#domain/travels/savedTravels.ts'
import { viewTravelAtom } from '#state/savedTravels.ts'
import { useIsPublicStateRestored } from '#web/site/StatePersistence.tsx'

/** Stores a travel as recently viewed on this device, once storage is restored; null and a travel without id are ignored. */
export function useRecentlyViewed(travel: SavedTravel | null): void {
  const isReady = useIsPublicStateRestored()
  const store = useSetAtom(viewTravelAtom)
  const { id, urlSlug, name, publicId } = travel ?? { id: '', urlSlug: '', name: '', publicId: null }
  useEffect(() => {
    if (isReady && id !== '') store({ id, urlSlug, name, publicId })
  }, [isReady, store, id, urlSlug, name, publicId])
}
