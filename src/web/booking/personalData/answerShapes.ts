import { object, ValidationError } from 'yup'
import type { Baby } from '#domain/booking/draft/person.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { answerProblem, customInputType } from '#domain/booking/people/customForms.ts'
import { passportProblems, type PassportProblem } from '#domain/booking/people/passport.ts'
import { givenBirthday } from '#domain/booking/people/presumedBirthday.ts'
import { readDay, type IsoDay } from '#domain/calendar.ts'
import type { CustomField } from '#domain/catalogue/catalogue.ts'
import { formatDay } from '#web/text/days.ts'
import { t } from '#web/text/personalDataProblems.ts'
import { answerExample, documentExample } from './exampleDays.ts'
import { kept, text, unreadableDay } from './fieldShapes.ts'
import { answerKey } from './personalDataValues.ts'

/** Schema of the passport of a person: valid until the end of the travel, issued between birth and today. */
export function passportShape(booking: Booking, person: Pick<Baby, 'birthday' | 'isBirthdayPresumed'>) {
  const { offer } = booking
  const endDate = booking.date?.endDate ?? offer.today
  return object({
    number: kept(),
    birthPlace: kept(),
    issuePlace: kept(),
    issueDate: kept(),
    validUntil: kept(),
  }).test(({ issueDate, validUntil, ...texts }, { createError, path }) => {
    const days = { issueDate: readDay(issueDate), validUntil: readDay(validUntil) }
    const given = { issueDate, validUntil, ...texts }
    const holder = { passport: { type: 'PASSPORT', ...texts, ...days }, birthday: givenBirthday(person) } as const
    const problems = passportProblems(holder, { endDate }, offer.today)
    if (problems.length === 0) return true
    return new ValidationError(
      problems.map((problem) => {
        return createError({
          path: `${path}.${problem.field}`,
          message: passportText(problem, { typed: given[problem.field], endDate, today: offer.today }),
        })
      }),
    )
  })
}

/** Error message of a passport field. A date that cannot be parsed has a message of its own. */
function passportText(
  { field, key }: PassportProblem,
  { typed, endDate, today }: { readonly typed: string; readonly endDate: IsoDay; readonly today: IsoDay },
): string {
  const isDay = field === 'issueDate' || field === 'validUntil'
  if (key === 'booking.passport.expiresBeforeReturn') return t(key, { day: formatDay(endDate) })
  if (key === 'booking.passport.missing')
    return isDay && typed !== '' ? unreadableDay(typed, documentExample(field, today)) : t(`passport.${field}.missing`)
  return t(key)
}

/** Schema of the answers to the operator's questions. */
export function answersShape(fields: readonly CustomField[], today: IsoDay) {
  return object(
    Object.fromEntries(
      fields.map((field, index) => [answerKey(index), text((answer) => answerText(field, answer, today))] as const),
    ),
  )
}

function answerText(field: CustomField, answer: string, today: IsoDay): string | null {
  const problem = answerProblem(field, answer)
  if (problem === null) return null
  const type = customInputType(field)
  const question = field.label
  if (problem === 'missing')
    return type === 'checkbox' ? t('answer.unticked', { question }) : t('answer.missing', { question })
  switch (type) {
    case 'number':
      return t('answer.notNumber', { question })
    case 'date':
      return unreadableDay(answer, answerExample(question, today))
    case 'email':
      return t('person.email.wrong')
    case 'tel':
      return t('person.phone.wrong')
    default:
      return t('answer.missing', { question })
  }
}
