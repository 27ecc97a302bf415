import { withCorrectedBirthday } from '#domain/booking/commands/birthdayChange.ts'
import type { PersonalData } from '#domain/booking/commands/personalData.ts'
import { birthdayChangesAtom } from '#state/undoableChanges.ts'
import type { Store } from '#state/store.ts'
import type { BookingActions } from '#web/booking/BookingContext.tsx'

interface Corrected extends Pick<PersonalData, 'travellers'>, Pick<BookingActions, 'bookingNow' | 'change'> {
  readonly travelId: string
}

/**
 * Undoes confirmed birthdays that the visitor has corrected by typing: the draft is restored to the state before them.
 * @returns whether any was undone
 */
export function undoCorrectedBirthdays(store: Store, { travelId, travellers, bookingNow, change }: Corrected): boolean {
  const kept = birthdayChangesAtom(travelId)
  let isAnyUndone = false
  for (const confirmed of store.get(kept).filter(({ isUndone }) => !isUndone)) {
    const { index } = confirmed
    const birthday = travellers[index]?.birthday ?? null
    const before = bookingNow().draft
    if (birthday !== null) change((booking) => withCorrectedBirthday(booking, { index, birthday, change: confirmed }))
    const isUndone = bookingNow().draft.travellers[index]?.birthday !== before.travellers[index]?.birthday
    if (isUndone) store.set(kept, (all) => all.map((one) => (one === confirmed ? { ...one, isUndone } : one)))
    isAnyUndone ||= isUndone
  }
  return isAnyUndone
}
