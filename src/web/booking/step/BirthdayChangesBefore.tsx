import { useAtomValue } from 'jotai'
import { birthdayChangesAtom } from '#state/undoableChanges.ts'
import { personName } from '#web/booking/personName.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { ChangedBirthday } from './ChangedBirthday.tsx'
import { useBirthdayChange } from './useBirthdayChange.ts'

/** Why one was sent back to an earlier step: the birthdays that have opened it, each with the way back. */
export function BirthdayChangesBefore() {
  const { travelId } = useBooking()
  return useAtomValue(birthdayChangesAtom(travelId)).map(({ index }) => <ChangeBefore key={index} index={index} />)
}

function ChangeBefore({ index }: { readonly index: number }) {
  const { draft } = useBooking()
  const { standing, isTakenBack, undo } = useBirthdayChange(index)
  if (standing === null && !isTakenBack) return null
  return <ChangedBirthday change={standing} who={personName(draft.travellers[index], index)} isAtRooms onUndo={undo} />
}
