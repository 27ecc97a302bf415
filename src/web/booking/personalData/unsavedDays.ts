import type { UnsavedDays } from '#state/unsavedDays.ts'
import type { PersonalDataValues, PersonValues } from './personalDataValues.ts'

/*
 * The draft holds days, not what is on the way to one: `31.2.19` is kept beside it until it reads as a day, so that a
 * reload loses nothing.
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

function nameOf({ firstName, lastName }: PersonValues): string {
  return `${firstName.trim()} ${lastName.trim()}`
}

/** The days of a form that the draft does not hold; `saved` is the form as the draft has it. */
export function unsavedDays(typed: PersonalDataValues, saved: PersonalDataValues): UnsavedDays {
  const entries = Object.entries(typed.people).flatMap(([key, person]) => {
    const held = saved.people[key]
    const open = FIELDS.filter((field) => held !== undefined && dayOf(person, field) !== dayOf(held, field))
    return open.map((field) => [`${key}.${field}`, { name: nameOf(person), text: dayOf(person, field) }] as const)
  })
  return Object.fromEntries(entries)
}

/** The form with the days kept for it, as far as the same people stand in the same places. */
export function withUnsavedDays(saved: PersonalDataValues, unsaved: UnsavedDays): PersonalDataValues {
  const people = Object.entries(saved.people).map(([key, person]) => {
    const restored = FIELDS.reduce((next, field) => {
      const { name, text } = unsaved[`${key}.${field}`] ?? {}
      return text === undefined || name !== nameOf(person) ? next : withDay(next, field, text)
    }, person)
    return [key, restored] as const
  })
  return { ...saved, people: Object.fromEntries(people) }
}
