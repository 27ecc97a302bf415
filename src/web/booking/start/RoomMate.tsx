import { useState } from 'react'
import { withRemarkLine } from '#domain/booking/commands/remarkLine.ts'
import { remarkLine } from '#domain/booking/draft/remarkLines.ts'
import { ROOM_MATE_LABEL as label } from '#domain/booking/rooms/roomMate.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/rooms.ts'
import { TextField } from '#web/ui/TextField.tsx'
import { afterPaint } from '#web/ui/nextPaint.ts'

/** Request to share a room with a person of another booking; sent to the operator with the remarks. */
export function RoomMate() {
  const { draft, change, words } = useBooking()
  // With the spaces that the line of the remarks leaves out; null while the field is not in use.
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    setTyped(text)
    afterPaint(() => change((now) => withRemarkLine(now.draft, { label, text })))
  }
  return (
    <TextField
      label={t('start.roomMate.label', words)}
      hint={t('start.roomMate.hint')}
      isOptional
      autoComplete="off"
      maxLength={120}
      value={typed ?? remarkLine(draft.bookingRemarks, label)}
      onChange={({ currentTarget: { value } }) => type(value)}
      onBlur={() => setTyped(null)}
    />
  )
}
