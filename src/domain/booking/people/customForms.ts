import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { readDay } from '#domain/calendar.ts'
import type { CustomField } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Reason } from '#domain/catalogue/reason.ts'
import { isEmailAddress } from './contactRules.ts'
import { isPhoneNumber } from './phone.ts'

const inputTypes = ['text', 'textarea', 'number', 'date', 'email', 'tel', 'select', 'radio', 'checkbox'] as const
export type CustomInputType = (typeof inputTypes)[number]

/** Answers by name of the field; a checkbox answers 'true' or ''. */
export type Answers = Readonly<Record<string, string>>

/** How a field is asked; an unknown type is asked as text (rule 10.22). */
export function customInputType({ inputType }: Pick<CustomField, 'inputType'>): CustomInputType {
  return inputTypes.find((type) => type === inputType) ?? 'text'
}

/** The operator's questions for each traveller that are shown for the chosen variant. */
export function travellerFields({ travel }: Offer, draft: BookingDraft): readonly CustomField[] {
  const config = travel.pricing?.customDataConfig
  return config?.useTravellerForm === true ? visible(config.travellerForm?.fields ?? [], draft) : []
}

/** The operator's questions for the booking that are shown for the chosen variant. */
export function bookingFields({ travel }: Offer, draft: BookingDraft): readonly CustomField[] {
  const config = travel.pricing?.customDataConfig
  return config?.useBookingForm === true ? visible(config.bookingForm?.fields ?? [], draft) : []
}

function visible(fields: readonly CustomField[], draft: BookingDraft): readonly CustomField[] {
  return fields.filter((field) => hiddenReason(field, draft) === null)
}

/** Why a field is not asked: it belongs to other variants; null when it is. */
export function hiddenReason(
  { visibilityConfig }: Pick<CustomField, 'visibilityConfig'>,
  { pricingTravelId }: Pick<BookingDraft, 'pricingTravelId'>,
): Reason | null {
  const pricingTravelIds = visibilityConfig?.pricingTravelIds ?? []
  if (pricingTravelIds.length === 0 || pricingTravelIds.some((id) => id === pricingTravelId)) return null
  return { key: 'booking.reason.otherVariant', opening: { kind: 'variant', pricingTravelIds } }
}

/** The answers to these fields: as given, else as the operator gave them beforehand, else empty. */
export function answersTo(fields: readonly CustomField[], given: Answers | null): Answers {
  return Object.fromEntries(fields.map(({ name, value }) => [name, given?.[name] ?? value ?? '']))
}

/** The fields whose answer is missing or cannot be used. */
export function unanswered(fields: readonly CustomField[], given: Answers | null): readonly CustomField[] {
  const answers = answersTo(fields, given)
  return fields.filter((field) => answerProblem(field, answers[field.name] ?? '') !== null)
}

/**
 * What is wrong with an answer; null when nothing is. Of select and radio only their own options are answers.
 * Assumption: an answer in a form that says what it is, such as an e-mail address, must look like one.
 */
export function answerProblem(field: CustomField, answer: string): 'missing' | 'unreadable' | null {
  if (!isGiven(field, answer)) return field.required ? 'missing' : null
  return isReadable(customInputType(field), answer) ? null : 'unreadable'
}

function isGiven(field: CustomField, answer: string): boolean {
  switch (customInputType(field)) {
    case 'checkbox':
      return answer === 'true'
    case 'select':
    case 'radio':
      return field.options.some(({ value }) => value === answer && value !== '')
    default:
      return answer.trim() !== ''
  }
}

/** Whose number is asked is the operator's affair, and where they live as well. */
const WHOEVER = ''

const NUMBER_PATTERN = /^-?\d+(?:[.,]\d+)?$/

function isReadable(type: CustomInputType, answer: string): boolean {
  switch (type) {
    case 'number':
      return NUMBER_PATTERN.test(answer.trim())
    case 'date':
      return readDay(answer) !== null
    case 'email':
      return isEmailAddress(answer)
    case 'tel':
      return isPhoneNumber(answer, WHOEVER)
    default:
      return true
  }
}
