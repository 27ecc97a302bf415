import type { Contact } from '#domain/booking/draft/person.ts'
import { fullName } from './issues.ts'

type Named = Pick<Contact, 'firstName' | 'lastName' | 'birthday'>

/**
 * The index of each former person among the present ones; null for one who is no longer among them. A person is known
 * by name and birthday; one whose name was not given before, by their place, and so is one who had only a name and has
 * another one now.
 */
export function presentIndices(before: readonly Named[], present: readonly Named[]): readonly (number | null)[] {
  const found = new Map<number, number>()
  for (const isSame of CRITERIA) {
    before.forEach((person, index) => {
      if (found.has(index)) return
      const taken = new Set(found.values())
      const at = present.findIndex(
        (other, position) => !taken.has(position) && isSame(person, other, index === position),
      )
      if (at !== -1) found.set(index, at)
    })
  }
  return before.map((_, index) => found.get(index) ?? null)
}

/** The surest criterion first, so that nobody is taken for another who is there too. */
const CRITERIA: readonly ((before: Named, present: Named, isSamePlace: boolean) => boolean)[] = [
  (before, present) => hasSameName(before, present) && hasSameBirthday(before, present),
  hasSameName,
  hasSameBirthday,
  (before, _present, isSamePlace) => isSamePlace && fullName(before) === null,
  (before, present, isSamePlace) => isSamePlace && before.birthday === null && fullName(present) !== null,
]

function hasSameName(a: Named, b: Named): boolean {
  return fullName(a) !== null && fullName(a) === fullName(b)
}

function hasSameBirthday(a: Named, b: Named): boolean {
  return a.birthday !== null && a.birthday === b.birthday
}
