import type { Decisions } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { readDay } from '#domain/calendar.ts'
import type { CustomField } from '#domain/catalogue/catalogue.ts'
import type { Reason } from '#domain/catalogue/reason.ts'
import { shownText } from '#domain/shownText.ts'
import { isEmailAddress } from './contactRules.ts'
import { isPhoneNumber } from './phone.ts'

const inputTypes = ['text', 'textarea', 'number', 'date', 'email', 'tel', 'select', 'radio', 'checkbox'] as const
export type CustomInputType = (typeof inputTypes)[number]

/** Answers by field name; a checkbox has 'true' or ''. */
export type Answers = Readonly<Record<string, string>>

/** The input type of a field; one that is unknown, or a choice without options, is asked as text (rule 10.22). */
export function customInputType({ inputType, options }: Pick<CustomField, 'inputType' | 'options'>): CustomInputType {
  const known = inputTypes.find((type) => type === inputType.toLowerCase()) ?? 'text'
  return (known === 'select' || known === 'radio') && options.length === 0 ? 'text' : known
}

/** The operator's questions for each traveller, as visible for the chosen variant. */
export function travellerFields(booking: Booking): readonly CustomField[] {
  return customFields(booking).traveller.filter(isAsked)
}

/** The operator's questions for the booking, as visible for the chosen variant. */
export function bookingFields(booking: Booking): readonly CustomField[] {
  return customFields(booking).booking.filter(isAsked)
}

/** The operator's fields of a booking, as visible for the chosen variant, hidden ones included (rule 10.22). */
export function customFields({ draft, offer: { travel } }: Booking) {
  const config = travel.pricing?.customDataConfig
  return {
    traveller: config?.useTravellerForm === true ? visible(config.travellerForm?.fields ?? [], draft) : [],
    booking: config?.useBookingForm === true ? visible(config.bookingForm?.fields ?? [], draft) : [],
  }
}

/** Whether a field is put to visitors: what is hidden carries a value of the operator. */
function isAsked({ inputType }: CustomField): boolean {
  return inputType.trim().toLowerCase() !== 'hidden'
}

function visible(fields: readonly CustomField[], draft: Decisions): readonly CustomField[] {
  return withOwnNames(fields.filter((field) => hiddenReason(field, draft) === null).map(asked))
}

/**
 * Answers are told apart by the names of their fields. Assumption: a field without a name, or with that of a field before
 * it, goes by its label; one that then still has no name of its own is left out.
 */
function withOwnNames(fields: readonly CustomField[]): readonly CustomField[] {
  const named = new Map<string, CustomField>()
  for (const field of fields) {
    const name = [field.name, field.label].find((text) => text.trim() !== '' && !named.has(text))
    if (name !== undefined) named.set(name, { ...field, name })
  }
  return [...named.values()]
}

/**
 * A question as it is asked: of a known type, without a label by its name, and with an option without one by its value.
 * An option without a value is no answer.
 */
function asked(field: CustomField): CustomField {
  const options = field.options
    .filter(({ value }) => value !== '')
    .map((option) => ({ ...option, label: shownText(option.label) ?? option.value }))
  const inputType = isAsked(field) ? customInputType({ ...field, options }) : field.inputType
  return { ...field, inputType, options, label: shownText(field.label) ?? field.name }
}

/** The reason a field is hidden: it belongs to other variants; null when it is visible. */
export function hiddenReason(
  { visibilityConfig }: Pick<CustomField, 'visibilityConfig'>,
  { pricingTravelId }: Pick<Decisions, 'pricingTravelId'>,
): Reason | null {
  const pricingTravelIds = visibilityConfig?.pricingTravelIds ?? []
  if (pricingTravelIds.length === 0 || pricingTravelIds.some((id) => id === pricingTravelId)) return null
  return { key: 'booking.reason.otherVariant', remedy: { kind: 'variant', pricingTravelIds } }
}

/** The answers to these fields. A hidden field, or one not answered yet, has its preset; a choice no longer offered is empty. */
export function answersTo(fields: readonly CustomField[], given: Answers | null): Answers {
  return Object.fromEntries(fields.map((field) => [field.name, answerTo(field, given)]))
}

function answerTo(field: CustomField, given: Answers | null): string {
  // The name of a field may be that of something every object inherits, such as «constructor».
  if (!isAsked(field) || given === null || !Object.hasOwn(given, field.name)) return presetOf(field)
  const answer = given[field.name] ?? ''
  return isGiven(field, answer) ? answer : ''
}

/** The operator's preset; empty where it is no answer to the question, so that nothing is sent that is not shown. */
function presetOf(field: CustomField): string {
  const preset = customInputType(field) === 'checkbox' && field.value === '1' ? 'true' : (field.value ?? '')
  return isGiven(field, preset) ? preset : ''
}

/** The fields whose answer is missing or invalid. */
export function unanswered(fields: readonly CustomField[], given: Answers | null): readonly CustomField[] {
  const answers = answersTo(fields, given)
  return fields.filter((field) => answerProblem(field, answers[field.name] ?? '') !== null)
}

/**
 * The problem with an answer; null when it is valid. Select and radio accept only their own options.
 * Assumption: an answer of a specific input type, such as an e-mail address, must have its format.
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

/** The question may be for any person's number, such as an emergency contact's. */
const UNKNOWN_COUNTRY = ''

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
      return isPhoneNumber(answer, UNKNOWN_COUNTRY)
    default:
      return true
  }
}
