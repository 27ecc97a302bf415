import { Link } from 'react-router'
import { followedRefusal } from '#domain/booking/funnel/refusedPrice.ts'
import { priceChange, type PriceChange } from '#domain/booking/funnel/payableTotal.ts'
import { FROM_REVIEW } from '#web/booking/step/locationState.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { sentWords } from '#web/booking/sentWords.ts'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { stepPath } from '#web/site/funnelPaths.ts'
import { t } from '#web/text/payment.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { SubmitPhase } from '#state/submitState.ts'

/** Why the last attempt to book failed, and the possible next steps; nothing if no attempt has failed. */
export function RefusalNotice({ phase }: { readonly phase: SubmitPhase }) {
  const { booking, travelId, draft, words: rooms, amountOf } = useBooking()
  const words = sentWords(booking)
  if (phase === 'unreachable' || phase === 'tooMany') {
    return (
      <Notice tone="error" title={t(`payment.${phase}.title`, words)} isLive>
        <p>{t(`payment.${phase}.text`, words)}</p>
        <Help />
      </Notice>
    )
  }
  if (phase === 'closed') {
    return (
      <Notice tone="error" title={t('payment.closed.title', words)} isLive>
        <p>{t('payment.closed.text', words)}</p>
        <Help />
      </Notice>
    )
  }
  const { refusal } = draft.submission
  if (refusal === null || phase !== 'idle') return null
  const change = priceChange(booking)
  const changed = change?.source === 'refusal' ? change : followedRefusal(booking)
  if (changed !== null) {
    return (
      <Notice tone="warning" title={t('payment.changed.title')} isLive>
        <p>{t('payment.changed.text', { ...words, ...amountsOf(changed, amountOf) })}</p>
      </Notice>
    )
  }
  return (
    <Notice tone="error" title={t('payment.refused.title', words)} isLive>
      <p>{refusal.message ?? t('payment.refused.text')}</p>
      <p>{t('payment.refused.kept', words)}</p>
      <Button asChild>
        <Link to={stepPath(travelId, 'start')} state={FROM_REVIEW}>
          {t('payment.refused.change', rooms)}
        </Link>
      </Button>
      <Help />
    </Notice>
  )
}

/** Both totals if the platform's summary differs from the total shown; nothing if they agree. */
export function OtherTotal() {
  const { booking, amountOf } = useBooking()
  const changed = priceChange(booking)
  if (changed?.source !== 'summary') return null
  return (
    <Notice tone="warning" title={t('payment.otherTotal.title')} isLive>
      <p>{t('payment.otherTotal.text', { ...sentWords(booking), ...amountsOf(changed, amountOf) })}</p>
      <Help />
    </Notice>
  )
}

function amountsOf(
  { shownCentimes, platformCentimes }: Pick<PriceChange, 'shownCentimes' | 'platformCentimes'>,
  amountOf: (centimes: number) => string,
) {
  return {
    before: amountOf(shownCentimes),
    now: amountOf(platformCentimes),
  }
}

function Help() {
  return (
    <p>
      {t('payment.callUs')} <OperatorPhone />
    </p>
  )
}
