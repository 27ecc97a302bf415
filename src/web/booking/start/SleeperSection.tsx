import { chakra } from '@chakra-ui/react/styled-system'
import { familyPackageOf, roomOf } from '#domain/booking/chosen.ts'
import type { RoomChoice } from '#domain/booking/draft.ts'
import { withSleeper } from '#domain/booking/rooms.ts'
import type { Accommodation } from '#domain/catalogue/catalogue.ts'
import { personName } from '#web/booking/personName.ts'
import { StepSection } from '#web/booking/StepSection.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/booking.ts'
import { SelectField } from '#web/ui/SelectField.tsx'

const Lines = chakra('dl', { base: { display: 'grid', gap: '3' } })
const Room = chakra('dt', { base: { fontWeight: 'medium' } })
const Fields = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } },
})

/** Who sleeps in which room, once rooms are chosen; with more than one kind of room people can change places. */
export function SleeperSection() {
  const { draft, offer, change } = useBooking()
  const familyPackage = familyPackageOf(draft, offer)
  const rooms = draft.rooms.flatMap(({ accommodationId }) => roomOf(accommodationId, offer) ?? [])
  const people = draft.travellers.map((traveller, index) => ({ traveller, index, name: personName(traveller, index) }))
  const inRoom = (roomId: string) =>
    people.filter(({ traveller }) => traveller.accommodationId === roomId && !traveller.isFamilyPackageMember)
  const family = people.filter(({ traveller }) => traveller.isFamilyPackageMember)
  if (people.length < 2 || rooms.length + (familyPackage === null ? 0 : 1) === 0) return null
  return (
    <StepSection title={t('start.sleepers.title')}>
      <Lines>
        {familyPackage === null ? null : (
          <div>
            <Room>{familyPackage.name}</Room>
            <dd>{family.map(({ name }) => name).join(', ')}</dd>
          </div>
        )}
        {rooms.map((room) => (
          <div key={room.id}>
            <Room>{roomsText(room, draft.rooms)}</Room>
            <dd>
              {inRoom(room.id)
                .map(({ name }) => name)
                .join(', ')}
            </dd>
          </div>
        ))}
      </Lines>
      {rooms.length < 2 ? null : (
        <Fields>
          {rooms.flatMap((room) => inRoom(room.id)).toSorted((a, b) => a.index - b.index).map(({ index, name, traveller }) => (
            <SelectField
              key={index}
              id={`sleeper-${index}`}
              label={t('start.sleepers.choose', { person: name })}
              emptyLabel={null}
              value={traveller.accommodationId ?? ''}
              options={rooms.map((room) => ({ value: room.id, label: room.name }))}
              onChange={(event) => {
                const roomId = event.currentTarget.value
                change((now, current) => withSleeper(now, { travellerIndex: index, accommodationId: roomId }, current))
              }}
            />
          ))}
        </Fields>
      )}
    </StepSection>
  )
}

/** Name of the room, with how many of them where there is more than one; places of shared rooms are people anyway. */
function roomsText({ id, name, capacitySettings }: Accommodation, rooms: readonly RoomChoice[]): string {
  const count = rooms.find(({ accommodationId }) => accommodationId === id)?.quantity ?? 0
  return count > 1 && !capacitySettings.partialOccupancyAllowed ? t('start.sleepers.rooms', { room: name, count }) : name
}
