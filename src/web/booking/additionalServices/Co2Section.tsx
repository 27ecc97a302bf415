import { withCo2 } from '#domain/booking/commands/extras.ts'
import { co2Price } from '#domain/booking/extras/co2.ts'
import { co2Total } from '#domain/booking/price/optionLines.ts'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/additionalServices.ts'
import { CheckboxRow } from '#web/ui/CheckboxRow.tsx'
import { RichText } from '#web/ui/RichText.tsx'

/** CO2 compensation with its price per person and in total, opt-in; nothing if it has no price. */
export function Co2Section() {
  const { booking, draft, offer, change, amountOf } = useBooking()
  const [each, total] = [co2Price(booking), co2Total(booking)]
  if (each === null || total === null) return null
  const info = offer.settings.content?.co2CompensationInfo ?? ''
  return (
    <StepSection title={t('co2.title')} lead={info === '' ? undefined : <RichText text={info} />}>
      <div>
        <CheckboxRow
          title={t('co2.choice')}
          info={t('co2.each', { price: amountOf(each) })}
          price={amountOf(total)}
          isChosen={draft.co2compensation}
          onChange={(isChosen) => change((booking) => withCo2(booking, isChosen))}
        />
      </div>
    </StepSection>
  )
}
