import { useAtom, useAtomValue, useStore } from 'jotai'
import { useCallback, useMemo, useState } from 'react'
import type { Command } from '#domain/booking/commands/command.ts'
import { withParty } from '#domain/booking/commands/people.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import {
  adultAge,
  canAddChild,
  childBirthdayProblem,
  MOST_TRAVELLERS,
  type ChildBirthdayProblem,
} from '#domain/booking/people/partyLimits.ts'
import { party } from '#domain/booking/people/partyPeople.ts'
import { readDay, type IsoDay } from '#domain/calendar.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { pendingChildAtom } from '#state/pendingChild.ts'
import { useBooking, useBookingActions, useBookingData } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/start.ts'
import { isWrittenDay } from '#web/text/typedDay.ts'

/** Id of the field, the target of the error summary link. */
export const CHILD_FIELD = 'childBirthday'

/** Error of a text that is no child's birthday. */
export interface ChildProblem {
  readonly text: string
  /** Whether to show the phone number: the travel has no age group for this age. */
  readonly isForPhone: boolean
}

/** Form for another child. */
export interface ChildForm {
  /** Null while the form is closed. */
  readonly typed: string | null
  /** Null for a valid birthday, and before the first attempt to add while the party has room for a child. */
  readonly problem: ChildProblem | null
  readonly open: () => void
  readonly close: () => void
  readonly type: (text: string) => void
  /**
   * Adds the child and closes the form. Returns the error that blocks it, or null. On leaving the step an empty form just
   * closes.
   * `schedule` defers the change; without it, it runs at once.
   */
  readonly add: (schedule?: (run: () => void) => void) => ChildProblem | null
}

/** Whether an attempt was made to add the pending child: errors show only afterwards. */
export interface ChildAttempt {
  readonly isAttempted: boolean
  readonly setIsAttempted: (isAttempted: boolean) => void
}

/** Shared by the step: its next button is an attempt too. */
export function useChildAttempt(): ChildAttempt {
  const [isAttempted, setIsAttempted] = useState(false)
  return useMemo(() => ({ isAttempted, setIsAttempted }), [isAttempted])
}

/** Form for another child. The pending input survives a reload, and leaving the step adds it. */
export function useChildForm(changeUndoably: (change: Command) => void, childAttempt: ChildAttempt): ChildForm {
  const { travelId } = useBooking()
  const [typed, setTyped] = useAtom(pendingChildAtom(travelId))
  const problem = useChildProblem(childAttempt)
  const add = useAddChild(changeUndoably, childAttempt)
  const close = () => {
    setTyped(null)
    childAttempt.setIsAttempted(false)
  }
  return { typed, problem, open: () => setTyped(''), close, type: setTyped, add }
}

/** The error of the open form (`ChildForm.problem`). */
export function useChildProblem({ isAttempted }: ChildAttempt): ChildProblem | null {
  const { booking, travelId } = useBooking()
  const typed = useAtomValue(pendingChildAtom(travelId))
  if (typed === null) return null
  return isAttempted || !canAddChild(booking.draft) ? problemOf(typed, booking) : null
}

/**
 * Adds the pending child (`ChildForm.add`). Reads the store when called, so that its caller does not re-render on each
 * key press.
 */
export function useAddChild(
  changeUndoably: (change: Command) => void,
  { setIsAttempted }: ChildAttempt,
): ChildForm['add'] {
  const { travelId } = useBookingData()
  const { bookingNow } = useBookingActions()
  const store = useStore()
  return useCallback(
    (schedule = (run) => run()) => {
      const typed = store.get(pendingChildAtom(travelId))
      const close = () => {
        store.set(pendingChildAtom(travelId), null)
        setIsAttempted(false)
      }
      if (typed === null || typed.trim() === '') {
        close()
        return null
      }
      const birthday = readDay(typed)
      const problem = problemOf(typed, bookingNow())
      if (birthday === null || problem !== null) {
        setIsAttempted(true)
        return problem
      }
      schedule(() => {
        changeUndoably(withChild(birthday))
        close()
      })
      return null
    },
    [bookingNow, changeUndoably, setIsAttempted, store, travelId],
  )
}

function problemOf(typed: string, booking: Booking): ChildProblem | null {
  const { offer } = booking
  const kind = childBirthdayProblem(readDay(typed), booking)
  return kind === null
    ? null
    : { text: problemText(kind, typed.trim(), offer), isForPhone: kind === 'comesOfAge' || kind === 'noGroup' }
}

function withChild(birthday: IsoDay): Command {
  return (booking) => {
    const present = party(booking)
    return withParty(booking, { ...present, childBirthdays: [...present.childBirthdays, birthday] })
  }
}

function problemText(problem: ChildBirthdayProblem, typed: string, offer: Offer): string {
  switch (problem) {
    case 'partyFull':
      return t('start.party.full', { most: MOST_TRAVELLERS })
    case 'unreadable':
      return isWrittenDay(typed) ? t('start.party.notThere', { day: typed }) : t('start.party.unreadable')
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
