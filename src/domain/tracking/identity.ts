import { yearOf } from '#domain/calendar.ts'
import type { Contact } from '#domain/booking/draft/person.ts'

/** Traits of a booker for analytics (rule 4.16.4). */
export interface BookerTraits {
  readonly bookerId: string
  /** m for the salutation MR, else f. */
  readonly gender: 'm' | 'f'
  /** Null without birthday. */
  readonly birthYear: number | null
  readonly country: string
}

/** The traits of the billed person after a successful booking. */
export function bookerTraits(
  bookerId: string,
  { salutation, birthday, country }: Pick<Contact, 'salutation' | 'birthday' | 'country'>,
): BookerTraits {
  return {
    bookerId,
    country,
    gender: salutation === 'MR' ? 'm' : 'f',
    birthYear: birthday === null ? null : yearOf(birthday),
  }
}
