import { useAtom } from 'jotai'
import { useState } from 'react'
import { childBirthdayProblem } from '#domain/booking/partyLimits.ts'
import type { ChildBirthdayProblem } from '#domain/booking/partyLimits.ts'
import { party, withParty } from '#domain/booking/people.ts'
import { readDay } from '#domain/calendar.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { Change } from '#state/booking.ts'
import { typedChildAtom } from '#state/typedChild.ts'
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

/** The form for one more child. What is typed outlives a reload, and is not left behind when one goes on. */
export function useChildForm(changeRevocably: (change: Change) => void): ChildForm {
  const { travelId, draft, offer } = useBooking()
  const [typed, setTyped] = useAtom(typedChildAtom(travelId))
  const [wasTried, setWasTried] = useState(false)
  const birthday = readDay(typed)
  const kind = birthday === null ? 'unreadable' : childBirthdayProblem(birthday, draft, offer)
  const problem = kind === null ? null : { text: problemText(kind), isForPhone: kind === 'comesOfAge' || kind === 'noGroup' }
  const close = () => {
    setTyped(null)
    setWasTried(false)
  }
  const add: ChildForm['add'] = (carryOut = (act) => act()) => {
    if (typed === null || typed.trim() === '') close()
    else if (birthday === null || problem !== null) setWasTried(true)
    else {
      carryOut(() => {
        changeRevocably(withChild(birthday))
        close()
      })
      return null
    }
    return typed === null || typed.trim() === '' ? null : problem
  }
  return { typed, problem: wasTried ? problem : null, open: () => setTyped(''), close, type: setTyped, add }
}

function withChild(birthday: IsoDay): Change {
  return (draft, offer) => {
    const present = party(draft, offer)
    return withParty(draft, { ...present, childBirthdays: [...present.childBirthdays, birthday] }, offer)
  }
}

function problemText(problem: ChildBirthdayProblem | 'unreadable'): string {
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
      return t('start.party.isAdult')
    case 'noGroup':
      return t('start.party.noGroup')
  }
}
