import { withDocuments } from '#domain/booking/commands/extras.ts'
import { documentOptions, documentReason } from '#domain/booking/extras/documents.ts'
import { reasonText } from '#web/booking/reasonText.ts'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/additionalServices.ts'
import { RadioRows } from '#web/ui/RadioRows.tsx'

/** Choice of printed or electronic travel documents; nothing if the travel has none. */
export function DocumentsSection() {
  const { booking, offer, change, amountOf } = useBooking()
  const options = documentOptions(booking)
  if (options.length === 0) return null
  const priceText = (centimes: number | null) => {
    if (centimes === null) return t('documents.onRequest')
    return centimes === 0 ? t('documents.included') : amountOf(centimes)
  }
  return (
    <StepSection title={t('documents.title')}>
      <RadioRows
        legend={t('documents.title')}
        isLegendHidden
        options={options.map(({ name, label, centimes }) => ({
          value: name,
          title: label,
          info: centimes === 0 || centimes === null ? null : t('documents.forBooking'),
          price: priceText(centimes),
          reason: reasonText(documentReason(name, booking), offer),
        }))}
        value={options.find(({ isChosen }) => isChosen)?.name ?? null}
        onChange={(name) => change((booking) => withDocuments(booking, name))}
      />
    </StepSection>
  )
}
