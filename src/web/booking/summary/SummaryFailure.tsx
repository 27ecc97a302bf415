import { withSummaryRetry } from '#domain/booking/commands/insurance.ts'
import type { IssueKey } from '#domain/booking/people/issues.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/booking.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/** The error summary of the last step leads here. */
const ISSUE_ID: IssueKey = 'booking.summaryMissing'

/** The summary could not be loaded: the last known total stays, with a retry. */
export function SummaryFailure() {
  const { change } = useBooking()
  return (
    <Notice tone="warning" title={t('summary.failedTitle')} isLive>
      <p>{t('summary.failed')}</p>
      <Button id={ISSUE_ID} look="quiet" onClick={() => change(({ draft }) => withSummaryRetry(draft))}>
        {t('summary.retry')}
      </Button>
    </Notice>
  )
}
