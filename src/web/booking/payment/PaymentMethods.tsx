import { paymentMethods, withPaymentType } from '#domain/booking/payment.ts'
import type { PaymentType } from '#domain/booking/draft.ts'
import { t } from '#web/text/booking.ts'
import { RadioRows } from '#web/ui/RadioRows.tsx'
import { StepSection } from '#web/booking/StepSection.tsx'
import { useBooking } from '#web/booking/useBooking.ts'

/** Invoice or online payment, where both are offered. */
export function PaymentMethods() {
  const { draft, offer, change } = useBooking()
  const onlineInfo = offer.settings.onlinePaymentConfig?.infoText ?? null
  const options = paymentMethods(draft, offer).map((type) => ({
    value: type,
    title: t(`payment.method.${type}`),
    info: type === 'online' ? (onlineInfo ?? t('payment.method.onlineInfo')) : t('payment.method.invoiceInfo'),
  }))
  return (
    <StepSection title={t('payment.method.title')}>
      <RadioRows<PaymentType>
        legend={t('payment.method.title')}
        isLegendHidden
        options={options}
        value={draft.payment.type}
        onChange={(type) => change((now, current) => withPaymentType(now, type, current))}
      />
    </StepSection>
  )
}
