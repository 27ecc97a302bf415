import { chargeDifference } from '#domain/booking/payment/onlinePayment.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { t } from '#web/text/payment.ts'
import { Notice } from '#web/ui/Notice.tsx'

/** Notice for a platform that booked at another total than the agreed one (rule 10.14). */
export function ChangedTotal() {
  const { draft, amountOf } = useBooking()
  const other = chargeDifference(draft)
  if (other === null) return null
  const [before, now] = [other.agreedCentimes, other.chargedCentimes].map(amountOf)
  return (
    <Notice tone="warning" title={t('payment.changed.title')}>
      <p>
        <span>{t('confirmation.priceChanged', { before: before ?? '', now: now ?? '' })}</span> <OperatorPhone />
      </p>
    </Notice>
  )
}
