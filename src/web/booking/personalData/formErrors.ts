import type { FieldErrors } from 'react-hook-form'
import type { Decisions } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { travellerFields } from '#domain/booking/people/customForms.ts'
import { isPassportOnly } from '#domain/booking/people/passport.ts'
import { babyName, personName } from '#web/booking/personName.ts'
import { personalDataMessages, t } from '#web/text/personalData.ts'
import type { SummarisedError } from '#web/ui/ErrorSummary.tsx'
import { errorsOf } from './errorNames.ts'
import { answerKey, babyKey, BILLING_KEY, travellerKey, type PersonalDataValues } from './personalDataValues.ts'

/** From this number of errors in one part on, lines are field names instead of messages. */
const MANY_ERRORS = 3

/**
 * Errors of the form in document order, grouped by part: a person, the billing contact, the questions. With many errors
 * each line is the name of a field; the message is at the field.
 */
export function summarisedErrors(
  errors: FieldErrors<PersonalDataValues>,
  booking: Booking,
): readonly SummarisedError[] {
  const { draft } = booking
  const names = partNames(draft)
  const found = [...errorsOf(errors)].sort(byPlace)
  const areFew = found.length < MANY_ERRORS
  const areMany = found.some(({ id }) => found.filter((other) => partOf(other.id) === partOf(id)).length >= MANY_ERRORS)
  return found.map(({ id, text }) => {
    const part = partOf(id)
    const group = areFew && names.size === FEWEST_PARTS ? null : (names.get(part) ?? t('personal.questions'))
    return { id, text: areMany ? (labelOf(id, booking) ?? text) : text, group }
  })
}

/** One traveller and the billing contact. */
const FEWEST_PARTS = 2

function partNames(draft: Decisions): ReadonlyMap<string, string> {
  return new Map([
    ...draft.travellers.map((_, index) => [travellerKey(index), personName(draft.travellers, index)] as const),
    ...draft.babies.map((baby, index) => [babyKey(index), babyName(baby, index)] as const),
    [BILLING_KEY, t('billing.person')] as const,
  ])
}

/** Key of the part of a field: its person or the billing contact; empty for the questions about the booking. */
function partOf(id: string): string {
  const [, person = '', field] = /^people\.(\w+)\.(\w+)/.exec(id) ?? []
  return field === 'email' || field === 'phone' ? BILLING_KEY : person
}

/** Label of a field; null if it has none. */
function labelOf(id: string, booking: Booking): string | null {
  const { offer } = booking
  const [, answer] = /^people\.\w+\.answers\.(.+)$/.exec(id) ?? []
  if (answer !== undefined)
    return travellerFields(booking).find((_, place) => answerKey(place) === answer)?.label ?? null
  const key = id.replace(/^people\.\w+\.(?=passport)/, '').replace(/^people\.\w+/, 'person')
  if (key === 'passport.number' && !isPassportOnly(offer)) return t('passport.numberAny')
  return isFieldLabel(key) ? personalDataMessages[key] : null
}

function isFieldLabel(key: string): key is keyof typeof personalDataMessages {
  return Object.hasOwn(personalDataMessages, key)
}

/** Document order: React Hook Form lists errors in the order of the values. */
function byPlace(a: SummarisedError, b: SummarisedError): number {
  const [first, second] = [document.getElementById(a.id), document.getElementById(b.id)]
  if (first === null || second === null) return 0
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
