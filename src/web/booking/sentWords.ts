import type { Booking } from '#domain/booking/draft/booking.ts'
import { isPlaceCertain, isWaitlisted } from '#domain/booking/placed/placedFacts.ts'

const BOOKING = {
  yours: 'Ihre Buchung',
  the: 'Die Buchung',
  one: 'eine Buchung',
  act: 'buchen',
  done: 'gebucht',
}

export type SentWords = Readonly<typeof BOOKING>

const WAITLIST: SentWords = {
  yours: 'Ihr Eintrag auf der Warteliste',
  the: 'Der Eintrag auf der Warteliste',
  one: 'ein Eintrag auf der Warteliste',
  act: 'absenden',
  done: 'gesendet',
}

const ENQUIRY: SentWords = {
  yours: 'Ihre Anfrage',
  the: 'Die Anfrage',
  one: 'eine Anfrage',
  act: 'anfragen',
  done: 'gesendet',
}

/** Words for what the last step sends: a booking, also while that is not known, an entry on the waitlist, or an enquiry. */
export function sentWords(booking: Booking | null): SentWords {
  if (booking === null || isPlaceCertain(booking)) return BOOKING
  return isWaitlisted(booking) ? WAITLIST : ENQUIRY
}
