import { useStore } from 'jotai'
import { useSyncExternalStore } from 'react'
import { draftAtom } from '#state/booking.ts'
import { useBooking } from './useBooking.ts'

/** Whether the draft has changed and what is drawn is still that of before: a page is drawn anew piece by piece. */
export function useIsDraftBehind(): boolean {
  const { travelId, draft } = useBooking()
  const store = useStore()
  const present = () => store.get(draftAtom(travelId))
  const latest = useSyncExternalStore((changed) => store.sub(draftAtom(travelId), changed), present, present)
  return latest !== draft
}
