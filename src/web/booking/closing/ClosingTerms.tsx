import { formatMoney } from '#domain/money.ts'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { PriceLines } from '#web/booking/summary/PriceLines.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/closing.ts'
import { chakra } from '#web/theme/chakra.ts'
import { ClosingList, ClosingRow, ClosingTerm, ClosingValue } from './ClosingList.tsx'
import { dueText, partText, stepCost, stepDays } from './closingText.ts'
import { useClosing } from './useClosing.ts'

const Total = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    justifyContent: 'space-between',
    borderBlockStart: '2px solid',
    borderColor: 'primary',
    paddingBlockStart: '2',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
  },
})

/** Conditions shown before booking: price lines, payment dates, cancellation costs and protection of customers' money. */
export function ClosingTerms() {
  return (
    <>
      <PriceOfBooking />
      <PaymentDays />
      <CancellationDays />
      <CustomerMoney />
    </>
  )
}

/** The price lines and the total. */
export function PriceOfBooking() {
  const { price } = useBooking()
  return price.lines.length === 0 ? null : (
    <StepSection title={t('closing.price')}>
      <PriceLines price={price} onRemove={null} />
      <Total>
        <span>{t('closing.total')}</span>
        <span>{formatMoney(price.total)}</span>
      </Total>
    </StepSection>
  )
}

function PaymentDays() {
  const closing = useClosing()
  if (closing === null || closing.payments.length === 0) return null
  const { payments, bookedOn, currency } = closing
  return (
    <StepSection title={t('closing.payments')} lead={t('closing.paymentsLead')}>
      <ClosingList>
        {payments.map((instalment) => (
          <ClosingRow key={instalment.dueOn}>
            <ClosingTerm>{dueText(instalment, bookedOn)}</ClosingTerm>
            <ClosingValue>
              {t('closing.payment', {
                part: partText(instalment),
                amount: formatMoney({ centimes: instalment.centimes, currency }),
              })}
            </ClosingValue>
          </ClosingRow>
        ))}
      </ClosingList>
    </StepSection>
  )
}

/** Cancellation costs by date. */
export function CancellationDays() {
  const steps = useClosing()?.cancellation ?? []
  return steps.length === 0 ? null : (
    <StepSection title={t('closing.cancellation')} lead={t('closing.cancellationLead')}>
      <ClosingList>
        {steps.map((step) => (
          <ClosingRow key={step.until}>
            <ClosingTerm>{stepDays(step)}</ClosingTerm>
            <ClosingValue>{stepCost(step)}</ClosingValue>
          </ClosingRow>
        ))}
      </ClosingList>
    </StepSection>
  )
}

/** Protection of customers' money. */
export function CustomerMoney() {
  const sentence = useClosing()?.customerMoney ?? null
  return sentence === null ? null : (
    <StepSection title={t('closing.security')}>
      <p>{sentence}</p>
    </StepSection>
  )
}
