import type { BookingDraft, Decisions } from '#domain/booking/draft/draft.ts'
import { initialOf, pick } from '#domain/booking/draft/field.ts'
import { contactFields, personFields, type Baby } from '#domain/booking/draft/person.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { presumedBirthday } from '#domain/booking/people/presumedBirthday.ts'
import type { StoredPeople, StoredPerson } from './storedShape.ts'

/** The people of a draft for the session storage, and for the local storage where the visitor wants it. */
export function toStoredPeople(draft: BookingDraft): StoredPeople {
  const { billingAddress, travellerRemarks, bookingRemarks, customData } = draft
  const stored = (person: Baby, ageGroupId: string | null): StoredPerson => ({
    ...pick(contactFields, person),
    ...pick(personFields, person),
    ageGroupId,
    keptBirthday: isBooked(draft) ? null : presumedBirthday(person, draft),
  })
  return {
    travellers: draft.travellers.map((person) => stored(person, person.ageGroupId)),
    babies: draft.babies.map((person) => stored(person, null)),
    billingAddress: billingAddress === null ? null : pick(contactFields, billingAddress),
    travellerRemarks,
    bookingRemarks,
    bookingAnswers: customData.booking,
    areForgotten: draft.arePeopleForgotten,
  }
}

/** A person as known from the choices. */
interface KnownChoices {
  readonly ageGroupId: string | null
  /** Placeholder for the real one. */
  readonly birthday: string | null
}

/** A person beside choices and passport. */
export type KnownPerson = Omit<Baby, 'passport'>

/** Whether a stored person can be the one in the choices: another age group means another person. */
export function isSamePerson(
  { ageGroupId }: Pick<KnownChoices, 'ageGroupId'>,
  stored: StoredPerson | undefined,
): stored is StoredPerson {
  return stored?.ageGroupId === ageGroupId
}

/**
 * A stored person, where it is the same. Another placeholder birthday in the choices, which another window wrote, means
 * that the birthday is asked again.
 */
export function knownPerson(choices: KnownChoices, stored: StoredPerson | undefined): KnownPerson {
  const presumed = { birthday: choices.birthday, isBirthdayPresumed: choices.birthday !== null }
  if (!isSamePerson(choices, stored)) return { ...initialOf(contactFields), ...initialOf(personFields), ...presumed }
  const isSameAge = stored.keptBirthday === choices.birthday
  return { ...pick(contactFields, stored), ...pick(personFields, stored), ...(isSameAge ? {} : presumed) }
}

/** Whether anybody in the draft has a name or an e-mail address. */
export function arePeopleNamed({
  travellers,
  babies,
  billingAddress,
}: Pick<Decisions, 'travellers' | 'babies' | 'billingAddress'>): boolean {
  const people = [...travellers, ...babies, ...(billingAddress === null ? [] : [billingAddress])]
  return people.some(({ firstName, lastName, email }) => `${firstName}${lastName}${email}`.trim() !== '')
}
