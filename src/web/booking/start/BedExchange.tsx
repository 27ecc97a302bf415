import type { Command } from '#domain/booking/commands/command.ts'
import { withBedsSwapped } from '#domain/booking/commands/rooms.ts'
import { swapPartners, singleRooms } from '#domain/booking/rooms/sharing.ts'
import { singleRoomName } from '#web/booking/roomLines.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/rooms.ts'
import { chakra } from '#web/theme/chakra.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { guestName } from './guestName.ts'

const Rooms = chakra('div', { base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' } })
const Beds = chakra('fieldset', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } },
})
const Name = chakra('legend', { base: { paddingBlockEnd: '2', fontWeight: 'medium' } })

/** Assigns travellers to beds: the one chosen for a bed swaps with its present guest. */
export function BedExchange({ changeUndoably }: { readonly changeUndoably: (change: Command) => void }) {
  const { booking } = useBooking()
  const name = (index: number) => guestName(booking, index)
  const fields = (travellers: readonly number[]) =>
    travellers.map((index, place) => {
      const candidates = swapPartners(booking, index)
      return candidates.length === 0 ? (
        <p key={place}>{name(index)}</p>
      ) : (
        <SelectField
          key={place}
          label={t('start.sleepers.bed', { number: place + 1 })}
          emptyLabel={null}
          value={String(index)}
          options={[index, ...candidates].map((other) => ({ value: String(other), label: name(other) }))}
          onChange={({ currentTarget: { value } }) => {
            const exchange = { travellerIndex: index, otherIndex: Number(value) }
            changeUndoably((booking) => withBedsSwapped(booking, exchange))
          }}
        />
      )
    })
  return (
    <Rooms role="group" aria-label={t('start.sleepers.open')}>
      <p>{t('start.sleepers.lead')}</p>
      {singleRooms(booking).map((single) => (
        <Beds key={singleRoomName(single)}>
          <Name>{singleRoomName(single)}</Name>
          {fields(single.travellers)}
        </Beds>
      ))}
    </Rooms>
  )
}
