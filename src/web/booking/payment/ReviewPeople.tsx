import type { Passport } from '#domain/booking/draft/person.ts'
import type { Person } from '#domain/booking/draft/booking.ts'
import { hasOwnAddress } from '#domain/booking/people/contactRules.ts'
import { answersTo, bookingFields, travellerFields, type Answers } from '#domain/booking/people/customForms.ts'
import { isPassportOnly, isPassportRequired } from '#domain/booking/people/passport.ts'
import type { CustomField } from '#domain/catalogue/catalogue.ts'
import { babyName } from '#web/booking/personName.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { formatDay } from '#web/text/days.ts'
import { tidyAnsweredPhone } from '#web/booking/personalData/tidyPhone.ts'
import { countryName } from '#web/text/countries.ts'
import { t } from '#web/text/payment.ts'
import { Line } from '#web/ui/Line.ts'
import { addressText, billedLines, billedTerm, salutedPerson } from './personText.ts'
import { ReviewRow } from './ReviewRow.tsx'

/** Travellers, billing contact, and answers to the operator's questions. */
export function ReviewPeople() {
  const { booking, draft } = useBooking()
  const billed = billedLines(draft)
  const answers = answerLines(bookingFields(booking), draft.customData.booking)
  return (
    <>
      {booking.people.map((person) => (
        <ReviewRow key={person.index} term={t('booking.travellerNo', { number: person.index + 1 })} path="personen">
          <ReviewPerson person={person} />
        </ReviewRow>
      ))}
      {draft.babies.map((baby, index) => (
        <ReviewRow key={index} term={t('booking.babyNo', { number: index + 1 })} path="personen">
          <Line>{`${babyName(baby, index)}, ${formatDay(baby.birthday)}`}</Line>
          <NationalityLine nationality={baby.nationality} />
          <PassportLine passport={baby.passport} />
        </ReviewRow>
      ))}
      {billed.length === 0 ? null : (
        <ReviewRow term={billedTerm(booking)} path="personen">
          {billed.map((line) => (
            <Line key={line}>{line}</Line>
          ))}
        </ReviewRow>
      )}
      {answers.length === 0 ? null : (
        <ReviewRow term={t('payment.review.answers')} path="personen" section="booking.bookingAnswersMissing">
          {answers}
        </ReviewRow>
      )}
      {draft.travellerRemarks === '' ? null : (
        <ReviewRow term={t('payment.review.travellerRemarks')} path="personen">
          {draft.travellerRemarks}
        </ReviewRow>
      )}
    </>
  )
}

function ReviewPerson({ person }: { readonly person: Person }) {
  const { booking, draft } = useBooking()
  const { traveller, index } = person
  return (
    <>
      <Line>{`${salutedPerson(person)}, ${formatDay(traveller.birthday)}`}</Line>
      <NationalityLine nationality={traveller.nationality} />
      {hasOwnAddress(traveller) && !traveller.isBillingAddress ? <Line>{addressText(traveller)}</Line> : null}
      <PassportLine passport={traveller.passport} />
      {answerLines(travellerFields(booking), draft.customData.travellers[index] ?? null)}
    </>
  )
}

function NationalityLine({ nationality }: { readonly nationality: string }) {
  const country = countryName(nationality)
  return country === '' ? null : <Line>{t('payment.review.nationality', { country })}</Line>
}

/** The document a person travels with; nothing where the travel asks for none. */
function PassportLine({ passport }: { readonly passport: Passport | null }) {
  const { offer } = useBooking()
  if (!isPassportRequired(offer) || passport === null) return null
  const parts = { number: passport.number, day: formatDay(passport.validUntil) }
  return (
    <Line>
      {isPassportOnly(offer) ? t('payment.review.passport', parts) : t('payment.review.passportOrCard', parts)}
    </Line>
  )
}

/** Answers to the operator's questions, each with its question; none for what was left open. */
function answerLines(fields: readonly CustomField[], given: Answers | null) {
  const answers = answersTo(fields, given)
  return fields.flatMap((field) => {
    const answer = answerText(field, answers[field.name] ?? '')
    return answer === '' ? [] : [<Line key={field.name}>{`${field.label}: ${answer}`}</Line>]
  })
}

function answerText(field: CustomField, answer: string): string {
  if (field.inputType === 'checkbox') return answer === 'true' ? t('payment.review.yes') : ''
  if (field.inputType === 'date') return formatDay(answer)
  if (field.inputType === 'tel') return tidyAnsweredPhone(answer)
  return field.options.find(({ value }) => value === answer)?.label ?? answer
}
