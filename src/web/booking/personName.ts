import type { Contact } from '#domain/booking/draft/person.ts'
import type { Person } from '#domain/booking/draft/booking.ts'
import { fullName } from '#domain/booking/people/issues.ts'
import { isMinor } from '#domain/booking/rules/ages.ts'
import { t } from '#web/text/booking.ts'

/** Name of a traveller, or «Person 2» while it is unknown. The index counts from 0. */
export function personName(traveller: Pick<Contact, 'firstName' | 'lastName'> | undefined, index: number): string {
  const name = traveller === undefined ? null : fullName(traveller)
  return name ?? t('booking.travellerNo', { number: index + 1 })
}

/**
 * Name of a traveller, or «Person 2» while it is unknown; a child's label adds the age: «Person 3, Kind, 9 Jahre».
 */
export function personLabel(own: Person): string {
  const person = personName(own.traveller, own.index)
  const { ageAtEnd: age } = own
  if (!isMinor(own)) return person
  return age === null ? t('booking.person.child', { person }) : t('booking.person.childOfAge', { person, age })
}

/** Name of a baby, or «Baby 1» while it is unknown. The index counts from 0. */
export function babyName(baby: Pick<Contact, 'firstName' | 'lastName'>, index: number): string {
  return fullName(baby) ?? t('booking.babyNo', { number: index + 1 })
}
