import { useAtom } from 'jotai'
import { isChangeStanding, withBirthdayUndone } from '#domain/booking/commands/birthdayChange.ts'
import { withBirthday } from '#domain/booking/commands/birthdayQuestion.ts'
import { givenBirthday } from '#domain/booking/people/presumedBirthday.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { birthdayChangesAtom } from '#state/undoableChanges.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'

/**
 * Confirm and undo a birthday that changes other choices of the booking too.
 *
 * @param index index of the traveller.
 */
export function useBirthdayChange(index: number) {
  const { travelId, draft, bookingNow, change } = useBooking()
  const [changes, setChanges] = useAtom(birthdayChangesAtom(travelId))
  const own = changes.find((entry) => entry.index === index) ?? null
  const person = draft.travellers[index]
  const isActive =
    own !== null &&
    !own.isUndone &&
    isChangeStanding(own, draft) &&
    person !== undefined &&
    givenBirthday(person) !== null
  const others = changes.filter((entry) => entry.index !== index)
  const confirm = (birthday: IsoDay) => {
    const present = bookingNow().draft
    // After two corrections, undo restores the state before the first.
    const before = own !== null && !own.isUndone && isChangeStanding(own, present) ? own.before : present
    change((booking) => withBirthday(booking, { index, birthday }))
    setChanges([...others, { index, before, after: bookingNow().draft, isUndone: false }])
  }
  const undo = () => {
    if (own === null) return
    change((booking) => withBirthdayUndone(booking, own))
    setChanges([...others, { ...own, isUndone: true }])
  }
  return { active: isActive ? own : null, isUndone: own?.isUndone === true, confirm, undo }
}
