import { memo, useState } from 'react'
import { isDateUnbookable } from '#domain/booking/availability/unbookableDate.ts'
import type { Command } from '#domain/booking/commands/command.ts'
import { hasBedForEverybody } from '#domain/booking/draft/chosen.ts'
import { canChooseRooms } from '#domain/booking/rooms/rooms.ts'
import { isSharingWithStrangers } from '#domain/booking/rooms/sharing.ts'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { lazyWithRetry } from '#web/booking/lazyWithRetry.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/start.ts'
import { BedCount } from './BedCount.tsx'
import { ChosenRooms } from './ChosenRooms.tsx'
import { RoomSuggestions } from './RoomSuggestions.tsx'
import { partyText } from './partyText.ts'
import { ShutRooms } from './ShutRooms.tsx'

// Lazy: few visitors share a room with people of other bookings.
const RoomMate = lazyWithRetry(async () => (await import('./RoomMate.tsx')).RoomMate)

interface Props {
  readonly changeUndoably: (change: Command) => void
}

/** Room suggestions for the party on the chosen date; after the choice, the chosen rooms and a button to change them. */
export const RoomSection = memo(function RoomSection({ changeUndoably }: Props) {
  const { booking, draft, words } = useBooking()
  const [isReopened, setIsReopened] = useState(false)
  const isWaiting = !canChooseRooms(booking)
  const isFolded = hasBedForEverybody(draft) && !isReopened
  const changeAndCollapse = (change: Command) => {
    setIsReopened(false)
    changeUndoably(change)
  }
  if (isDateUnbookable(booking)) return <ShutRooms onRemedy={changeUndoably} />
  return (
    <StepSection
      title={t('start.rooms.title', words)}
      lead={
        isWaiting
          ? t('start.rooms.waiting')
          : isFolded
            ? undefined
            : t('start.rooms.leadTotal', { party: partyText(draft) })
      }
      issue="booking.peopleWithoutAccommodationInfo"
      below={2}
    >
      {isWaiting ? null : <BedCount />}
      {isWaiting ? null : isFolded ? (
        <ChosenRooms changeUndoably={changeUndoably} onReopen={() => setIsReopened(true)} />
      ) : (
        <RoomSuggestions changeUndoably={changeAndCollapse} />
      )}
      {isSharingWithStrangers(booking) ? <RoomMate /> : null}
    </StepSection>
  )
})
