import { lazy, memo, Suspense, useState } from 'react'
import { isDateShut } from '#domain/booking/availability/unbookableDate.ts'
import { dateOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import type { Change } from '#state/booking.ts'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/start.ts'
import { BedCount } from './BedCount.tsx'
import { ChosenRooms } from './ChosenRooms.tsx'
import { RoomWays } from './RoomWays.tsx'
import { ShutRooms } from './ShutRooms.tsx'
import { hasBeds } from './useDatePrices.ts'

// For those who share a room with others; most have one to themselves.
const RoomMate = lazy(async () => ({ default: (await import('./RoomMate.tsx')).RoomMate }))

const RoomSection_ratioTravel = graphql(`
  fragment RoomSection_ratioTravel on RatioTravel {
    id
    ...RoomWays_ratioTravel
  }
`)

interface Props {
  readonly ratioTravel: FragmentType<typeof RoomSection_ratioTravel> | null
  readonly changeUndoably: (change: Change) => void
}

/** How the rooms are shown: as they were found, chosen a moment ago, or open once more. */
type Look = 'found' | 'justChosen' | 'reopened'

/** The ways to house the party on the chosen date; once one is taken, that one alone and a way to change it. */
export const RoomSection = memo(function RoomSection({ ratioTravel, changeUndoably }: Props) {
  const { draft, offer } = useBooking()
  const [look, setLook] = useState<Look>('found')
  const isWaiting = dateOf(draft, offer) === null || draft.travellers.length === 0
  const isFolded = hasBeds(draft) && look !== 'reopened'
  const act = (change: Change) => {
    setLook('justChosen')
    changeUndoably(change)
  }
  if (isDateShut(draft, offer)) return <ShutRooms act={changeUndoably} />
  return (
    <StepSection
      title={t('start.rooms.title')}
      lead={
        isWaiting
          ? t('start.rooms.waiting')
          : isFolded
            ? undefined
            : t('start.rooms.leadTotal', { count: draft.travellers.length })
      }
      issue="booking.peopleWithoutAccommodationInfo"
      below={2}
    >
      {isWaiting ? null : <BedCount />}
      {isWaiting ? null : isFolded ? (
        <ChosenRooms
          changeUndoably={changeUndoably}
          takesFocus={look === 'justChosen'}
          onReopen={() => setLook('reopened')}
        />
      ) : (
        <RoomWays
          ratioTravel={readFragment(RoomSection_ratioTravel, ratioTravel)}
          changeUndoably={act}
          onChosen={() => setLook('justChosen')}
        />
      )}
      {isPlaceTaken(draft, offer) ? (
        <Suspense>
          <RoomMate />
        </Suspense>
      ) : null}
    </StepSection>
  )
})

/** Whether somebody shares a room with people of other bookings. */
function isPlaceTaken({ rooms }: BookingDraft, { pricing }: Offer): boolean {
  return rooms.some(({ accommodationId }) =>
    pricing?.accommodations.some(
      ({ id, capacitySettings }) => id === accommodationId && capacitySettings.partialOccupancyAllowed,
    ),
  )
}
