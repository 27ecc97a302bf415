import { documentOptions, withDocuments } from '#domain/booking/documents.ts'
import { formatMoney } from '#domain/money.ts'
import { StepSection } from '#web/booking/StepSection.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/additionalServices.ts'
import { RadioRows } from '#web/ui/RadioRows.tsx'

/** The form the travel documents come in; nothing where the travel has none. */
export function DocumentsSection() {
  const { draft, offer, change } = useBooking()
  const options = documentOptions(draft, offer)
  const currency = offer.pricing?.currency ?? 'CHF'
  if (options.length === 0) return null
  return (
    <StepSection title={t('documents.title')}>
      <RadioRows
        legend={t('documents.title')}
        isLegendHidden
        options={options.map(({ name, label, centimes }) => ({
          value: name,
          title: label,
          info: centimes === 0 ? null : t('documents.forBooking'),
          price: centimes === 0 ? t('documents.included') : formatMoney({ centimes, currency }),
        }))}
        value={options.find(({ isChosen }) => isChosen)?.name ?? null}
        onChange={(name) => change((now, current) => withDocuments(now, name, current))}
      />
    </StepSection>
  )
}
