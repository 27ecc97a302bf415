import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { paymentStanding } from '#domain/booking/payment/onlinePayment.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { useSite } from '#web/site/SiteContext.tsx'
import { t } from '#web/text/payment.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { HeldUntil } from './HeldUntil.tsx'
import type { PaymentPhase } from './usePayment.ts'

interface Props {
  readonly phase: PaymentPhase
  /** Whether the platform tells how a payment stands; null before it was asked. */
  readonly canTell: boolean | null
  /** Until when the places are held unpaid, as a timestamp; null where that is not known. */
  readonly heldUntil: string | null
}

/** Where the payment stands, in words. */
export function PaymentState({ phase, canTell, heldUntil }: Props) {
  const { draft } = useBooking()
  const { config } = useSite()
  if (phase === 'working' || phase === 'leaving') {
    const isOpening = phase === 'leaving' || draft.payment.initializing
    return (
      <Notice tone="info" title={isOpening ? t('online.starting') : t('online.asking')} isLive>
        <p>{t('online.startingText')}</p>
      </Notice>
    )
  }
  const isChecking = paymentStanding(draft) === 'checking'
  const { text, ...words } = stateWords(draft, { canTell, hasPage: config.paymentPageUrl !== null })
  return (
    <>
      <Notice {...words} isLive>
        <p>
          {text} {isChecking ? <OperatorPhone /> : null}
        </p>
        {isChecking ? null : <HeldUntil heldUntil={heldUntil} />}
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

interface Means {
  readonly canTell: boolean | null
  readonly hasPage: boolean
}

function stateWords(draft: BookingDraft, { canTell, hasPage }: Means) {
  const then = !hasPage ? t('online.thenCall') : canTell === true ? t('online.thenInvoice') : t('online.thenPay')
  switch (paymentStanding(draft)) {
    case 'cancelled':
      return { tone: 'info', title: t('online.cancelledTitle'), text: then } as const
    case 'failed':
      return { tone: 'error', title: t('online.failedTitle'), text: then } as const
    case 'open':
      return { tone: 'info', title: t('online.unpaidTitle'), text: then } as const
    case 'checking': {
      const text = t(canTell === false ? 'online.untoldText' : 'online.checkingText', {
        orderNo: draft.submission.orderNo ?? '–',
      })
      return { tone: 'info', title: t('online.checkingTitle'), text } as const
    }
    case 'paid':
      return { tone: 'info', title: t('online.paidTitle'), text: t('online.startingText') } as const
    case 'expired':
      return { tone: 'error', title: t('expired.title'), text: t('expired.text') } as const
    case 'starting':
    case 'notStarted':
      return startWords(draft, hasPage, then)
  }
}

/** Before the payment has begun, or when it could not. */
function startWords(draft: BookingDraft, hasPage: boolean, then: string) {
  if (!hasPage) return { tone: 'info', title: t('online.noPageTitle'), text: then } as const
  return paymentStanding(draft) === 'starting'
    ? ({ tone: 'info', title: t('online.unpaidTitle'), text: then } as const)
    : ({ tone: 'error', title: t('online.notStartedTitle'), text: then } as const)
}
