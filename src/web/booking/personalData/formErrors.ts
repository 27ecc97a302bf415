import type { FieldErrors } from 'react-hook-form'
import type { BookingDraft } from '#domain/booking/draft.ts'
import { babyName, personName } from '#web/booking/personName.ts'
import { t } from '#web/text/booking.ts'
import type { SummarisedError } from '#web/ui/ErrorSummary.tsx'
import { babyKey, BILLING_KEY, travellerKey } from './personalDataValues.ts'
import type { PersonalDataValues } from './personalDataValues.ts'

/** The errors of the form in the order of the screen, each with the person it concerns as soon as there is more than one. */
export function summarisedErrors(errors: FieldErrors<PersonalDataValues>, draft: BookingDraft): readonly SummarisedError[] {
  const names = new Map([
    ...draft.travellers.map((traveller, index) => [travellerKey(index), personName(traveller, index)] as const),
    ...draft.babies.map((baby, index) => [babyKey(index), babyName(baby, index)] as const),
    [BILLING_KEY, t('billing.person')] as const,
  ])
  const isAlone = draft.travellers.length + draft.babies.length === 1
  return leaves(errors, '').toSorted(byPlace).map(({ id, text: message }) => {
    const person = names.get(id.split('.')[1] ?? '')
    return { id, text: person === undefined || isAlone ? message : t('personal.errorOf', { person, message }) }
  })
}

/** The messages in a tree of errors, by the name of their field. */
function leaves(node: unknown, path: string): readonly SummarisedError[] {
  if (typeof node !== 'object' || node === null) return []
  if ('message' in node && typeof node.message === 'string') return [{ id: path, text: node.message }]
  return Object.entries(node).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`))
}

/** The form lists its errors by the shape of its values; one reads them from top to bottom. */
function byPlace(a: SummarisedError, b: SummarisedError): number {
  const [first, second] = [document.getElementById(a.id), document.getElementById(b.id)]
  if (first === null || second === null) return 0
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
