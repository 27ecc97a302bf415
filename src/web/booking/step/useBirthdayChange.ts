import { useAtom, useStore } from 'jotai'
import { isChangeStanding, withBirthdayTakenBack } from '#domain/booking/commands/birthdayChange.ts'
import { withBirthday } from '#domain/booking/commands/birthdayQuestion.ts'
import { givenBirthday } from '#domain/booking/people/presumedBirthday.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { birthdayChangesAtom } from '#state/undoableChanges.ts'
import { draftAtom } from '#state/booking.ts'
import { useBooking } from '#web/booking/useBooking.ts'

/**
 * The birthday of one traveller that changes more than itself: said to be right, and taken back.
 *
 * @param index place among the travellers.
 */
export function useBirthdayChange(index: number) {
  const { travelId, draft, change } = useBooking()
  const store = useStore()
  const [changes, setChanges] = useAtom(birthdayChangesAtom(travelId))
  const own = changes.find((kept) => kept.index === index) ?? null
  const person = draft.travellers[index]
  const isStanding =
    own !== null &&
    !own.isTakenBack &&
    isChangeStanding(own, draft) &&
    person !== undefined &&
    givenBirthday(person) !== null
  const others = changes.filter((kept) => kept.index !== index)
  const confirm = (birthday: IsoDay) => {
    const present = store.get(draftAtom(travelId))
    // Who corrects twice goes back to what was there before the first time.
    const before = own !== null && !own.isTakenBack && isChangeStanding(own, present) ? own.before : present
    change((now, offer) => withBirthday(now, { index, birthday }, offer))
    setChanges([...others, { index, before, after: store.get(draftAtom(travelId)), isTakenBack: false }])
  }
  const undo = () => {
    if (own === null) return
    change((now, offer) => withBirthdayTakenBack(now, own, offer))
    setChanges([...others, { ...own, isTakenBack: true }])
  }
  return { standing: isStanding ? own : null, isTakenBack: own?.isTakenBack === true, confirm, undo }
}
