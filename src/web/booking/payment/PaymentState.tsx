import type { BookingDraft } from '#domain/booking/draft.ts'
import { OperatorPhone } from '#web/layout/OperatorPhone.tsx'
import { t } from '#web/text/payment.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import type { PaymentPhase } from './usePayment.ts'

/** Where the payment stands, in words. */
export function PaymentState({ phase }: { readonly phase: PaymentPhase }) {
  const { draft } = useBooking()
  if (phase === 'working' || phase === 'leaving') {
    const { title, text } = workingWords(phase, draft)
    return (
      <Notice tone="info" title={title} isLive>
        <p>{text}</p>
      </Notice>
    )
  }
  const { text, ...words } = stateWords(draft)
  return (
    <>
      <Notice {...words} isLive>
        <p>{text}</p>
      </Notice>
      {phase === 'switchFailed' ? (
        <Notice tone="warning" title={t('online.switchFailed')} isLive>
          <OperatorPhone />
        </Notice>
      ) : null}
      {phase === 'unanswered' ? (
        <Notice tone="warning" title={t('online.unansweredTitle')} isLive>
          <p>
            {t('online.unanswered')} <OperatorPhone />
          </p>
        </Notice>
      ) : null}
    </>
  )
}

function workingWords(phase: 'working' | 'leaving', { payment }: BookingDraft) {
  const isOpening = phase === 'leaving' || payment.initializing
  return isOpening
    ? { title: t('online.starting'), text: t('online.startingText') }
    : { title: t('online.asking'), text: t('online.startingText') }
}

function stateWords({ payment: { outcome, transactionId } }: BookingDraft) {
  switch (outcome) {
    case 'cancelled':
      return { tone: 'info', title: t('online.cancelledTitle'), text: t('online.cancelledText') } as const
    case 'failed':
      return { tone: 'error', title: t('online.failedTitle'), text: t('online.failedText') } as const
    case 'open':
      return { tone: 'info', title: t('online.openTitle'), text: t('online.openText') } as const
    case 'paid':
      return { tone: 'info', title: t('online.paidTitle'), text: t('online.startingText') } as const
    case null:
      // The payment is about to begin.
      if (transactionId === null) return { tone: 'info', title: t('online.starting'), text: t('online.startingText') } as const
      return transactionId === ''
        ? ({ tone: 'error', title: t('online.notStartedTitle'), text: t('online.notStartedText') } as const)
        : ({ tone: 'info', title: t('online.unpaidTitle'), text: t('online.unpaidText') } as const)
  }
}
