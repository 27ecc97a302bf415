import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { paymentStatus } from '#domain/booking/payment/onlinePayment.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { useSite } from '#web/site/SiteContext.tsx'
import { t } from '#web/text/payment.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { HeldUntil } from './HeldUntil.tsx'
import { referenceTo } from './referenceTo.ts'
import type { PaymentPhase } from './usePayment.ts'

interface Props {
  readonly phase: PaymentPhase
  /** Whether the platform reports the status of payments; null before the first query. */
  readonly canTell: boolean | null
  /** ISO timestamp until which the unpaid places are held; null if unknown. */
  readonly heldUntil: string | null
  /** Why the platform has refused to start the payment, in its words; null where it has not, or does not say. */
  readonly refusal: string | null
}

/** Status of the payment, as a notice. */
export function PaymentState({ phase, canTell, heldUntil, refusal }: Props) {
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
  const status = paymentStatus(draft)
  const isChecking = status === 'checking'
  const { text, ...notice } = stateNotice(draft, { canTell, hasPage: config.paymentPageUrl !== null })
  return (
    <>
      <Notice {...notice} isLive>
        {status === 'startFailed' && refusal !== null ? <p>{refusal}</p> : null}
        <p>
          <span>{text}</span> {isChecking ? <OperatorPhone /> : null}
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

interface PaymentContext {
  readonly canTell: boolean | null
  readonly hasPage: boolean
}

function stateNotice(draft: BookingDraft, { canTell, hasPage }: PaymentContext) {
  const nextStep = !hasPage ? t('online.thenCall') : canTell === true ? t('online.thenInvoice') : t('online.thenPay')
  switch (paymentStatus(draft)) {
    case 'cancelled':
      return { tone: 'info', title: t('online.cancelledTitle'), text: nextStep } as const
    case 'failed':
      return { tone: 'error', title: t('online.failedTitle'), text: nextStep } as const
    case 'open':
      return { tone: 'info', title: t('online.unpaidTitle'), text: nextStep } as const
    case 'checking': {
      const text = t(canTell === false ? 'online.untoldText' : 'online.checkingText', {
        reference: referenceTo(draft),
      })
      return { tone: 'info', title: t('online.checkingTitle'), text } as const
    }
    case 'paid':
      return { tone: 'info', title: t('online.paidTitle'), text: t('online.startingText') } as const
    case 'expired':
      return { tone: 'error', title: t('expired.title'), text: t('expired.text') } as const
    case 'starting':
    case 'startFailed':
      return startNotice(draft, hasPage, nextStep)
  }
}

/** Notice before the payment has started, or after it failed to start. */
function startNotice(draft: BookingDraft, hasPage: boolean, nextStep: string) {
  if (!hasPage) return { tone: 'info', title: t('online.noPageTitle'), text: nextStep } as const
  return paymentStatus(draft) === 'starting'
    ? ({ tone: 'info', title: t('online.unpaidTitle'), text: nextStep } as const)
    : ({ tone: 'error', title: t('online.notStartedTitle'), text: nextStep } as const)
}
