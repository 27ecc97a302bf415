import { withEsim } from '#domain/booking/commands/extras.ts'
import { esimOptions } from '#domain/booking/extras/esim.ts'
import { UnitPrice } from '#web/booking/services/UnitPrice.tsx'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/additionalServices.ts'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx'

/** eSIM data packages for the regions of the travel; nothing if none are sold. */
export function EsimSection() {
  const { booking, change } = useBooking()
  const options = esimOptions(booking)
  if (options.length === 0) return null
  return (
    <StepSection title={t('esim.title')} lead={t('esim.lead')}>
      <div>
        {options.map(({ serviceNo, name, label, unitCentimes, quantity, maxQuantity }) => (
          <ChoiceRow
            key={serviceNo}
            title={label}
            info={name}
            isChosen={quantity > 0}
            price={<UnitPrice centimes={unitCentimes} unit={t('esim.unit')} quantity={quantity} />}
            action={
              <QuantityStepper
                label={t('esim.quantity', { esim: label })}
                value={quantity}
                min={0}
                max={maxQuantity}
                onChange={(count) => change((booking) => withEsim(booking, { serviceNo, quantity: count }))}
              />
            }
          />
        ))}
      </div>
    </StepSection>
  )
}
