import { lazy, memo, Suspense, useMemo } from 'react'
import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { isDateShut } from '#domain/booking/dateShut.ts'
import { roomOptions, withRooms } from '#domain/booking/rooms.ts'
import type { RoomOption } from '#domain/booking/rooms.ts'
import type { BookingDraft } from '#domain/booking/draft.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Change } from '#state/booking.ts'
import { StepSection } from '#web/booking/StepSection.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'
import { BedCount } from './BedCount.tsx'
import { RoomRow } from './RoomRow.tsx'
import { ShutRooms } from './ShutRooms.tsx'
import { SoloNote } from './SoloNote.tsx'

// For those who share a room with others; most have one to themselves.
const RoomMate = lazy(async () => ({ default: (await import('./RoomMate.tsx')).RoomMate }))

const RoomSection_ratioTravel = graphql(`
  fragment RoomSection_ratioTravel on RatioTravel {
    id
    accommodations {
      id
      ...RoomRow_accommodation
    }
  }
`)

interface Props {
  readonly ratioTravel: FragmentType<typeof RoomSection_ratioTravel> | null
  readonly changeRevocably: (change: Change) => void
}

const Title = chakra('h3', { base: { fontSize: 'lead' } })

/** The rooms of the chosen date, with a count of those who have no bed yet. */
export const RoomSection = memo(function RoomSection({ ratioTravel, changeRevocably }: Props) {
  const { draft, offer } = useBooking()
  const accommodations = readFragment(RoomSection_ratioTravel, ratioTravel)?.accommodations ?? []
  const options = useMemo(() => roomOptions(draft, offer), [draft, offer])
  if (isDateShut(draft, offer)) return <ShutRooms act={changeRevocably} />
  const isOpen = draft.travellers.some(({ accommodationId }) => accommodationId === null)
  return (
    <StepSection
      title={t('start.rooms.title')}
      lead={options.length === 0 ? t('start.rooms.waiting') : t('start.rooms.lead')}
      issue="booking.peopleWithoutAccommodationInfo"
      below={2}
    >
      <SoloNote options={options} />
      <BedCount changeRevocably={changeRevocably} />
      {isOpen && options.length > 0 ? <Title>{t('start.rooms.byHand')}</Title> : null}
      <div>
        {options.map((option) => (
          <RoomRow
            key={option.room.id}
            accommodation={accommodations.find(({ id }) => id === option.room.id) ?? null}
            option={option}
            onChange={(quantity) => changeRevocably((now, current) => withQuantity(now, { option, quantity }, current))}
            act={changeRevocably}
            onInstead={(fewer) => changeRevocably((now, current) => withOneMore(fewer(now, current), option, current))}
          />
        ))}
      </div>
      {options.some(isPlaceTaken) ? (
        <Suspense>
          <RoomMate />
        </Suspense>
      ) : null}
    </StepSection>
  )
})

/** Whether somebody shares a room with people of other bookings. */
function isPlaceTaken({ room, quantity }: RoomOption): boolean {
  return quantity > 0 && room.capacitySettings.partialOccupancyAllowed
}

interface Quantity {
  readonly option: RoomOption
  readonly quantity: number
}

function withQuantity(draft: BookingDraft, { option: { room }, quantity }: Quantity, offer: Offer): BookingDraft {
  const others = draft.rooms.filter(({ accommodationId }) => accommodationId !== room.id)
  return withRooms(draft, [...others, { accommodationId: room.id, quantity }], offer)
}

function withOneMore(draft: BookingDraft, option: RoomOption, offer: Offer): BookingDraft {
  const present = draft.rooms.find(({ accommodationId }) => accommodationId === option.room.id)?.quantity ?? 0
  return withQuantity(draft, { option, quantity: present + 1 }, offer)
}
