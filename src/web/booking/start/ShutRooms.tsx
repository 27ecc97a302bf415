import { closedReason } from '#domain/booking/availability/dateAvailability.ts'
import { waitlistCause } from '#domain/booking/dates/waitlist.ts'
import type { Command } from '#domain/booking/commands/command.ts'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { t } from '#web/text/start.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { useRemedy } from './useRemedy.tsx'
import { WaysOut } from './WaysOut.tsx'

/**
 * Replaces the rooms on a date without any: the reason and its remedy. Where one can wait for a place, the notice of the
 * date has warned already and asks about the waitlist, so the rooms lead there.
 */
export function ShutRooms({ onRemedy }: { readonly onRemedy: (change: Command) => void }) {
  const { booking, offer, words } = useBooking()
  const { date } = booking
  const reason = date === null ? null : closedReason(date, offer)
  const isWarned = waitlistCause(booking) !== null
  const { button } = useRemedy(reason, reason?.remedy ?? null, onRemedy)
  return (
    <StepSection
      title={t('start.rooms.title', words)}
      lead={isWarned ? t('start.rooms.shut', words) : undefined}
      issue="booking.peopleWithoutAccommodationInfo"
      below={2}
    >
      {isWarned ? (
        <div>
          <WaysOut />
        </div>
      ) : (
        <Notice tone="warning" title={t('start.rooms.shut', words)}>
          <p>
            {t('start.rooms.shutText')} <OperatorPhone />
          </p>
          {button}
        </Notice>
      )}
    </StepSection>
  )
}
