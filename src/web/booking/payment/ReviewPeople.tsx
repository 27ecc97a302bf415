import type { Contact, Passport, Traveller } from '#domain/booking/draft/person.ts'
import { addressOf, billedContact, hasOwnAddress } from '#domain/booking/people/contactRules.ts'
import { answersTo, bookingFields, travellerFields } from '#domain/booking/people/customForms.ts'
import type { Answers } from '#domain/booking/people/customForms.ts'
import { isPassportOnly, isPassportRequired } from '#domain/booking/people/passport.ts'
import { shownPhone } from '#domain/booking/people/phone.ts'
import type { CustomField } from '#domain/catalogue/catalogue.ts'
import { babyName, personName } from '#web/booking/personName.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { formatDay } from '#web/text/days.ts'
import { t } from '#web/text/payment.ts'
import { ReviewLine, ReviewRow } from './ReviewRow.tsx'

/** Travellers, billing contact, and answers to the operator's questions. */
export function ReviewPeople() {
  const { booking, draft } = useBooking()
  const billed = billedContact(draft)
  const answers = <AnswerLines fields={bookingFields(booking)} given={draft.customData.booking} />
  return (
    <>
      {draft.travellers.map((traveller, index) => (
        <ReviewRow key={index} term={t('booking.travellerNo', { number: index + 1 })} path="personen">
          <Person traveller={traveller} index={index} />
        </ReviewRow>
      ))}
      {draft.babies.map((baby, index) => (
        <ReviewRow key={index} term={t('booking.babyNo', { number: index + 1 })} path="personen">
          <ReviewLine>
            {babyName(baby, index)}, {formatDay(baby.birthday)}
          </ReviewLine>
          <PassportLine passport={baby.passport} />
        </ReviewRow>
      ))}
      {billed === null ? null : (
        <ReviewRow term={t('payment.review.billing')} path="personen">
          <ReviewLine>
            {billed.firstName} {billed.lastName}
          </ReviewLine>
          <ReviewLine>{addressText(billed)}</ReviewLine>
          <ReviewLine>{billed.email}</ReviewLine>
          <ReviewLine>{shownPhone(billed.phone, billed.country)}</ReviewLine>
        </ReviewRow>
      )}
      {bookingFields(booking).length === 0 ? null : (
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

function Person({ traveller, index }: { readonly traveller: Traveller; readonly index: number }) {
  const { booking, draft } = useBooking()
  return (
    <>
      <ReviewLine>
        {personName(traveller, index)}, {formatDay(traveller.birthday)}
      </ReviewLine>
      {hasOwnAddress(traveller) && !traveller.isBillingAddress ? (
        <ReviewLine>{addressText(traveller)}</ReviewLine>
      ) : null}
      <PassportLine passport={traveller.passport} />
      <AnswerLines fields={travellerFields(booking)} given={draft.customData.travellers[index] ?? null} />
    </>
  )
}

/** The document a person travels with; nothing where the travel asks for none. */
function PassportLine({ passport }: { readonly passport: Passport | null }) {
  const { offer } = useBooking()
  if (!isPassportRequired(offer) || passport === null) return null
  const parts = { number: passport.number, day: formatDay(passport.validUntil) }
  return (
    <ReviewLine>
      {isPassportOnly(offer) ? t('payment.review.passport', parts) : t('payment.review.passportOrCard', parts)}
    </ReviewLine>
  )
}

interface AnswersProps {
  readonly fields: readonly CustomField[]
  readonly given: Answers | null
}

/** Answers to the operator's questions, each with its question. */
function AnswerLines({ fields, given }: AnswersProps) {
  const answers = answersTo(fields, given)
  return fields.map((field) => {
    const answer = answerText(field, answers[field.name] ?? '')
    return answer === '' ? null : (
      <ReviewLine key={field.name}>
        {field.label}: {answer}
      </ReviewLine>
    )
  })
}

function answerText(field: CustomField, answer: string): string {
  if (field.inputType === 'checkbox') return answer === 'true' ? t('payment.review.yes') : ''
  if (field.inputType === 'date') return formatDay(answer)
  return field.options.find(({ value }) => value === answer)?.label ?? answer
}

function addressText(contact: Contact): string {
  const { address, addressAddition, zip, city } = addressOf(contact)
  return [address, addressAddition, `${zip} ${city}`].filter((part) => part.trim() !== '').join(', ')
}
