import { withSummaryRetry } from '#domain/booking/commands/insurance.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/booking.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/** The summary could not be loaded: the last known total stays, with a retry. */
export function SummaryFailure() {
  const { change } = useBooking()
  return (
    <Notice tone="warning" title={t('summary.failedTitle')} isLive>
      <p>{t('summary.failed')}</p>
      <Button look="quiet" onClick={() => change(({ draft }) => withSummaryRetry(draft))}>
        {t('summary.retry')}
      </Button>
    </Notice>
  )
}
