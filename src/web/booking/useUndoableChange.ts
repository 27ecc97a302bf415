import { useAtom } from 'jotai'
import { useCallback } from 'react'
import type { Command } from '#domain/booking/commands/command.ts'
import {
  isOneChange,
  namesLeft,
  removedChoices,
  withChangeUndone,
  type RemovedChoice,
} from '#domain/booking/removedChoices.ts'
import { undoableChangeAtom } from '#state/undoableChanges.ts'
import { useBooking } from './BookingContext.tsx'

/** Choices that a change has removed, and the undo. */
export interface RemovedChoices {
  /** Empty when nothing was removed, or everything was chosen again. */
  readonly choices: readonly RemovedChoice[]
  /** Who travels no more, by name. */
  readonly names: readonly string[]
  readonly undo: () => void
}

/**
 * Undoable changes: a change of the draft may remove other choices. These are reported, on the next step too, and the
 * change can be undone until the visitor has chosen again.
 */
export function useUndoableChange() {
  const { travelId, draft, bookingNow, change } = useBooking()
  const [undoable, setUndoable] = useAtom(undoableChangeAtom(travelId))
  /** Runs a change of the draft and remembers the removed choices; true if any of them should be reported. */
  const runUndoably = useCallback(
    (run: () => void, shouldNotify: (choice: RemovedChoice) => boolean = () => true): boolean => {
      const before = bookingNow()
      run()
      const after = bookingNow().draft
      const choices = removedChoices(before.draft, after)
      const isReported = choices.some(shouldNotify)
      setUndoable((last) => {
        const first = last !== null && isOneChange(last.before.draft, after) ? last : null
        if (!isReported) return first
        // Who leaves after somebody else has nothing more to lose: one undo for both gives back what the first has cost.
        const isMore = choices.every((choice) => choice === 'people')
        return first !== null && isMore
          ? { before: first.before, choices: [...first.choices, ...choices] }
          : { before, choices }
      })
      return isReported
    },
    [setUndoable, bookingNow],
  )
  const changeUndoably = useCallback(
    (wanted: Command) => {
      runUndoably(() => change(wanted))
    },
    [runUndoably, change],
  )
  const undo = () => {
    if (undoable !== null) change((present) => withChangeUndone(undoable.before.draft, present))
    setUndoable(null)
  }
  const stillRemoved =
    undoable === null
      ? []
      : removedChoices(undoable.before.draft, draft).filter((choice) => undoable.choices.includes(choice))
  const names = undoable === null ? [] : namesLeft(undoable.before.draft, draft)
  const removed: RemovedChoices = { choices: stillRemoved, names, undo }
  return { removed, runUndoably, changeUndoably }
}
