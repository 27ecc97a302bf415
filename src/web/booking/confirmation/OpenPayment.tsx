import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router'
import { paymentStatus } from '#domain/booking/payment/onlinePayment.ts'
import { useBooking, useBookingData } from '#web/booking/BookingContext.tsx'
import { HeldUntil } from '#web/booking/payment/HeldUntil.tsx'
import { usePayment } from '#web/booking/payment/usePayment.ts'
import { StepHeading } from '#web/booking/step/StepFrame.tsx'
import { stepPath } from '#web/site/funnelPaths.ts'
import { t } from '#web/text/payment.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { ButtonRow } from '#web/ui/ButtonRow.tsx'
import { MailNotice } from './MailNotice.tsx'
import { useDocumentTitle } from '#web/booking/step/useDocumentTitle.ts'

const Texts = chakra('div', { base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' } })

/**
 * Head of the confirmation while the payment is open: that it is, and the way to it, instead of picture and thanks. Its
 * status is queried on arrival, since it may be paid or expired by now.
 */
export function OpenPayment() {
  const { travelId, draft } = useBooking()
  const { isRestored } = useBookingData()
  const { queryStatus, heldUntil } = usePayment(travelId)
  // Once; later queries are made on the payment step.
  const queryOnArrival = useEffectEvent(queryStatus)
  useEffect(() => {
    if (isRestored) void queryOnArrival()
  }, [isRestored])
  const isChecked = paymentStatus(draft) === 'checking'
  useDocumentTitle(
    t('booking.step.confirmation'),
    isChecked ? t('confirmation.checkedPage') : t('confirmation.unpaidPage'),
  )
  return (
    <Texts>
      <StepHeading title={isChecked ? t('online.checkingTitle') : t('online.unpaidTitle')} />
      <p>{isChecked ? t('confirmation.checked') : t('online.placed')}</p>
      <ButtonRow>
        <Button asChild look={isChecked ? 'secondary' : 'primary'}>
          <Link to={stepPath(travelId, 'online-zahlung')}>
            {isChecked ? t('online.checkAgain') : t('confirmation.pay')}
          </Link>
        </Button>
      </ButtonRow>
      {/* Below the button: it appears with the answer, and must not move what is about to be pressed. */}
      {isChecked ? null : <HeldUntil heldUntil={heldUntil} />}
      <MailNotice to={(email) => t('confirmation.mailLater', { email })} unnamed={t('confirmation.mailLaterUnnamed')} />
    </Texts>
  )
}
