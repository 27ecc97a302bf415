import { useAtom, useStore } from 'jotai'
import { lostChoices, withLossUndone } from '#domain/booking/lostChoices.ts'
import type { LostChoice } from '#domain/booking/lostChoices.ts'
import { draftAtom } from '#state/booking.ts'
import type { Change } from '#state/booking.ts'
import { lossAtom } from '#state/lostChoices.ts'
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
  /** Carries out an act that changes the draft, and remembers how it was. */
  const act = (carryOut: () => void) => {
    const before = store.get(draftAtom(travelId))
    carryOut()
    const choices = lostChoices(before, store.get(draftAtom(travelId)))
    if (choices.length > 0) setLost({ before, choices })
  }
  const undo = () => {
    if (lost !== null) change((present, offer) => withLossUndone(lost.before, present, offer))
    setLost(null)
  }
  const stillLost = lost === null ? [] : lostChoices(lost.before, draft).filter((choice) => lost.choices.includes(choice))
  const loss: Loss = { choices: stillLost, undo }
  return { loss, act, changeRevocably: (wanted: Change) => act(() => change(wanted)) }
}
