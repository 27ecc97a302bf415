import { chakra } from '@chakra-ui/react/styled-system'
import { useFormContext, useWatch } from 'react-hook-form'
import { t } from '#web/text/booking.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { countryOptions } from './countries.ts'
import { Fields } from './fieldGrid.ts'
import type { FieldsOfPerson } from './PersonFields.tsx'
import type { PersonalDataValues } from './personalDataValues.ts'
import { useFormField } from './useFormField.ts'

/** Postcode and place, side by side as on an envelope. */
const Place = chakra('div', {
  base: { display: 'grid', gap: '4', alignItems: 'start', gridTemplateColumns: '7.5rem minmax(0, 1fr)' },
})

/** Where a person lives. */
export function AddressFields({ person, section }: FieldsOfPerson) {
  const { control } = useFormContext<PersonalDataValues>()
  const address = useFormField(`people.${person}.address`)
  const addition = useFormField(`people.${person}.addressAddition`)
  const zip = useFormField(`people.${person}.zip`)
  const city = useFormField(`people.${person}.city`)
  const country = useFormField(`people.${person}.country`)
  const chosen = useWatch({ control, name: `people.${person}.country` })
  return (
    <Fields>
      <TextField label={t('person.address')} {...address} autoComplete={`${section} address-line1`} maxLength={80} />
      <TextField label={t('person.addressAddition')} isOptional {...addition} autoComplete={`${section} address-line2`} maxLength={80} />
      <Place>
        <TextField
          label={t('person.zip')}
          {...zip}
          autoComplete={`${section} postal-code`}
          inputMode={chosen === 'CH' ? 'numeric' : 'text'}
          maxLength={12}
        />
        <TextField label={t('person.city')} {...city} autoComplete={`${section} address-level2`} maxLength={60} />
      </Place>
      <SelectField label={t('person.country')} {...country} options={countryOptions()} emptyLabel={null} autoComplete={`${section} country`} />
    </Fields>
  )
}
