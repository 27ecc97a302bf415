import { Link } from 'react-router'
import { priceChange } from '#domain/booking/submission.ts'
import { formatMoney } from '#domain/money.ts'
import { OperatorPhone } from '#web/layout/OperatorPhone.tsx'
import { t } from '#web/text/payment.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { FROM_REVIEW } from '#web/booking/editReturn.ts'
import { stepPath } from '#web/booking/funnelPaths.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import type { SubmitPhase } from './useSubmit.ts'

/** Why the last attempt to book came to nothing, and what can be done; draws nothing when there was none. */
export function RefusalNotice({ phase }: { readonly phase: SubmitPhase }) {
  const { travelId, draft, offer, price } = useBooking()
  if (phase === 'unreachable') {
    return (
      <Notice tone="error" title={t('payment.unreachable.title')} isLive>
        <p>{t('payment.unreachable.text')}</p>
        <Help />
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
      <Button asChild>
        <Link to={stepPath(travelId, 'start')} state={FROM_REVIEW}>
          {t('payment.refused.change')}
        </Link>
      </Button>
      <Help />
    </Notice>
  )
}

function Help() {
  return (
    <p>
      {t('payment.callUs')} <OperatorPhone />
    </p>
  )
}
