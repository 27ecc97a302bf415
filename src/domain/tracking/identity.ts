import { yearOf } from '#domain/calendar.ts'
import type { Contact } from '#domain/booking/draft/person.ts'

/** What analytics is told of a booker (rule 4.16.4). */
export interface BookerTraits {
  readonly bookerId: string
  /** m when the salutation is MR, else f. */
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
