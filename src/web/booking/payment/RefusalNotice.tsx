import { priceChange } from '#domain/booking/submission.ts'
import { formatMoney } from '#domain/money.ts'
import { t } from '#web/text/booking.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import type { SubmitPhase } from './useSubmit.ts'

/** Why the last attempt to book came to nothing; draws nothing when there was none. */
export function RefusalNotice({ phase }: { readonly phase: SubmitPhase }) {
  const { draft, offer, price } = useBooking()
  if (phase === 'unreachable') {
    return (
      <Notice tone="error" title={t('payment.unreachable.title')} isLive>
        <p>{t('payment.unreachable.text')}</p>
      </Notice>
    )
  }
  const { refusal } = draft.submission
  if (refusal === null || phase !== 'idle') return null
  const changed = priceChange(draft, offer)
  const { currency } = price.total
  if (changed !== null) {
    return (
      <Notice tone="warning" title={t('payment.changed.title')} isLive>
        <p>
          {t('payment.changed.text', {
            before: formatMoney({ centimes: changed.shownCentimes, currency }),
            now: formatMoney({ centimes: changed.platformCentimes, currency }),
          })}
        </p>
      </Notice>
    )
  }
  return (
    <Notice tone="error" title={t('payment.refused.title')} isLive>
      <p>{refusal.message ?? t('payment.refused.text')}</p>
      <p>{t('payment.refused.kept')}</p>
    </Notice>
  )
}
