import { useMemo } from 'react'
import { withFamilyPackage } from '#domain/booking/commands/rooms.ts'
import { withRooms } from '#domain/booking/commands/rooms.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { roomOptions } from '#domain/booking/rooms/rooms.ts'
import type { RoomOption } from '#domain/booking/rooms/rooms.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Change } from '#state/booking.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'
import { RoomRow } from './RoomRow.tsx'

const Note = chakra('p', { base: { color: 'muted', fontSize: 'field' } })

/** Each kind of room with its quantity; those that are unavailable for the party are listed elsewhere. */
export function RoomsByHand({ changeUndoably }: { readonly changeUndoably: (change: Change) => void }) {
  const { draft, offer } = useBooking()
  const options = useMemo(() => roomOptions(withFamilyPackage(draft, null, offer), offer), [draft, offer])
  return (
    <>
      <Note>{t('start.rooms.lead')}</Note>
      <div>
        {options
          .filter(({ pricePerPerson, contingent }) => pricePerPerson !== null && contingent > 0)
          .map((option) => (
            <RoomRow
              key={option.room.id}
              option={option}
              onChange={(quantity) =>
                changeUndoably((now, current) => withQuantity(now, { option, quantity }, current))
              }
              onRemedy={changeUndoably}
              onInstead={(fewer) => changeUndoably((now, current) => withOneMore(fewer(now, current), option, current))}
            />
          ))}
      </div>
    </>
  )
}

interface Quantity {
  readonly option: RoomOption
  readonly quantity: number
}

function withQuantity(draft: BookingDraft, { option: { room }, quantity }: Quantity, offer: Offer): BookingDraft {
  const free = withFamilyPackage(draft, null, offer)
  const others = free.rooms.filter(({ accommodationId }) => accommodationId !== room.id)
  return withRooms(free, [...others, { accommodationId: room.id, quantity }], offer)
}

function withOneMore(draft: BookingDraft, option: RoomOption, offer: Offer): BookingDraft {
  const present = draft.rooms.find(({ accommodationId }) => accommodationId === option.room.id)?.quantity ?? 0
  return withQuantity(draft, { option, quantity: present + 1 }, offer)
}
