import { useFormContext, useWatch } from 'react-hook-form'
import { hasTowns, tidyPostcode } from '#domain/booking/people/postcode.ts'
import { t } from '#web/text/personalData.ts'
import { chakra } from '#web/theme/chakra.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { FieldsOfPerson } from './PersonFields.tsx'
import { TownChoice } from './TownChoice.tsx'
import { COUNTRY_OPTIONS } from './countries.ts'
import { Fields } from './fieldGrid.ts'
import type { PersonalDataValues } from './personalDataValues.ts'
import { tidyPhone } from './tidyPhone.ts'
import { useFormField } from './useFormField.ts'
import { useTowns } from './useTowns.ts'

/** Postcode and town side by side. */
const PostcodeAndTown = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    alignItems: 'flex-start',
    // The town goes below where large letters leave it no room.
    '& > *': { flex: '1 1 7rem', minWidth: '0' },
    '& > :first-child': { flex: '0 1 7.5rem' },
    // And below an error of the postcode, which would be a column of single words.
    '& > :first-child:has([aria-invalid])': { flexBasis: '100%' },
  },
})

/** Postal address of a person. */
export function AddressFields({ person, section }: FieldsOfPerson) {
  const address = useFormField(`people.${person}.address`)
  const addition = useFormField(`people.${person}.addressAddition`)
  return (
    <Fields>
      <TextField label={t('person.address')} {...address} autoComplete={`${section} address-line1`} maxLength={80} />
      <TextField
        label={t('person.addressAddition')}
        isOptional
        {...addition}
        autoComplete={`${section} address-line2`}
        maxLength={80}
      />
      <PlaceFields person={person} section={section} />
    </Fields>
  )
}

/** Postcode, town and country: changing one updates the others. */
function PlaceFields({ person, section }: FieldsOfPerson) {
  const { control, clearErrors, getValues, setValue } = useFormContext<PersonalDataValues>()
  const { towns, lookUp, choose, selectFilled } = useTowns(person)
  const [zipName, countryName, phoneName] = [
    `people.${person}.zip`,
    `people.${person}.country`,
    `people.${person}.phone`,
  ] as const
  const zip = useFormField(zipName)
  const city = useFormField(`people.${person}.city`)
  const country = useFormField(countryName)
  const chosen = useWatch({ control, name: countryName })
  const zipHandlers: Pick<typeof zip, 'onChange' | 'onBlur'> = {
    onChange: async (event) => {
      await zip.onChange(event)
      await lookUp()
    },
    onBlur: (event) => {
      setValue(zipName, tidyPostcode(getValues(zipName), chosen))
      return zip.onBlur(event)
    },
  }
  const onCountryChange: typeof country.onChange = async (event) => {
    clearErrors(zipName)
    await country.onChange(event)
    // Read a national phone number with the previous country and format it for the new one.
    setValue(phoneName, tidyPhone(getValues(phoneName), chosen, getValues(countryName)))
    await lookUp()
  }
  return (
    <>
      <div>
        <PostcodeAndTown>
          <TextField
            label={t('person.zip')}
            {...zip}
            {...zipHandlers}
            autoComplete={`${section} postal-code`}
            inputMode={hasTowns(chosen) ? 'numeric' : 'text'}
            maxLength={12}
          />
          <TextField
            label={t('person.city')}
            {...city}
            onClick={(event) => selectFilled(event.currentTarget)}
            autoComplete={`${section} address-level2`}
            maxLength={60}
          />
        </PostcodeAndTown>
        <TownChoice person={person} towns={towns} onChoose={choose} />
      </div>
      <SelectField
        label={t('person.country')}
        {...country}
        onChange={onCountryChange}
        options={COUNTRY_OPTIONS}
        emptyLabel={null}
        autoComplete={`${section} country`}
      />
    </>
  )
}
