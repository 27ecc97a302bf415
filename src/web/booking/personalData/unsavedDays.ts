import type { PersonalDataValues, PersonValues } from './personalDataValues.ts'

/*
 * The draft holds days, not what is on the way to one: `31.2.19` is kept here until it reads as a day, so that a reload
 * loses nothing. It may belong to a passport, so it stays in the storage that ends with the window.
 */

const KEY = 'unsavedDays'

/** A day as it was typed about a person who was called so. */
interface UnsavedDay {
  readonly name: string
  readonly text: string
}

type UnsavedDays = Readonly<Record<string, UnsavedDay>>

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

/** Keeps the days of a form that the draft does not hold; `saved` is the form as the draft has it. */
export function keepUnsavedDays(travelId: string, typed: PersonalDataValues, saved: PersonalDataValues): void {
  const unsaved = Object.entries(typed.people).flatMap(([key, person]) => {
    const held = saved.people[key]
    const open = FIELDS.filter((field) => held !== undefined && dayOf(person, field) !== dayOf(held, field))
    return open.map((field): readonly [string, UnsavedDay] => [`${key}.${field}`, { name: nameOf(person), text: dayOf(person, field) }])
  })
  try {
    const key = `${KEY}.${travelId}`
    if (unsaved.length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(unsaved)))
  } catch {
    // A refused storage loses nothing but the copy.
  }
}

/** The form with the days kept for it, as far as the same people stand in the same places. */
export function withUnsavedDays(travelId: string, saved: PersonalDataValues): PersonalDataValues {
  const unsaved = readUnsavedDays(travelId)
  const people = Object.entries(saved.people).map(([key, person]) => {
    const restored = FIELDS.reduce((next, field) => {
      const { name, text } = unsaved[`${key}.${field}`] ?? {}
      return text === undefined || name !== nameOf(person) ? next : withDay(next, field, text)
    }, person)
    return [key, restored] as const
  })
  return { ...saved, people: Object.fromEntries(people) }
}

function readUnsavedDays(travelId: string): UnsavedDays {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(`${KEY}.${travelId}`) ?? '{}')
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
    return Object.fromEntries(entries.filter((entry): entry is [string, UnsavedDay] => isUnsavedDay(entry[1])))
  } catch {
    // No storage, or another's words in it: nothing was kept.
    return {}
  }
}

function isUnsavedDay(value: unknown): value is UnsavedDay {
  if (typeof value !== 'object' || value === null) return false
  return 'name' in value && typeof value.name === 'string' && 'text' in value && typeof value.text === 'string'
}
