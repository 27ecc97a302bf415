import { useEffect, useRef } from 'react'
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { paymentArrival } from '#domain/booking/payment.ts'
import { isBooked } from '#domain/booking/steps.ts'
import { formatMoney } from '#domain/money.ts'
import { t } from '#web/text/payment.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { confirmationPath } from '#web/booking/funnelPaths.ts'
import { StepFrame } from '#web/booking/StepFrame.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { useBookingData } from '#web/booking/BookingContext.tsx'
import { PaymentState } from './PaymentState.tsx'
import { usePayment } from './usePayment.ts'

/** Parameter the payment page adds to the address it leads back to. */
const RETURN_PARAMETER = 'zahlung'

const Moves = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '4' } })

type Payment = ReturnType<typeof usePayment>

/** Step 4.5: leads to the payment page of the placed booking, and takes in what came of it. */
export function OnlinePaymentStep() {
  const { travelId, draft } = useBooking()
  const payment = usePayment(travelId)
  useArrival(payment)
  useAwakening(payment)
  const { type, outcome } = draft.payment
  if (isBooked(draft) && (type === 'invoice' || outcome === 'paid'))
    return <Navigate to={confirmationPath(travelId)} replace />
  return (
    <StepFrame
      number={4.5}
      title={t('online.title')}
      lead={t('online.orderNo', { orderNo: draft.submission.orderNo ?? '' })}
      actions={<Choices payment={payment} />}
    >
      <PaymentState phase={payment.phase} />
    </StepFrame>
  )
}

/**
 * On arrival the payment begins, or its return is taken in; once, however often the page is drawn. The result leaves
 * the address, so that Back and a reload do not tell old news.
 */
function useArrival({ pay, takeReturn, askStatus }: Payment) {
  const { draft } = useBooking()
  const { isRestored } = useBookingData()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const hasArrived = useRef(false)
  const told = parameters.get(RETURN_PARAMETER)
  const isReady = isRestored && isBooked(draft) && draft.payment.type === 'online'
  const arrival = paymentArrival(draft, told !== null)
  useEffect(() => {
    if (!isReady || hasArrived.current) return
    hasArrived.current = true
    if (arrival === 'start') void pay()
    if (arrival === 'ask') void askStatus()
    if (told === null) return
    void takeReturn(told)
    void navigate(pathname, { replace: true, preventScrollReset: true })
  }, [arrival, askStatus, isReady, navigate, pathname, pay, takeReturn, told])
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

function Choices({ payment: { phase, pay, askStatus, switchToInvoice } }: { readonly payment: Payment }) {
  const { travelId, draft, price } = useBooking()
  const isBusy = phase === 'working' || phase === 'leaving'
  const { outcome } = draft.payment
  const amount = formatMoney({ ...price.total, centimes: draft.submission.totalCentimes ?? price.total.centimes })
  const isRepeat = outcome === 'cancelled' || outcome === 'failed'
  return (
    <Moves>
      {outcome === 'open' ? (
        <Button look="primary" disabled={isBusy} onClick={() => void askStatus()}>
          {t('online.checkAgain')}
        </Button>
      ) : (
        <Button look="primary" disabled={isBusy} onClick={() => void pay()}>
          {isRepeat ? t('online.payAgain') : t('online.pay', { amount })}
        </Button>
      )}
      <Button disabled={isBusy} onClick={() => void switchToInvoice()}>
        {t('online.toInvoice')}
      </Button>
      {outcome === 'open' ? (
        <Button look="quiet" disabled={isBusy} onClick={() => void pay()}>
          {t('online.openPage')}
        </Button>
      ) : null}
      <Button asChild look="quiet">
        <Link to={confirmationPath(travelId)}>{t('online.toConfirmation')}</Link>
      </Button>
    </Moves>
  )
}
