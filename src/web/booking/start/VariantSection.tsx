import { StepSection } from '#web/booking/StepSection.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/booking.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { RadioRows } from '#web/ui/RadioRows.tsx'
import { useChooseVariant } from './useChooseVariant.ts'

/** The choice of transport types, where there is more than one. */
export function VariantSection({ act }: { readonly act: (carryOut: () => void) => void }) {
  const { offer } = useBooking()
  const { wantedId, hasFailed, chooseVariant } = useChooseVariant(act)
  const variants = offer.travel.pricing?.travels ?? []
  if (variants.length < 2) return null
  return (
    <StepSection title={t('start.variant.title')} issue="booking.variantMissing">
      <RadioRows
        legend={t('start.variant.title')}
        isLegendHidden
        options={variants.map(({ id, transportTypeLabel }) => ({
          value: id,
          title: transportTypeLabel,
          info: id === wantedId ? t('site.loading') : null,
        }))}
        value={wantedId ?? offer.pricing?.id ?? null}
        onChange={(id) => void chooseVariant(id)}
      />
      {hasFailed ? (
        <Notice tone="error" title={t('start.variant.failedTitle')} isLive>
          <p>{t('start.variant.failed')}</p>
        </Notice>
      ) : null}
    </StepSection>
  )
}
