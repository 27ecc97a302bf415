import { isPassportOnly } from '#domain/booking/people/passport.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { formatDay } from '#web/text/days.ts'
import { t } from '#web/text/personalData.ts'
import { chakra } from '#web/theme/chakra.ts'
import { TextField } from '#web/ui/TextField.tsx'
import { FormDateField } from './FormDateField.tsx'
import { documentExample } from './exampleDays.ts'
import { Fields } from './fieldGrid.ts'
import { useFormField } from './useFormField.ts'

const Group = chakra('fieldset', {})
const Legend = chakra('legend', { base: { paddingBlockEnd: '3', fontWeight: 'bold' } })

/** Passport of one person, or another document where accepted. Autocomplete is off, so that browsers do not store it. */
export function PassportFields({ person }: { readonly person: string }) {
  const { booking, offer } = useBooking()
  const isOnly = isPassportOnly(offer)
  const endDate = booking.date?.endDate ?? null
  const number = useFormField(`people.${person}.passport.number`)
  const birthPlace = useFormField(`people.${person}.passport.birthPlace`)
  const issuePlace = useFormField(`people.${person}.passport.issuePlace`)
  const shared = { autoComplete: 'off', maxLength: 60 }
  return (
    <Group>
      <Legend>{isOnly ? t('passport.title') : t('passport.titleAny')}</Legend>
      <Fields>
        <TextField
          label={isOnly ? t('passport.number') : t('passport.numberAny')}
          {...number}
          {...shared}
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField label={t('passport.birthPlace')} {...birthPlace} {...shared} />
        <TextField label={t('passport.issuePlace')} {...issuePlace} {...shared} />
        <FormDateField
          name={`people.${person}.passport.issueDate`}
          label={t('passport.issueDate')}
          hint={t('person.day.example', { day: documentExample('issueDate', offer.today) })}
          shortYears="thisCentury"
          autoComplete="off"
        />
        <FormDateField
          name={`people.${person}.passport.validUntil`}
          label={t('passport.validUntil')}
          hint={
            endDate === null
              ? t('person.day.example', { day: documentExample('validUntil', offer.today) })
              : t('passport.validUntil.hint', { day: formatDay(endDate) })
          }
          shortYears="thisCentury"
          autoComplete="off"
        />
      </Fields>
    </Group>
  )
}
