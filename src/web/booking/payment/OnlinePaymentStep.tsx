import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { isPaymentSettled } from '#domain/booking/draft/checkout.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { payableTotal } from '#domain/booking/funnel/payableTotal.ts'
import { paymentArrival, paymentStatus } from '#domain/booking/payment/onlinePayment.ts'
import { formatMoney } from '#domain/money.ts'
import { useBooking, useBookingData } from '#web/booking/BookingContext.tsx'
import { StepRedirect } from '#web/booking/step/StepRedirect.tsx'
import { StepFrame } from '#web/booking/step/StepFrame.tsx'
import { useSite } from '#web/site/SiteContext.tsx'
import { confirmationPath } from '#web/site/funnelPaths.ts'
import { t } from '#web/text/payment.ts'
import { BusyButton } from '#web/ui/BusyButton.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ButtonRow } from '#web/ui/ButtonRow.tsx'
import { ChangedTotal } from './ChangedTotal.tsx'
import { PaymentState } from './PaymentState.tsx'
import { RETURN_PARAMETER } from './paymentCalls.ts'
import { usePayment } from './usePayment.ts'

type Payment = ReturnType<typeof usePayment>

/** Step 4.5: opens the payment page for the placed booking, and handles the return from it. */
export function OnlinePaymentStep() {
  const { travelId, draft } = useBooking()
  const { orderNo } = draft.submission
  const payment = usePayment(travelId)
  usePaymentEntry(payment)
  useBackForwardCache(payment)
  if (isBooked(draft) && isPaymentSettled(draft)) return <StepRedirect to={confirmationPath(travelId)} />
  return (
    <StepFrame
      number={4.5}
      title={t('online.title')}
      lead={orderNo === null ? t('online.placed') : t('online.orderNo', { orderNo })}
      actions={<PaymentActions payment={payment} />}
    >
      <ChangedTotal />
      <PaymentState {...payment} />
    </StepFrame>
  )
}

/**
 * On entry starts the payment or handles the return from the payment page, once per mount. The result is removed from
 * the URL, so that Back and a reload do not report it again.
 */
function usePaymentEntry({ begin, handleReturn, queryStatus }: Payment) {
  const { draft } = useBooking()
  const { isRestored } = useBookingData()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const hasEntered = useRef(false)
  const returnValue = parameters.get(RETURN_PARAMETER)
  // A settled payment redirects to the confirmation, and a second navigation would interrupt the redirect.
  const isReady = isRestored && isBooked(draft) && !isPaymentSettled(draft)
  const entry = paymentArrival(draft, returnValue !== null)
  useEffect(() => {
    if (!isReady || hasEntered.current) return
    hasEntered.current = true
    if (returnValue === null) {
      void (entry === 'start' ? begin() : queryStatus())
      return
    }
    void handleReturn(returnValue)
    void navigate(pathname, { replace: true, preventScrollReset: true })
  }, [entry, queryStatus, begin, isReady, navigate, pathname, handleReturn, returnValue])
}

/** On Back from the payment page the back/forward cache restores this page with «Die Zahlungsseite wird geöffnet». */
function useBackForwardCache({ reset, queryStatus }: Payment) {
  const handlers = useRef({ reset, queryStatus })
  useEffect(() => {
    handlers.current = { reset, queryStatus }
  })
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      handlers.current.reset()
      void handlers.current.queryStatus()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])
}

/** Buttons of the step. If the booking may be paid already, the only action is to query the status. */
function PaymentActions({
  payment: { phase, canTell, pay, queryStatus, switchToInvoice },
}: {
  readonly payment: Payment
}) {
  const { travelId, draft } = useBooking()
  const isBusy = phase === 'working' || phase === 'leaving'
  const isChecking = paymentStatus(draft) === 'checking'
  return (
    <ButtonRow>
      {isChecking ? null : <PayButton isBusy={isBusy} pay={pay} />}
      {isChecking && canTell !== false ? (
        <BusyButton look="primary" isBusy={isBusy} onPress={() => void queryStatus()}>
          {t('online.checkAgain')}
        </BusyButton>
      ) : null}
      {!isChecking && canTell === true ? (
        <BusyButton isBusy={isBusy} onPress={() => void switchToInvoice()}>
          {t('online.toInvoice')}
        </BusyButton>
      ) : null}
      <Button asChild look="quiet">
        <Link to={confirmationPath(travelId)}>{t('online.toConfirmation')}</Link>
      </Button>
    </ButtonRow>
  )
}

/** Starts a payment, retries after a failed or cancelled one, or continues an open one. */
function PayButton({ isBusy, pay }: { readonly isBusy: boolean; readonly pay: () => Promise<void> }) {
  const { booking, draft } = useBooking()
  const { config } = useSite()
  if (config.paymentPageUrl === null) return null
  const status = paymentStatus(draft)
  const amount = formatMoney(payableTotal(booking))
  const label =
    status === 'open'
      ? t('online.openPage')
      : status === 'cancelled' || status === 'failed'
        ? t('error.retry')
        : t('online.pay', { amount })
  return (
    <BusyButton look="primary" isBusy={isBusy} onPress={() => void pay()}>
      {label}
    </BusyButton>
  )
}
