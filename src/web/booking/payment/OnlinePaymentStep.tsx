import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { isBooked } from '#domain/booking/steps.ts'
import { formatMoney } from '#domain/money.ts'
import { OperatorPhone } from '#web/layout/OperatorPhone.tsx'
import { t } from '#web/text/booking.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { confirmationPath } from '#web/booking/funnelPaths.ts'
import { StepFrame } from '#web/booking/StepFrame.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { useBookingData } from '#web/booking/BookingContext.tsx'
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
      <State payment={payment} />
    </StepFrame>
  )
}

/** On arrival the payment begins, or its return is taken in; once, however often the page is drawn. */
function useArrival({ pay, takeReturn }: Payment) {
  const { draft } = useBooking()
  const { isRestored } = useBookingData()
  const [parameters] = useSearchParams()
  const hasArrived = useRef(false)
  const told = parameters.get(RETURN_PARAMETER)
  const isReady = isRestored && isBooked(draft) && draft.payment.type === 'online'
  useEffect(() => {
    if (!isReady || hasArrived.current) return
    hasArrived.current = true
    void (told === null ? pay() : takeReturn(told))
  }, [isReady, pay, takeReturn, told])
}

function State({ payment: { phase } }: { readonly payment: Payment }) {
  const { draft } = useBooking()
  if (phase === 'working' || phase === 'leaving') {
    return (
      <Notice tone="info" title={t('online.starting')} isLive>
        <p>{t('online.startingText')}</p>
      </Notice>
    )
  }
  const { outcome, transactionId } = draft.payment
  const words = stateWords(transactionId === '' && outcome === null ? 'notStarted' : outcome)
  return (
    <>
      {words === null ? null : (
        <Notice {...words} isLive>
          <p>{words.text}</p>
        </Notice>
      )}
      {phase === 'switchFailed' ? (
        <Notice tone="warning" title={t('online.switchFailed')} isLive>
          <OperatorPhone />
        </Notice>
      ) : null}
    </>
  )
}

function stateWords(state: string | null) {
  switch (state) {
    case 'cancelled':
      return { tone: 'info', title: t('online.cancelledTitle'), text: t('online.cancelledText') } as const
    case 'failed':
      return { tone: 'error', title: t('online.failedTitle'), text: t('online.failedText') } as const
    case 'notStarted':
      return { tone: 'error', title: t('online.notStartedTitle'), text: t('online.notStartedText') } as const
    case 'open':
      return { tone: 'info', title: t('online.openTitle'), text: t('online.openText') } as const
    default:
      return null
  }
}

function Choices({ payment: { phase, pay, takeReturn, switchToInvoice } }: { readonly payment: Payment }) {
  const { travelId, draft, price } = useBooking()
  const isBusy = phase === 'working' || phase === 'leaving'
  const { outcome } = draft.payment
  const amount = formatMoney({ ...price.total, centimes: draft.submission.totalCentimes ?? price.total.centimes })
  return (
    <Moves>
      {outcome === 'open' ? (
        <Button look="primary" disabled={isBusy} onClick={() => void takeReturn(null)}>
          {t('online.checkAgain')}
        </Button>
      ) : (
        <Button look="primary" disabled={isBusy} onClick={() => void pay()}>
          {outcome === null ? t('online.pay', { amount }) : t('online.payAgain')}
        </Button>
      )}
      <Button disabled={isBusy} onClick={() => void switchToInvoice()}>
        {t('online.toInvoice')}
      </Button>
      <Button asChild look="quiet">
        <Link to={confirmationPath(travelId)}>{t('online.toConfirmation')}</Link>
      </Button>
    </Moves>
  )
}
