import { useAtom, useAtomValue, useStore } from 'jotai'
import { useCallback, useMemo, useState } from 'react'
import { withParty } from '#domain/booking/commands/people.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { adultAge, childBirthdayProblem } from '#domain/booking/people/partyLimits.ts'
import type { ChildBirthdayProblem } from '#domain/booking/people/partyLimits.ts'
import { party } from '#domain/booking/people/partyPeople.ts'
import { readDay } from '#domain/calendar.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { draftAtom, offerAtom } from '#state/booking.ts'
import type { Change } from '#state/booking.ts'
import { pendingChildAtom } from '#state/pendingChild.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/start.ts'

/** Id of the field, where the error summary leads. */
export const CHILD_FIELD = 'childBirthday'

/** Why what is typed is no child's birthday. */
export interface ChildProblem {
  readonly text: string
  /** Whether a call helps: the travel has no place for somebody of this age. */
  readonly isForPhone: boolean
}

/** The form for one more child. */
export interface ChildForm {
  /** Null while nobody is asked for. */
  readonly typed: string | null
  /** Null before a try to add, and when nothing is wrong. */
  readonly problem: ChildProblem | null
  readonly open: () => void
  readonly close: () => void
  readonly type: (text: string) => void
  /**
   * Adds the child and closes the form; tells what stands against it, or null. A closed or empty form just closes.
   * `carryOut` says when, at once where it is not given.
   */
  readonly add: (carryOut?: (act: () => void) => void) => ChildProblem | null
}

/** Whether one has tried to add what is typed: before, it is no mistake. */
export interface ChildTry {
  readonly wasTried: boolean
  readonly setWasTried: (wasTried: boolean) => void
}

/** For the step as a whole: going on is a try too. */
export function useChildTry(): ChildTry {
  const [wasTried, setWasTried] = useState(false)
  return useMemo(() => ({ wasTried, setWasTried }), [wasTried])
}

/** The form for one more child. What is typed outlives a reload, and is not left behind when one goes on. */
export function useChildForm(changeUndoably: (change: Change) => void, childTry: ChildTry): ChildForm {
  const { travelId } = useBooking()
  const [typed, setTyped] = useAtom(pendingChildAtom(travelId))
  const problem = useChildProblem(childTry)
  const add = useAddChild(changeUndoably, childTry)
  const close = () => {
    setTyped(null)
    childTry.setWasTried(false)
  }
  return { typed, problem, open: () => setTyped(''), close, type: setTyped, add }
}

/** Null before a try to add, and when nothing is wrong. */
export function useChildProblem({ wasTried }: ChildTry): ChildProblem | null {
  const { travelId, draft, offer } = useBooking()
  const typed = useAtomValue(pendingChildAtom(travelId))
  return wasTried ? problemOf(readDay(typed), draft, offer) : null
}

/**
 * Adds what is typed, as `ChildForm.add` does. Who calls it need not be drawn again with each letter, nor when the form
 * opens, which is an answer to a press.
 */
export function useAddChild(changeUndoably: (change: Change) => void, { setWasTried }: ChildTry): ChildForm['add'] {
  const { travelId } = useBooking()
  const store = useStore()
  return useCallback(
    (carryOut = (act) => act()) => {
      const typed = store.get(pendingChildAtom(travelId))
      const offer = store.get(offerAtom(travelId))
      const close = () => {
        store.set(pendingChildAtom(travelId), null)
        setWasTried(false)
      }
      if (typed === null || typed.trim() === '' || offer === null) {
        close()
        return null
      }
      const birthday = readDay(typed)
      const problem = problemOf(birthday, store.get(draftAtom(travelId)), offer)
      if (birthday === null || problem !== null) {
        setWasTried(true)
        return problem
      }
      carryOut(() => {
        changeUndoably(withChild(birthday))
        close()
      })
      return null
    },
    [changeUndoably, setWasTried, store, travelId],
  )
}

function problemOf(birthday: IsoDay | null, draft: BookingDraft, offer: Offer): ChildProblem | null {
  const kind = birthday === null ? 'unreadable' : childBirthdayProblem(birthday, draft, offer)
  return kind === null
    ? null
    : { text: problemText(kind, offer), isForPhone: kind === 'comesOfAge' || kind === 'noGroup' }
}

function withChild(birthday: IsoDay): Change {
  return (draft, offer) => {
    const present = party(draft, offer)
    return withParty(draft, { ...present, childBirthdays: [...present.childBirthdays, birthday] }, offer)
  }
}

function problemText(problem: ChildBirthdayProblem | 'unreadable', offer: Offer): string {
  switch (problem) {
    case 'unreadable':
      return t('start.party.unreadable')
    case 'inFuture':
      return t('start.party.inFuture')
    case 'isBaby':
      return t('start.party.isBaby')
    case 'comesOfAge':
      return t('start.party.comesOfAge')
    case 'isAdult':
      return t('start.party.isAdult', { age: adultAge(offer) ?? '' })
    case 'noGroup':
      return t('start.party.noGroup')
  }
}
