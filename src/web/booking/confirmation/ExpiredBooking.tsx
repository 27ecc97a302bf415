import { StepHeading } from '#web/booking/step/StepFrame.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { referenceTo } from '#web/booking/payment/referenceTo.ts'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { t } from '#web/text/payment.ts'
import { chakra } from '#web/theme/chakra.ts'
import { LeavingActions } from './LeavingActions.tsx'
import { useDocumentTitle } from '#web/booking/step/useDocumentTitle.ts'

const Body = chakra('div', { base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' } })

/** Shown instead of the confirmation if the booking was not paid in time. */
export function ExpiredBooking() {
  const { draft } = useBooking()
  useDocumentTitle(t('booking.step.confirmation'), t('confirmation.expiredPage'))
  return (
    <Body>
      <StepHeading title={t('expired.title')} />
      <p>{t('expired.text')}</p>
      <p>
        <span>{t('expired.paid', { reference: referenceTo(draft) })}</span> <OperatorPhone />
      </p>
      <LeavingActions />
    </Body>
  )
}
