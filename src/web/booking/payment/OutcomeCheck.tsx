import { submissionReference } from '#protocol/submissionReference.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { sentWords } from '#web/booking/sentWords.ts'
import { DeleteDraft } from '#web/booking/summary/DeleteDraft.tsx'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { t } from '#web/text/payment.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { SubmitPhase } from '#state/submitState.ts'

interface Props {
  readonly phase: SubmitPhase
  /** Queries the same submission again; it never books a second time. */
  readonly onCheck: () => void
}

/** Status of a submission without a response: being queried, unknown, or in conflict with another one. */
export function OutcomeCheck({ phase, onCheck }: Props) {
  const { booking, draft } = useBooking()
  const words = sentWords(booking)
  const reference = submissionReference(draft.submission.submissionId ?? '')
  if (phase !== 'unknown' && phase !== 'conflict') {
    return (
      <Notice tone="info" title={t('payment.check.title', words)} isLive>
        <p>{t('payment.check.text')}</p>
      </Notice>
    )
  }
  return (
    <Notice tone="warning" title={t('payment.unknown.title', words)} isLive>
      <p>{t(phase === 'conflict' ? 'payment.conflict.text' : 'payment.unknown.text', words)}</p>
      <p>
        {t('payment.unknown.call')} <OperatorPhone /> {t('payment.unknown.reference')} <strong>{reference}</strong>
      </p>
      {phase === 'conflict' ? null : <Button onClick={onCheck}>{t('summary.retry')}</Button>}
      <p>{t('payment.unknown.settled', words)}</p>
      <DeleteDraft label={t('payment.unknown.startAnew')} />
    </Notice>
  )
}
