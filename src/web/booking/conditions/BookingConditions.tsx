import { hasBedForEverybody } from '#domain/booking/draft/chosen.ts'
import { totalUnderLines } from '#domain/booking/funnel/payableTotal.ts'
import { formatMoney } from '#domain/money.ts'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { PriceLines } from '#web/booking/summary/PriceLines.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/conditions.ts'
import { chakra } from '#web/theme/chakra.ts'
import { ConditionList, ConditionRow, ConditionTerm, ConditionValue } from './ConditionList.tsx'
import { dueText, partText, stepCost, stepDays } from './conditionText.ts'
import { useConditions } from './useConditions.ts'

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

/** Printed on one sheet. */
const Whole = chakra('div', { base: { breakInside: 'avoid' } })

const Adjustment = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '4', justifyContent: 'space-between', paddingBlock: '2' },
})

/** Conditions shown before booking: price lines, payment dates, cancellation costs and protection of customers' money. */
export function BookingConditions() {
  return (
    <>
      <PriceOfBooking />
      <PaymentDays />
      <CancellationDays />
      <CustomerMoney />
    </>
  )
}

/** The price lines and the total; nothing while a room is missing, as what is left is no price. */
export function PriceOfBooking() {
  const { booking, draft, price } = useBooking()
  const { total, difference } = totalUnderLines(booking)
  return price.lines.length === 0 || !hasBedForEverybody(draft) ? null : (
    <Whole>
      <StepSection title={t('conditions.price')}>
        <PriceLines price={price} onRemove={null} />
        {difference === null ? null : (
          <Adjustment>
            <span>{t('conditions.adjustment')}</span>
            <span>{formatMoney(difference)}</span>
          </Adjustment>
        )}
        <Total>
          <span>{t('conditions.total')}</span>
          <span>{formatMoney(total)}</span>
        </Total>
      </StepSection>
    </Whole>
  )
}

function PaymentDays() {
  const conditions = useConditions()
  if (conditions === null || conditions.payments.length === 0) return null
  const { payments, bookedOn, currency } = conditions
  return (
    <StepSection title={t('conditions.payments')} lead={t('conditions.paymentsLead')}>
      <ConditionList>
        {payments.map((instalment) => (
          <ConditionRow key={instalment.dueOn}>
            <ConditionTerm>{dueText(instalment, bookedOn)}</ConditionTerm>
            <ConditionValue>
              {t('conditions.payment', {
                part: partText(instalment),
                amount: formatMoney({ centimes: instalment.centimes, currency }),
              })}
            </ConditionValue>
          </ConditionRow>
        ))}
      </ConditionList>
    </StepSection>
  )
}

/** Cancellation costs by date. */
export function CancellationDays() {
  const steps = useConditions()?.cancellation ?? []
  return steps.length === 0 ? null : (
    <StepSection title={t('conditions.cancellation')} lead={t('conditions.cancellationLead')}>
      <ConditionList>
        {steps.map((step) => (
          <ConditionRow key={step.until}>
            <ConditionTerm>{stepDays(step)}</ConditionTerm>
            <ConditionValue>{stepCost(step)}</ConditionValue>
          </ConditionRow>
        ))}
      </ConditionList>
    </StepSection>
  )
}

/** Protection of customers' money. */
export function CustomerMoney() {
  const sentence = useConditions()?.customerMoney ?? null
  return sentence === null ? null : (
    <StepSection title={t('conditions.security')}>
      <p>{sentence}</p>
    </StepSection>
  )
}
