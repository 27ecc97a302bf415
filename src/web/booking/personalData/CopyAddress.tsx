import { useFormContext, useWatch } from 'react-hook-form'
import { hasOwnAddress } from '#domain/booking/people/contactRules.ts'
import { personName } from '#web/booking/personName.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/personalData.ts'
import { Button } from '#web/ui/Button.tsx'
import { ButtonRow } from '#web/ui/ButtonRow.tsx'
import { focusById } from '#web/ui/focusById.ts'
import { BILLING_KEY, travellerKey, type PersonalDataValues } from './personalDataValues.ts'

/** Buttons that copy the address of a traveller to the billing address, while that one is empty. */
export function CopyAddress() {
  const { draft } = useBooking()
  const { control, getValues, setValue, clearErrors } = useFormContext<PersonalDataValues>()
  const typed = useWatch({
    control,
    name: [`people.${BILLING_KEY}.address`, `people.${BILLING_KEY}.zip`, `people.${BILLING_KEY}.city`],
  })
  const known = draft.travellers.flatMap((traveller, index) =>
    hasOwnAddress(traveller) && traveller.address.trim() !== '' ? [index] : [],
  )
  if (known.length === 0 || typed.some((text) => text !== '')) return null
  const copy = (index: number) => {
    const { address, addressAddition, zip, city, country } = getValues(`people.${travellerKey(index)}`)
    setValue(`people.${BILLING_KEY}`, {
      ...getValues(`people.${BILLING_KEY}`),
      address,
      addressAddition,
      zip,
      city,
      country,
    })
    clearErrors([`people.${BILLING_KEY}.address`, `people.${BILLING_KEY}.zip`, `people.${BILLING_KEY}.city`])
    focusById(`people.${BILLING_KEY}.address`)
  }
  return (
    <ButtonRow>
      {known.map((index) => (
        <Button key={index} onClick={() => copy(index)}>
          {t('billing.copyAddress', { person: personName(draft.travellers, index) })}
        </Button>
      ))}
    </ButtonRow>
  )
}
