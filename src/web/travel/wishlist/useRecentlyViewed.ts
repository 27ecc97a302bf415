import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { ShelvedTravel } from '#domain/travels/shelf.ts'
import { lookAtTravelAtom } from '#state/rememberedTravels.ts'
import { useIsPublicStateRestored } from '#web/site/StatePersistence.tsx'

/** Keeps on the device that the visitor looked at a travel; null, and a travel that is only reached by its address, is not kept. */
export function useRecentlyViewed(travel: ShelvedTravel | null): void {
  const isReady = useIsPublicStateRestored()
  const note = useSetAtom(lookAtTravelAtom)
  const { id, urlSlug, name, publicId } = travel ?? { id: '', urlSlug: '', name: '', publicId: null }
  useEffect(() => {
    if (isReady && id !== '') note({ id, urlSlug, name, publicId })
  }, [isReady, note, id, urlSlug, name, publicId])
}
