import type { Decisions } from '#domain/booking/draft/draft.ts'
import { isPassportOnly, otherWithNumber } from '#domain/booking/people/passport.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { babyName, personName } from '#web/booking/personName.ts'
import { formatDay } from '#web/text/days.ts'
import { t } from '#web/text/personalData.ts'
import { chakra } from '#web/theme/chakra.ts'
import { TextField } from '#web/ui/TextField.tsx'
import { FormDateField } from './FormDateField.tsx'
import { documentExample } from './exampleDays.ts'
import { Fields } from './fieldGrid.ts'
import { babyKey, travellerKey } from './personalDataValues.ts'
import { useFormField } from './useFormField.ts'

const Group = chakra('fieldset', {})
const Legend = chakra('legend', { base: { paddingBlockEnd: '3', fontWeight: 'bold' } })

/** Passport of one person, or another document where accepted. Autocomplete is off, so that browsers do not store it. */
export function PassportFields({ person }: { readonly person: string }) {
  const { booking, draft, offer } = useBooking()
  const isOnly = isPassportOnly(offer)
  const endDate = booking.date?.endDate ?? null
  const number = useFormField(`people.${person}.passport.number`)
  const birthPlace = useFormField(`people.${person}.passport.birthPlace`)
  const issuePlace = useFormField(`people.${person}.passport.issuePlace`)
  const other = sameNumberAt(draft, person)
  const shared = { autoComplete: 'off', maxLength: 60 }
  return (
    <Group>
      <Legend>{isOnly ? t('passport.title') : t('passport.titleAny')}</Legend>
      <Fields>
        <TextField
          label={isOnly ? t('passport.number') : t('passport.numberAny')}
          hint={other === null ? undefined : t('passport.sameNumber', { person: other })}
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

/** Name of somebody else with the same number, such as by a slip of two people's papers; null where there is nobody. */
function sameNumberAt({ travellers, babies }: Decisions, person: string): string | null {
  const keys = [...travellers.map((_, index) => travellerKey(index)), ...babies.map((_, index) => babyKey(index))]
  const other = otherWithNumber([...travellers, ...babies], keys.indexOf(person))
  if (other === null) return null
  const baby = babies[other - travellers.length]
  return baby === undefined ? personName(travellers, other) : babyName(baby, other - travellers.length)
}
