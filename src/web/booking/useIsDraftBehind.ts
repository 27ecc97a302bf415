import { useStore } from 'jotai'
import { useSyncExternalStore } from 'react'
import { draftAtom } from '#state/booking.ts'
import { useBooking } from './useBooking.ts'

/** Whether this component still renders a previous draft: deferred parts of the page lag behind the store. */
export function useIsDraftBehind(): boolean {
  const { travelId, draft } = useBooking()
  const store = useStore()
  const present = () => store.get(draftAtom(travelId))
  const latest = useSyncExternalStore((changed) => store.sub(draftAtom(travelId), changed), present, present)
  return latest !== draft
}
