import { useAtom, useStore } from 'jotai'
import { useCallback } from 'react'
import { lostChoices, withLossUndone } from '#domain/booking/removedChoices.ts'
import type { LostChoice } from '#domain/booking/removedChoices.ts'
import { draftAtom } from '#state/booking.ts'
import type { Change } from '#state/booking.ts'
import { lossAtom } from '#state/undoableChanges.ts'
import { useBooking } from './useBooking.ts'

/** What changes have taken away, and the way back. */
export interface Loss {
  /** Empty when nothing was lost, or it was chosen again. */
  readonly choices: readonly LostChoice[]
  readonly undo: () => void
}

/**
 * Changes of the draft that may take other choices with them. The loss is told, on the next step too, and can be
 * undone until the visitor has chosen anew what went.
 */
export function useRevocableChange() {
  const { travelId, draft, change } = useBooking()
  const store = useStore()
  const [lost, setLost] = useAtom(lossAtom(travelId))
  /** Carries out an act that changes the draft; true where it took something worth telling, which is remembered. */
  const act = useCallback(
    (carryOut: () => void, isTold: (choice: LostChoice) => boolean = () => true): boolean => {
      const before = store.get(draftAtom(travelId))
      carryOut()
      const choices = lostChoices(before, store.get(draftAtom(travelId)))
      const isAnyTold = choices.some(isTold)
      if (isAnyTold) setLost({ before, choices })
      return isAnyTold
    },
    [setLost, store, travelId],
  )
  const changeRevocably = useCallback(
    (wanted: Change) => {
      act(() => change(wanted))
    },
    [act, change],
  )
  const undo = () => {
    if (lost !== null) change((present, offer) => withLossUndone(lost.before, present, offer))
    setLost(null)
  }
  const stillLost =
    lost === null ? [] : lostChoices(lost.before, draft).filter((choice) => lost.choices.includes(choice))
  const loss: Loss = { choices: stillLost, undo }
  return { loss, act, changeRevocably }
}
