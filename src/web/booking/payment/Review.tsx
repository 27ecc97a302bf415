import { hasExtensionStep } from '#domain/booking/dates/extension.ts'
import { transportOf } from '#domain/catalogue/variantLabels.ts'
import { roomLines } from '#web/booking/roomLines.ts'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { useDuration } from '#web/site/useDuration.ts'
import { formatDateRange } from '#web/text/days.ts'
import { t } from '#web/text/payment.ts'
import { Line } from '#web/ui/Line.ts'
import { ReviewPeople } from './ReviewPeople.tsx'
import { ReviewList, ReviewRow } from './ReviewRow.tsx'
import { ReviewAdditional, ReviewServices } from './ReviewServices.tsx'

/** Everything that was chosen, each part with a link to change it. */
export function Review() {
  const { booking, offer, words } = useBooking()
  const duration = useDuration()
  const { date } = booking
  return (
    <StepSection title={t('payment.review.title')}>
      <ReviewList>
        <ReviewRow term={t('summary.travel')} path="start">
          <Line>{[offer.travel.name, offer.pricing && transportOf(offer.pricing)].filter(Boolean).join(', ')}</Line>
          {date === null ? null : <Line>{`${formatDateRange(date.startDate, date.endDate)}, ${duration(date)}`}</Line>}
        </ReviewRow>
        {hasExtensionStep(booking) ? (
          <ReviewRow term={t('summary.extension')} path="verlaengerung">
            {date?.extension?.label ?? t('payment.review.noExtension')}
          </ReviewRow>
        ) : null}
        <ReviewRow term={t('summary.rooms', words)} path="start" section="booking.peopleWithoutAccommodationInfo">
          <Rooms />
        </ReviewRow>
        <ReviewServices />
        <ReviewPeople />
        <ReviewAdditional />
      </ReviewList>
    </StepSection>
  )
}

/** The family package and the rooms, each with its guests; says so where the chosen ones have gone. */
function Rooms() {
  const { booking } = useBooking()
  const lines = roomLines(booking)
  return lines.length === 0 ? (
    <Line>{t('payment.review.noRooms')}</Line>
  ) : (
    lines.map((line) => <Line key={line}>{line}</Line>)
  )
}
