import { readDay } from '#domain/calendar.ts'
import type { CustomField, CustomForm } from '#platform/generated/resolverTypes.ts'
import { isPhone, ONE_EMAIL } from './billing.ts'
import type { Booking } from './booking.ts'

type Answer = string | number | boolean

/** Answers by question name. */
export type Answers = Readonly<Record<string, Answer>>

/** Answers to the operator's own questions, all others dropped. */
export interface ValidAnswers {
  readonly booking: Answers
  /** In the order of the travellers. */
  readonly travellers: readonly Answers[]
}

/** In characters. */
const ANSWER_LIMIT = 4_000

/** Types of questions that have options. */
const CHOICES: ReadonlySet<string> = new Set(['select', 'radio'])

/**
 * Validates answers to the operator's own questions: present where required, a short text, number or boolean, and of the
 * form of their type (rule 5.8.3).
 */
export function customFormsIssue(booking: Booking): string | null {
  const questions = questionsOf(booking)
  const given = [...questions.booking, ...questions.travellers.flat()]
  const odd = given.find(({ answer }) => answer !== null && answer !== undefined && !isAnswer(answer))
  if (odd !== undefined)
    return `Die Antwort auf «${odd.label}» ist zu lang oder unlesbar. Bitte antworten Sie mit höchstens ${String(ANSWER_LIMIT)} Zeichen.`
  const missing = given.filter((question) => question.required && !isGiven(question)).map(({ label }) => label)
  if (missing.length > 0) return `Bitte beantworten Sie noch: ${[...new Set(missing)].join(', ')}.`
  const unread = given.find((question) => isGiven(question) && !isReadable(question))
  return unread === undefined ? null : `Die Antwort auf «${unread.label}» stimmt nicht. Bitte prüfen Sie sie.`
}

/** Valid answers to the operator's own questions; null where there are no questions. */
export function validAnswers(booking: Booking): ValidAnswers | null {
  const { sale } = booking
  const config = sale.pricing.customDataConfig
  if (config?.useBookingForm !== true && config?.useTravellerForm !== true) return null
  const questions = questionsOf(booking)
  const answers = (asked: readonly Question[]) =>
    Object.fromEntries(
      asked.flatMap((question) =>
        isAnswer(question.answer) && isGiven(question) ? [[question.name, question.answer] as const] : [],
      ),
    )
  return { booking: answers(questions.booking), travellers: questions.travellers.map(answers) }
}

/** A question with its unvalidated answer. */
interface Question {
  readonly name: string
  readonly label: string
  readonly required: boolean
  /** In small letters. */
  readonly type: string
  /** Answers to choose from; empty where any text is one. */
  readonly options: readonly string[]
  readonly answer: unknown
}

function questionsOf({ order, sale }: Booking) {
  const config = sale.pricing.customDataConfig ?? null
  const given = order.customData
  const asked = (form: CustomForm | null | undefined, answers: object | null | undefined) =>
    questionsIn(form ?? null, answers ?? null, sale.variant.id)
  return {
    booking: config?.useBookingForm === true ? asked(config.bookingForm, given?.booking) : [],
    travellers:
      config?.useTravellerForm === true
        ? order.travellers.map((_, index) => asked(config.travellerForm, given?.travellers[index]))
        : [],
  }
}

/** A question applies to the variants it names; one that names none applies to all. */
function questionsIn(form: CustomForm | null, answers: object | null, variantId: string): readonly Question[] {
  const given = new Map<string, unknown>(Object.entries(answers ?? {}))
  const fields = (form?.fields ?? []).filter(({ visibilityConfig }) => {
    const ids = visibilityConfig?.pricingTravelIds ?? []
    return ids.length === 0 || ids.includes(variantId)
  })
  return [...withOwnNames(fields)].map(([name, { inputType, label, value, required, options }]) => {
    const type = inputType.toLowerCase()
    const isHidden = type.trim() === 'hidden'
    return {
      name,
      label: label.trim() === '' ? name : label,
      required: required && !isHidden,
      type,
      options: CHOICES.has(type) ? options.map(({ value }) => value).filter((value) => value !== '') : [],
      // Nobody can answer what is hidden: it has the operator's own value, whatever was sent.
      answer: isHidden ? value : given.get(name),
    }
  })
}

/** Fields by the names their answers are sent under: without a name of its own a field goes by its label (rule 10.22). */
function withOwnNames(fields: readonly CustomField[]): ReadonlyMap<string, CustomField> {
  const named = new Map<string, CustomField>()
  for (const field of fields) {
    const labelled = field.label.trim() === '' ? field.name : field.label
    const name = [field.name, labelled].find((text) => text.trim() !== '' && !named.has(text))
    if (name !== undefined) named.set(name, field)
  }
  return named
}

function isAnswer(value: unknown): value is Answer {
  if (typeof value === 'string') return value.length <= ANSWER_LIMIT
  return typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
}

/** Whether a question is answered: a box ticked, one of the options chosen, else anything written. */
function isGiven({ type, options, answer }: Question): boolean {
  const text = textOf(answer)
  if (type === 'checkbox') return text === 'true'
  return options.length > 0 ? options.includes(text) : text.trim() !== ''
}

/** Whether an answer has the form of its type. Any text is one where the type is unknown (rule 10.22). */
function isReadable({ type, answer }: Question): boolean {
  const text = textOf(answer)
  switch (type) {
    case 'number':
      return /^-?\d+(?:[.,]\d+)?$/.test(text.trim())
    case 'date':
      return readDay(text) !== null
    case 'email':
      return ONE_EMAIL.test(text.trim())
    case 'tel':
      return isPhone(text)
    default:
      return true
  }
}

/** An answer as it is typed; empty where there is none, and for a box that is not ticked. */
function textOf(answer: unknown): string {
  return isAnswer(answer) && answer !== false ? String(answer) : ''
}
