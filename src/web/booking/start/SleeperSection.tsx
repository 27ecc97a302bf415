import { memo } from 'react'
import type { BookingDraft } from '#domain/booking/draft.ts'
import { familyPackageOf, roomOf } from '#domain/booking/chosen.ts'
import type { RoomChoice } from '#domain/booking/draft.ts'
import { withSleeper } from '#domain/booking/rooms.ts'
import { swapsOf } from '#domain/booking/swaps.ts'
import type { Accommodation } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Change } from '#state/booking.ts'
import { StepSection } from '#web/booking/StepSection.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { sleeperName } from './sleeperName.ts'
import { useLater } from './useLater.ts'

const Lines = chakra('dl', { base: { display: 'grid', gap: '3' } })
const Room = chakra('dt', { base: { fontWeight: 'medium' } })
const Fields = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } },
})

function findSwaps(draft: BookingDraft, offer: Offer) {
  return draft.travellers.map((_, index) => swapsOf(draft, index, offer))
}

/** Who sleeps in which room, once rooms are chosen; with more than one kind of room people can change beds. */
export const SleeperSection = memo(function SleeperSection({ changeRevocably }: { readonly changeRevocably: (change: Change) => void }) {
  const { draft, offer } = useBooking()
  const swaps = useLater(findSwaps)
  const familyPackage = familyPackageOf(draft, offer)
  const rooms = draft.rooms.flatMap(({ accommodationId }) => roomOf(accommodationId, offer) ?? [])
  const people = draft.travellers.map((traveller, index) => ({ traveller, index, name: sleeperName(traveller, index, offer) }))
  if (people.length < 2 || rooms.length + (familyPackage === null ? 0 : 1) === 0) return null
  const inRoom = (roomId: string) => people.filter(({ traveller }) => traveller.accommodationId === roomId && !traveller.isFamilyPackageMember)
  const family = people.filter(({ traveller }) => traveller.isFamilyPackageMember)
  const movable = rooms.length < 2 ? [] : people.filter(({ index }) => (swaps[index] ?? []).length > 0)
  return (
    <StepSection title={t('start.sleepers.title')} lead={movable.length === 0 ? undefined : t('start.sleepers.lead')} below={3}>
      <Lines>
        {familyPackage === null ? null : <Sleepers room={familyPackage.name} names={family.map(({ name }) => name)} />}
        {rooms.map((room) => (
          <Sleepers key={room.id} room={roomsText(room, draft.rooms)} names={inRoom(room.id).map(({ name }) => name)} />
        ))}
      </Lines>
      {movable.length === 0 ? null : (
        <Fields>
          {movable.map(({ index, name, traveller }) => (
            <SelectField
              key={index}
              id={`sleeper-${index}`}
              label={t('start.sleepers.choose', { person: name })}
              emptyLabel={null}
              value={traveller.accommodationId ?? ''}
              options={optionsOf(traveller.accommodationId, swaps[index] ?? [], { rooms, people })}
              onChange={(event) => {
                const roomId = event.currentTarget.value
                changeRevocably((now, current) => withSleeper(now, { travellerIndex: index, accommodationId: roomId }, current))
              }}
            />
          ))}
        </Fields>
      )}
    </StepSection>
  )
})

function Sleepers({ room, names }: { readonly room: string; readonly names: readonly string[] }) {
  return (
    <div>
      <Room>{room}</Room>
      <dd>{names.join(', ')}</dd>
    </div>
  )
}

interface Around {
  readonly rooms: readonly Accommodation[]
  readonly people: readonly { readonly name: string }[]
}

/** The own room, and each other one with who takes the own bed in exchange. */
function optionsOf(ownId: string | null, swaps: ReturnType<typeof swapsOf>, { rooms, people }: Around) {
  return rooms.flatMap(({ id, name }) => {
    const swap = swaps.find(({ accommodationId }) => accommodationId === id)
    if (id === ownId) return [{ value: id, label: name }]
    const partner = swap === undefined ? undefined : people[swap.partnerIndex]?.name
    return partner === undefined ? [] : [{ value: id, label: t('start.sleepers.swap', { room: name, person: partner }) }]
  })
}

/** Name of the room, with how many of them where there is more than one; places of shared rooms are people anyway. */
function roomsText({ id, name, capacitySettings }: Accommodation, rooms: readonly RoomChoice[]): string {
  const count = rooms.find(({ accommodationId }) => accommodationId === id)?.quantity ?? 0
  return count > 1 && !capacitySettings.partialOccupancyAllowed ? t('start.sleepers.rooms', { room: name, count }) : name
}
