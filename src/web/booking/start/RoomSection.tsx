import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { roomOptions, withRooms } from '#domain/booking/rooms.ts'
import type { RoomOption } from '#domain/booking/rooms.ts'
import type { Change } from '#state/booking.ts'
import { StepSection } from '#web/booking/StepSection.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/booking.ts'
import { BedCount } from './BedCount.tsx'
import { RoomRow } from './RoomRow.tsx'

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

/** The rooms of the chosen date, with a count of those who have no bed yet. */
export function RoomSection({ ratioTravel, changeRevocably }: Props) {
  const { draft, offer, change } = useBooking()
  const accommodations = readFragment(RoomSection_ratioTravel, ratioTravel)?.accommodations ?? []
  const options = roomOptions(draft, offer)
  const choose = ({ room }: RoomOption, quantity: number) =>
    change((now, current) => {
      const others = now.rooms.filter(({ accommodationId }) => accommodationId !== room.id)
      return withRooms(now, [...others, { accommodationId: room.id, quantity }], current)
    })
  return (
    <StepSection
      title={t('start.rooms.title')}
      lead={options.length === 0 ? t('start.rooms.waiting') : t('start.rooms.lead')}
      issue="booking.peopleWithoutAccommodationInfo"
    >
      <BedCount changeRevocably={changeRevocably} />
      <div>
        {options.map((option) => (
          <RoomRow
            key={option.room.id}
            accommodation={accommodations.find(({ id }) => id === option.room.id) ?? null}
            option={option}
            onChange={(quantity) => choose(option, quantity)}
          />
        ))}
      </div>
    </StepSection>
  )
}
