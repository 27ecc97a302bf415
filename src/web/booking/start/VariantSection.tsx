import { memo } from 'react'
import { formatMoney, type Money } from '#domain/money.ts'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { SrOnly } from '#web/ui/SrOnly.ts'
import { VariantCard } from './VariantCard.tsx'
import { useChooseVariant } from './useChooseVariant.ts'
import { useVariantPrices } from './useVariantPrices.ts'

const Cards = chakra('fieldset', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))' },
})

interface Props {
  /** Whether the variant of the URL could not be loaded. */
  readonly hasUrlFailed: boolean
  readonly runUndoably: (run: () => void) => void
}

/** Choice of the means of transport; nothing if there is only one. */
export const VariantSection = memo(function VariantSection(props: Props) {
  const { offer } = useBooking()
  const variants = offer.travel.pricing?.travels ?? []
  if (variants.length < 2) return null
  return (
    <StepSection title={t('start.variant.title')} issue="booking.variantMissing">
      <Variants {...props} />
    </StepSection>
  )
})

function Variants({ hasUrlFailed, runUndoably }: Props) {
  const { offer } = useBooking()
  const { wantedId, hasFailed, chooseVariant } = useChooseVariant(runUndoably)
  const prices = useVariantPrices()
  const chosenId = wantedId ?? offer.pricing?.id ?? null
  return (
    <>
      <Cards>
        <SrOnly as="legend">{t('start.variant.title')}</SrOnly>
        {(offer.travel.pricing?.travels ?? []).map(({ id, transportTypeLabel }) => (
          <VariantCard
            key={id}
            id={id}
            title={transportTypeLabel}
            info={id === wantedId ? t('site.loading') : priceText(prices.get(id))}
            isChosen={id === chosenId}
            onChoose={() => void chooseVariant(id)}
          />
        ))}
      </Cards>
      {(hasFailed ?? hasUrlFailed) ? (
        <Notice tone="error" title={t('start.variant.failedTitle')} isLive>
          <p>{t('start.variant.failed')}</p>
        </Notice>
      ) : null}
    </>
  )
}

/** A loading price reserves its line, to avoid a layout shift. */
function priceText(price: Money | null | undefined): string {
  if (price === undefined) return '\u00A0'
  return price === null ? t('start.variant.none') : t('start.dates.from', { price: formatMoney(price) })
}
