import { isPassportRequired } from '#domain/booking/people/passport.ts'
import { babyName } from '#web/booking/personName.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/personalData.ts'
import { FormDateField } from './FormDateField.tsx'
import { PassportFields } from './PassportFields.tsx'
import { PersonFields } from './PersonFields.tsx'
import { PersonPanel, type PersonPanelProps } from './PersonPanel.tsx'
import { babyExample } from './exampleDays.ts'
import { babyKey } from './personalDataValues.ts'

/** Fields of one baby: name, birth date, and passport if the travel requires passports. */
export function BabySection({ index, accordion }: PersonPanelProps & { readonly index: number }) {
  const { draft, offer } = useBooking()
  const baby = draft.babies[index]
  const name = baby === undefined ? '' : babyName(baby, index)
  const person = babyKey(index)
  const section = `section-baby${index + 1}`
  return (
    <PersonPanel title={name} lead={t('personal.babyInfo')} accordion={accordion}>
      <PersonFields person={person} section={section} kind="baby" whose={name} hasNationality>
        <FormDateField
          name={`people.${person}.birthday`}
          label={t('person.birthday')}
          hint={t('person.day.example', { day: babyExample(offer.today) })}
          autoComplete={`${section} bday`}
        />
      </PersonFields>
      {isPassportRequired(offer) ? <PassportFields person={person} /> : null}
    </PersonPanel>
  )
}
