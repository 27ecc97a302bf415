import { bookingAfter } from './command.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Booking, Person } from '#domain/booking/draft/booking.ts'
import { removedChoices } from '#domain/booking/removedChoices.ts'
import { travellerBirthdayProblem, type TypedBirthday } from '#domain/booking/people/birthdayProblem.ts'
import { givenBirthday } from '#domain/booking/people/presumedBirthday.ts'
import { ageOn } from '#domain/calendar.ts'

/*
 * A typing error in a year of birth can cost rooms and change the price. So an implausible birthday changes nothing,
 * and one that would turn an adult into a child or remove choices is confirmed first.
 */

/**
 * The consequence of a birthday for its traveller: child, adult, another group of minors, no longer billed, choices
 * removed.
 */
export type BirthdayEffect = 'child' | 'adult' | 'otherChild' | 'notBilled' | 'choices'

export interface BirthdayQuestion {
  readonly effect: BirthdayEffect
  /** Age at the end of the travel, in whole years. */
  readonly age: number
  /** Name of the resulting age group; null where the operator gives none. */
  readonly group: string | null
}

/** The question to confirm a birthday; null where nothing else changes, or for an implausible birthday. */
export function birthdayQuestion(booking: Booking, typed: TypedBirthday): BirthdayQuestion | null {
  const was = booking.people[typed.index]
  if (was === undefined || givenBirthday(was.traveller) === typed.birthday) return null
  if (travellerBirthdayProblem(booking, typed) !== null) return null
  const next = bookingAfter(booking, (now) => withBirthday(now, typed))
  const now = next.people[typed.index] ?? was
  const effect = effectOn(was, now) ?? (removedChoices(booking.draft, next.draft).length > 0 ? 'choices' : null)
  if (effect === null) return null
  const age = ageOn(typed.birthday, booking.date?.endDate ?? booking.offer.today)
  return { effect, age, group: now.ageGroup?.name ?? null }
}

function effectOn(was: Person, now: Person): BirthdayEffect | null {
  if (was.ageGroup?.type !== now.ageGroup?.type) return now.ageGroup?.type === 'MINOR' ? 'child' : 'adult'
  // Assumption: a change between groups of adults is confirmed only where it removes choices.
  if (now.ageGroup?.type === 'MINOR' && was.ageGroupId !== now.ageGroupId) return 'otherChild'
  return was.traveller.isBillingAddress && !now.traveller.isBillingAddress ? 'notBilled' : null
}

/** Applies a birthday the visitor has confirmed, with all consequences. */
export function withBirthday({ draft }: Booking, { index, birthday }: TypedBirthday): BookingDraft {
  const travellers = draft.travellers.map((person, position) =>
    position === index ? { ...person, birthday, isBirthdayPresumed: false } : person,
  )
  return { ...draft, travellers }
}

/**
 * Applies the value of a birthday field. An empty field, an implausible day and one that needs confirmation keep the
 * former birthday, marked as presumed, until a valid one is given.
 */
export function withTypedBirthday(
  booking: Booking,
  { index, birthday }: Pick<TypedBirthday, 'index'> & { readonly birthday: TypedBirthday['birthday'] | null },
): BookingDraft {
  const { draft } = booking
  const traveller = draft.travellers[index]
  if (traveller === undefined || birthday === givenBirthday(traveller)) return draft
  if (birthday !== null && needsNoConfirmation(booking, { index, birthday }))
    return withBirthday(booking, { index, birthday })
  const travellers = draft.travellers.map((person, position) =>
    position === index ? { ...person, isBirthdayPresumed: person.birthday !== null } : person,
  )
  return { ...draft, travellers }
}

function needsNoConfirmation(booking: Booking, typed: TypedBirthday): boolean {
  return travellerBirthdayProblem(booking, typed) === null && birthdayQuestion(booking, typed) === null
}
