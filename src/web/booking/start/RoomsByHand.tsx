import { useMemo, type ReactNode } from 'react'
import { bookingAfter, type Command } from '#domain/booking/commands/command.ts'
import { withFamilyPackage, withOneMoreRoom, withRoomQuantity } from '#domain/booking/commands/rooms.ts'
import { isRoomLeft, roomOptions } from '#domain/booking/rooms/rooms.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/rooms.ts'
import { chakra } from '#web/theme/chakra.ts'
import { RoomRow } from './RoomRow.tsx'

const Note = chakra('p', { base: { color: 'muted', fontSize: 'field' } })

/** The operator's text about a kind of room or a family package; null if there is none. */
export type InfoOf = (id: string | undefined) => ReactNode

interface Props {
  readonly infoOf: InfoOf
  readonly changeUndoably: (change: Command) => void
}

/** Each kind of room with its quantity; those that are unavailable for the party are listed elsewhere. */
export function RoomsByHand({ infoOf, changeUndoably }: Props) {
  const { booking } = useBooking()
  const options = useMemo(() => roomOptions(bookingAfter(booking, (now) => withFamilyPackage(now, null))), [booking])
  return (
    <>
      <Note>{t('start.rooms.lead')}</Note>
      <div>
        {options.filter(isRoomLeft).map((option) => (
          <RoomRow
            key={option.room.id}
            option={option}
            info={infoOf(option.room.id)}
            onChange={(quantity) =>
              changeUndoably((now) => withRoomQuantity(now, { accommodationId: option.room.id, quantity }))
            }
            onRemedy={changeUndoably}
            onInstead={(fewer) => changeUndoably((now) => withOneMoreRoom(bookingAfter(now, fewer), option.room.id))}
          />
        ))}
      </div>
    </>
  )
}
