import { haveContingentsFailed } from '#domain/booking/availability/contingents.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { IssueTarget } from '#web/booking/step/StepSection.tsx'
import { useBooking, useBookingData } from '#web/booking/BookingContext.tsx'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { t } from '#web/text/booking.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/** Says that the contingents could not be loaded, so that no further rooms are offered, and offers a retry. */
export function ContingentsNotice() {
  const { booking, draft } = useBooking()
  const { contingentFailure: failure } = useBookingData()
  if (failure === null || isBooked(draft) || !haveContingentsFailed(booking)) return null
  return (
    <IssueTarget issue="booking.placesUnknown">
      <Notice tone="warning" title={t('booking.contingents.title')} isLive>
        <p>{t('booking.contingents.text')}</p>
        <p>
          {t('error.help')} <OperatorPhone />
        </p>
        <Button look="quiet" aria-busy={failure.isRetried} onClick={failure.retry}>
          {failure.isRetried ? t('booking.contingents.asking') : t('booking.contingents.retry')}
        </Button>
      </Notice>
    </IssueTarget>
  )
}
