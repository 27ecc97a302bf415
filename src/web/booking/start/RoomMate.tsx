import { useState } from 'react'
import { remarkLine, withRemarkLine } from '#domain/booking/commands/remarkLine.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { ROOM_MATE_LABEL } from '#domain/booking/rooms/roomMate.ts'
import { t } from '#web/text/start.ts'
import { TextField } from '#web/ui/TextField.tsx'

/** Request to share a room with a person of another booking; sent to the operator with the remarks. */
export function RoomMate() {
  const { draft, change } = useBooking()
  const label = ROOM_MATE_LABEL
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    if (typed !== null) change((now) => withRemarkLine(now.draft, { label, text: typed }))
    setTyped(null)
  }
  return (
    <TextField
      label={t('start.roomMate.label')}
      hint={t('start.roomMate.hint')}
      isOptional
      autoComplete="off"
      maxLength={120}
      value={typed ?? remarkLine(draft, label)}
      onChange={({ currentTarget: { value } }) => setTyped(value)}
      onBlur={commit}
    />
  )
}
