import type { CustomField, CustomForm } from '#platform/generated/resolverTypes.ts'
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

/** Validates answers to the operator's own questions: present where required, and a short text, number or boolean. */
export function customFormsIssue(booking: Booking): string | null {
  const questions = questionsOf(booking)
  const given = [...questions.booking, ...questions.travellers.flat()]
  const odd = given.find(({ answer }) => answer !== null && answer !== undefined && !isAnswer(answer))
  if (odd !== undefined)
    return `Die Antwort auf «${odd.label}» ist zu lang oder unlesbar. Bitte antworten Sie mit höchstens ${String(ANSWER_LIMIT)} Zeichen.`
  const missing = given.filter(({ required, answer }) => required && !isFilled(answer)).map(({ label }) => label)
  return missing.length === 0 ? null : `Bitte beantworten Sie noch: ${[...new Set(missing)].join(', ')}.`
}

/** Valid answers to the operator's own questions; null where there are no questions. */
export function validAnswers(booking: Booking): ValidAnswers | null {
  const { sale } = booking
  const config = sale.pricing.customDataConfig
  if (config?.useBookingForm !== true && config?.useTravellerForm !== true) return null
  const questions = questionsOf(booking)
  const answers = (asked: readonly Question[]) =>
    Object.fromEntries(asked.flatMap(({ name, answer }) => (isAnswer(answer) ? [[name, answer] as const] : [])))
  return { booking: answers(questions.booking), travellers: questions.travellers.map(answers) }
}

/** A question with its unvalidated answer. */
interface Question {
  readonly name: string
  readonly label: string
  readonly required: boolean
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
  return [...withOwnNames(fields)].map(([name, { inputType, label, required }]) => ({
    name,
    label: label.trim() === '' ? name : label,
    // Nobody can answer what is hidden.
    required: required && inputType.trim().toLowerCase() !== 'hidden',
    answer: given.get(name),
  }))
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

function isFilled(value: unknown): boolean {
  return (
    value === true ||
    typeof value === 'number' ||
    (typeof value === 'string' && value.trim() !== '' && value !== 'false')
  )
}
