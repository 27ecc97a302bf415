import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { isPaymentSettled } from '#domain/booking/draft/checkout.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { paymentArrival, paymentStanding } from '#domain/booking/payment/onlinePayment.ts'
import { formatMoney } from '#domain/money.ts'
import { useBookingData } from '#web/booking/BookingContext.tsx'
import { LeadOn } from '#web/booking/step/LeadOn.tsx'
import { StepFrame } from '#web/booking/step/StepFrame.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import { confirmationPath } from '#web/site/funnelPaths.ts'
import { t } from '#web/text/payment.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { PaymentState } from './PaymentState.tsx'
import { RETURN_PARAMETER } from './paymentCalls.ts'
import { usePayment } from './usePayment.ts'

const Moves = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '4' } })

type Payment = ReturnType<typeof usePayment>

/** Step 4.5: leads to the payment page of the placed booking, and takes in what came of it. */
export function OnlinePaymentStep() {
  const { travelId, draft } = useBooking()
  const payment = usePayment(travelId)
  useArrival(payment)
  useAwakening(payment)
  if (isBooked(draft) && isPaymentSettled(draft)) return <LeadOn to={confirmationPath(travelId)} />
  return (
    <StepFrame
      number={4.5}
      title={t('online.title')}
      lead={t('online.orderNo', { orderNo: draft.submission.orderNo ?? '' })}
      actions={<Choices payment={payment} />}
    >
      <PaymentState {...payment} />
    </StepFrame>
  )
}

/**
 * On arrival the payment begins, or its return is taken in; once, however often the page is drawn. The result leaves
 * the address, so that Back and a reload do not tell old news.
 */
function useArrival({ begin, takeReturn, askStatus }: Payment) {
  const { draft } = useBooking()
  const { isRestored } = useBookingData()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const hasArrived = useRef(false)
  const told = parameters.get(RETURN_PARAMETER)
  // What is settled leads on to the confirmation, and a second move would stop that one half way.
  const isReady = isRestored && isBooked(draft) && !isPaymentSettled(draft)
  const arrival = paymentArrival(draft, told !== null)
  useEffect(() => {
    if (!isReady || hasArrived.current) return
    hasArrived.current = true
    if (told === null) {
      void (arrival === 'start' ? begin() : askStatus())
      return
    }
    void takeReturn(told)
    void navigate(pathname, { replace: true, preventScrollReset: true })
  }, [arrival, askStatus, begin, isReady, navigate, pathname, takeReturn, told])
}

/** Back from the payment page the browser may show this page as it was left, with «Die Zahlungsseite wird geöffnet». */
function useAwakening({ wake, askStatus }: Payment) {
  const acts = useRef({ wake, askStatus })
  useEffect(() => {
    acts.current = { wake, askStatus }
  })
  useEffect(() => {
    const awaken = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      acts.current.wake()
      void acts.current.askStatus()
    }
    window.addEventListener('pageshow', awaken)
    return () => window.removeEventListener('pageshow', awaken)
  }, [])
}

/** What there is to decide. Where it may be paid there is nothing but to ask how it stands. */
function Choices({ payment: { phase, canTell, pay, askStatus, switchToInvoice } }: { readonly payment: Payment }) {
  const { travelId, draft } = useBooking()
  const isBusy = phase === 'working' || phase === 'leaving'
  const isChecking = paymentStanding(draft) === 'checking'
  return (
    <Moves>
      {isChecking ? null : <PayButton isBusy={isBusy} pay={pay} />}
      {isChecking && canTell !== false ? (
        <Button look="primary" disabled={isBusy} onClick={() => void askStatus()}>
          {t('online.checkAgain')}
        </Button>
      ) : null}
      {!isChecking && canTell === true ? (
        <Button disabled={isBusy} onClick={() => void switchToInvoice()}>
          {t('online.toInvoice')}
        </Button>
      ) : null}
      <Button asChild look="quiet">
        <Link to={confirmationPath(travelId)}>{t('online.toConfirmation')}</Link>
      </Button>
    </Moves>
  )
}

/** One for each decision to pay: the first, the next after one that came to nothing, or to go on with the open one. */
function PayButton({ isBusy, pay }: { readonly isBusy: boolean; readonly pay: () => Promise<void> }) {
  const { draft, price } = useBooking()
  const { config } = useSite()
  if (config.paymentPageUrl === null) return null
  const standing = paymentStanding(draft)
  const amount = formatMoney({ ...price.total, centimes: draft.submission.totalCentimes ?? price.total.centimes })
  const words =
    standing === 'open'
      ? t('online.openPage')
      : standing === 'cancelled' || standing === 'failed'
        ? t('online.payAgain')
        : t('online.pay', { amount })
  return (
    <Button look="primary" disabled={isBusy} onClick={() => void pay()}>
      {words}
    </Button>
  )
}
