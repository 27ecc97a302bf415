import { useAtomValue } from 'jotai'
import { birthdayChangesAtom } from '#state/undoableChanges.ts'
import { personName } from '#web/booking/personName.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { ChangedBirthday } from './ChangedBirthday.tsx'
import { useBirthdayChange } from './useBirthdayChange.ts'

/** The birthday corrections that sent the visitor back to an earlier step, each with an undo. */
export function BirthdayChangesBefore() {
  const { travelId } = useBooking()
  return useAtomValue(birthdayChangesAtom(travelId)).map(({ index }) => <ChangeAt key={index} index={index} />)
}

function ChangeAt({ index }: { readonly index: number }) {
  const { draft } = useBooking()
  const { active, isUndone, undo } = useBirthdayChange(index)
  if (active === null && !isUndone) return null
  return <ChangedBirthday change={active} name={personName(draft.travellers, index)} isRoomStep onUndo={undo} />
}
