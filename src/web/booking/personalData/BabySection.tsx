import { isPassportRequired } from '#domain/booking/passport.ts'
import { StepSection } from '#web/booking/StepSection.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/personalData.ts'
import { PassportFields } from './PassportFields.tsx'
import { babyKey } from './personalDataValues.ts'
import { PersonFields } from './PersonFields.tsx'

/** One baby: name, birth date, and a passport where everybody needs one. */
export function BabySection({ index }: { readonly index: number }) {
  const { offer } = useBooking()
  const person = babyKey(index)
  return (
    <StepSection title={t('booking.babyNo', { number: index + 1 })} lead={t('personal.babyInfo')}>
      <PersonFields person={person} section={`section-baby${index + 1}`} kind="baby" hasNationality />
      {isPassportRequired(offer) ? <PassportFields person={person} /> : null}
    </StepSection>
  )
}
