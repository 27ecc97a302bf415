import { fullName } from '#domain/booking/people/issues.ts'
import type { UnsavedDays } from '#state/unsavedDays.ts'
import type { PersonalDataValues, PersonValues } from './personalDataValues.ts'

/*
 * The draft holds valid dates only: an incomplete text such as `31.2.19` is stored beside it until it parses, so that it
 * survives a reload.
 */

const FIELDS = ['birthday', 'issueDate', 'validUntil'] as const
type Field = (typeof FIELDS)[number]

function dayOf(person: PersonValues, field: Field): string {
  return field === 'birthday' ? person.birthday : person.passport[field]
}

function withDay(person: PersonValues, field: Field, text: string): PersonValues {
  if (field === 'birthday') return { ...person, birthday: text }
  return { ...person, passport: { ...person.passport, [field]: text } }
}

/** Dates typed in the form that differ from the draft; `saved` are the form values of the draft. */
export function unsavedDays(typed: PersonalDataValues, saved: PersonalDataValues): UnsavedDays {
  const entries = Object.entries(typed.people).flatMap(([key, person]) => {
    const savedPerson = saved.people[key]
    const unsaved = FIELDS.filter(
      (field) => savedPerson !== undefined && dayOf(person, field) !== dayOf(savedPerson, field),
    )
    return unsaved.map(
      (field) => [`${key}.${field}`, { name: fullName(person) ?? '', text: dayOf(person, field) }] as const,
    )
  })
  return Object.fromEntries(entries)
}

/** Form values with the unsaved dates restored, as far as the people still have the same keys and names. */
export function withUnsavedDays(saved: PersonalDataValues, unsaved: UnsavedDays): PersonalDataValues {
  const people = Object.entries(saved.people).map(([key, person]) => {
    const restored = FIELDS.reduce((next, field) => {
      const { name, text } = unsaved[`${key}.${field}`] ?? {}
      return text === undefined || name !== (fullName(person) ?? '') ? next : withDay(next, field, text)
    }, person)
    return [key, restored] as const
  })
  return { ...saved, people: Object.fromEntries(people) }
}
