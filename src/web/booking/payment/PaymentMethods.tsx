import { withPaymentType } from '#domain/booking/commands/payment.ts'
import type { PaymentType } from '#domain/booking/draft/checkout.ts'
import { onlinePaymentReason, paymentMethods, twintLimit } from '#domain/booking/payment/payment.ts'
import { isPlaceCertain } from '#domain/booking/placed/placedFacts.ts'
import { useConditions } from '#web/booking/conditions/useConditions.ts'
import { reasonText } from '#web/booking/reasonText.ts'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/payment.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { RadioRows } from '#web/ui/RadioRows.tsx'
import { InlineRichText } from '#web/ui/RichText.tsx'

/** Invoice or online payment; shows the reason if the operator has online payment but not for this booking. */
export function PaymentMethods() {
  const { booking, draft, offer, change } = useBooking()
  const reason = onlinePaymentReason(booking)
  const isDueAtOnce = useConditions()?.isInvoiceDueAtOnce === true
  const isNothingDue = !isPlaceCertain(booking)
  const shown: readonly PaymentType[] =
    reason?.key === 'booking.reason.paymentDisabled' ? paymentMethods(booking) : ['invoice', 'online']
  const onlineInfo = offer.settings.onlinePaymentConfig?.infoText || t('payment.method.onlineInfo')
  const options = shown.map((type) => ({
    value: type,
    title: t(`payment.method.${type}`),
    info:
      type === 'invoice' ? (
        t(isDueAtOnce ? 'payment.method.invoiceAtOnce' : 'payment.method.invoiceInfo')
      ) : reason === null ? (
        <InlineRichText text={onlineInfo} />
      ) : null,
    reason: type === 'online' ? reasonText(reason, offer) : null,
  }))
  return (
    <StepSection title={t('payment.method.title')} lead={isNothingDue ? t('payment.method.nothingNow') : undefined}>
      <RadioRows<PaymentType>
        legend={t('payment.method.title')}
        isLegendHidden
        options={options}
        value={draft.payment.type}
        onChange={(type) => change((booking) => withPaymentType(booking, type))}
      />
      {draft.payment.type === 'online' ? <TwintHint /> : null}
    </StepSection>
  )
}

function TwintHint() {
  const { offer, price } = useBooking()
  switch (twintLimit(price.total, offer)) {
    case 'below':
      return <p>{t('payment.method.twint')}</p>
    case 'above':
      return (
        <Notice tone="warning" title={t('payment.method.twintAboveTitle')} isLive>
          <p>{t('payment.method.twintAbove')}</p>
        </Notice>
      )
    case null:
      return null
  }
}
