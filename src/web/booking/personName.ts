import type { Contact } from '#domain/booking/draft/person.ts'
import type { Person } from '#domain/booking/draft/booking.ts'
import { fullName, isNameShared } from '#domain/booking/people/issues.ts'
import { isMinor } from '#domain/booking/rules/ages.ts'
import { t } from '#web/text/booking.ts'

type Named = Pick<Contact, 'firstName' | 'lastName'>

/**
 * Name of a traveller, or «Person 2» while it is unknown; with the number where another has the same name (rule 10.6):
 * «Hans Muster (Person 2)». The index counts from 0.
 */
export function personName(travellers: readonly Named[], index: number): string {
  const traveller = travellers[index]
  const name = traveller === undefined ? null : fullName(traveller)
  const numbered = t('booking.travellerNo', { number: index + 1 })
  if (name === null) return numbered
  return isNameShared(travellers, index) ? `${name} (${numbered})` : name
}

/** Names of some travellers in a row: «Anna Muster, Person 2». */
export function personNames(travellers: readonly Named[], indexes: readonly number[]): string {
  return indexes.map((index) => personName(travellers, index)).join(', ')
}

/** Names of some travellers in brackets, to stand behind what they have: « (Anna Muster)»; empty for nobody and for all. */
export function namesUnlessAll(travellers: readonly Named[], indexes: readonly number[]): string {
  if (indexes.length === 0 || indexes.length === travellers.length) return ''
  return ` (${personNames(travellers, indexes)})`
}

/**
 * Name of a traveller, or «Person 2» while it is unknown; a child's label adds the age: «Person 3, Kind, 9 Jahre».
 */
export function personLabel(travellers: readonly Named[], own: Person): string {
  const person = personName(travellers, own.index)
  const { ageAtEnd: age } = own
  if (!isMinor(own)) return person
  return age === null ? t('booking.person.child', { person }) : t('booking.person.childOfAge', { person, age })
}

/** Name of a baby, or «Baby 1» while it is unknown. The index counts from 0. */
export function babyName(baby: Named, index: number): string {
  return fullName(baby) ?? t('booking.babyNo', { number: index + 1 })
}
