import { useEffect } from 'react'
import { Link } from 'react-router'
import { paymentStatus } from '#domain/booking/payment/onlinePayment.ts'
import { useBooking, useBookingData } from '#web/booking/BookingContext.tsx'
import { HeldUntil } from '#web/booking/payment/HeldUntil.tsx'
import { usePayment } from '#web/booking/payment/usePayment.ts'
import { stepPath } from '#web/site/funnelPaths.ts'
import { t } from '#web/text/payment.ts'

/** A payment that is not confirmed, with the way to it: its status is queried on arrival, since it may be paid or expired by now. */
export function OpenPayment() {
  const { travelId, draft } = useBooking()
  const { isRestored } = useBookingData()
  const { queryStatus, heldUntil } = usePayment(travelId)
  useEffect(() => {
    if (isRestored) void queryStatus()
    // Once, on arrival; later queries are made on the payment step.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isRestored])
  const isChecked = paymentStatus(draft) === 'checking'
  return (
    <div>
      {isChecked ? t('confirmation.next.checked') : t('confirmation.next.unpaid')}{' '}
      <Link to={stepPath(travelId, 'online-zahlung')}>
        {isChecked ? t('confirmation.next.checkedAct') : t('confirmation.next.unpaidAct')}
      </Link>
      {isChecked ? null : <HeldUntil heldUntil={heldUntil} />}
    </div>
  )
}
