import { useAtom, useStore } from 'jotai'
import { useCallback } from 'react'
import { lostChoices, withLossUndone } from '#domain/booking/removedChoices.ts'
import type { LostChoice } from '#domain/booking/removedChoices.ts'
import { draftAtom } from '#state/booking.ts'
import type { Change } from '#state/booking.ts'
import { lossAtom } from '#state/undoableChanges.ts'
import { useBooking } from './useBooking.ts'

/** Choices that a change has removed, and the undo. */
export interface Loss {
  /** Empty when nothing was removed, or everything was chosen again. */
  readonly choices: readonly LostChoice[]
  readonly undo: () => void
}

/**
 * Undoable changes: a change of the draft may remove other choices. These are reported, on the next step too, and the
 * change can be undone until the visitor has chosen again.
 */
export function useRevocableChange() {
  const { travelId, draft, change } = useBooking()
  const store = useStore()
  const [lost, setLost] = useAtom(lossAtom(travelId))
  /** Runs a change of the draft and remembers the removed choices; true if any of them should be reported. */
  const runUndoably = useCallback(
    (run: () => void, shouldNotify: (choice: LostChoice) => boolean = () => true): boolean => {
      const before = store.get(draftAtom(travelId))
      run()
      const choices = lostChoices(before, store.get(draftAtom(travelId)))
      const isReported = choices.some(shouldNotify)
      if (isReported) setLost({ before, choices })
      return isReported
    },
    [setLost, store, travelId],
  )
  const changeRevocably = useCallback(
    (wanted: Change) => {
      runUndoably(() => change(wanted))
    },
    [runUndoably, change],
  )
  const undo = () => {
    if (lost !== null) change((present, offer) => withLossUndone(lost.before, present, offer))
    setLost(null)
  }
  const stillRemoved =
    lost === null ? [] : lostChoices(lost.before, draft).filter((choice) => lost.choices.includes(choice))
  const removed: Loss = { choices: stillRemoved, undo }
  return { removed, runUndoably, changeRevocably }
}
