import { withOptions } from '#domain/booking/commands/options.ts'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { useSite } from '#web/site/SiteContext.tsx'
import { t } from '#web/text/payment.ts'
import { RadioRows } from '#web/ui/RadioRows.tsx'

/** Newsletter consent as radio buttons instead of a checkbox: a preselected answer must not be overlooked. */
export function Newsletter() {
  const { draft, change } = useBooking()
  const title = t('payment.newsletter.title', { operator: useSite().tenant.operatorName })
  return (
    <StepSection title={title} lead={t('payment.newsletter.lead')}>
      <RadioRows<'yes' | 'no'>
        legend={title}
        isLegendHidden
        name="newsletterRegistration"
        options={[
          { value: 'yes', title: t('payment.newsletter.yes') },
          { value: 'no', title: t('payment.newsletter.no') },
        ]}
        value={draft.newsletterRegistration ? 'yes' : 'no'}
        onChange={(answer) => change((now) => withOptions(now.draft, { newsletterRegistration: answer === 'yes' }))}
      />
    </StepSection>
  )
}
