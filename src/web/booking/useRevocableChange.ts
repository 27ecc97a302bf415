import { useStore } from 'jotai'
import { useState } from 'react'
import type { BookingDraft } from '#domain/booking/draft.ts'
import { lostChoices } from '#domain/booking/lostChoices.ts'
import type { LostChoice } from '#domain/booking/lostChoices.ts'
import { settle } from '#domain/booking/settle.ts'
import { draftAtom } from '#state/booking.ts'
import type { Change } from '#state/booking.ts'
import { useBooking } from './useBooking.ts'

/** What changes have taken away, and the way back. */
export interface Loss {
  /** Empty when nothing was lost, or it was chosen again. */
  readonly choices: readonly LostChoice[]
  readonly undo: () => void
}

/**
 * Changes of the draft that may take other choices with them. The loss is told and can be undone until the visitor has
 * chosen anew what went.
 */
export function useRevocableChange() {
  const { travelId, draft, change } = useBooking()
  const store = useStore()
  const [before, setBefore] = useState<BookingDraft | null>(null)
  /** Carries out an act that changes the draft, and remembers how it was. */
  const act = (carryOut: () => void) => {
    const present = store.get(draftAtom(travelId))
    carryOut()
    if (lostChoices(present, store.get(draftAtom(travelId))).length > 0) setBefore(present)
  }
  const undo = () => {
    if (before !== null) change((_draft, offer) => settle(before, offer))
    setBefore(null)
  }
  const loss: Loss = { choices: before === null ? [] : lostChoices(before, draft), undo }
  return { loss, act, changeRevocably: (wanted: Change) => act(() => change(wanted)) }
}
