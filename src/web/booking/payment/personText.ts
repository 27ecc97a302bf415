import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Contact } from '#domain/booking/draft/person.ts'
import type { Booking, Person } from '#domain/booking/draft/booking.ts'
import { addressOf, billedContact } from '#domain/booking/people/contactRules.ts'
import { fullName } from '#domain/booking/people/issues.ts'
import { shownPhone } from '#domain/booking/people/phone.ts'
import { isPlaceCertain } from '#domain/booking/placed/placedFacts.ts'
import { isMinor } from '#domain/booking/rules/ages.ts'
import { countryName } from '#web/text/countries.ts'
import { t } from '#web/text/payment.ts'

const ADULTS = { MR: 'payment.review.mr', MRS: 'payment.review.mrs' } as const
const CHILDREN = { MR: 'payment.review.boy', MRS: 'payment.review.girl' } as const

/**
 * Name with the salutation, which is preselected (rule 10.21) and by which we write: «Frau Anna Muster», of a child
 * «Mia Muster, Mädchen»; «Person 2» while the name is unknown.
 */
export function salutedPerson(own: Person): string {
  const { traveller, index } = own
  const words = isMinor(own) ? CHILDREN : ADULTS
  return saluted(traveller, words) ?? t('booking.travellerNo', { number: index + 1 })
}

/** Heading of those lines: without a certain place nobody gets an invoice yet. */
export function billedTerm(booking: Booking): string {
  return isPlaceCertain(booking) ? t('payment.review.billing') : t('confirmation.contactDetails')
}

/** Whom the invoice and the mails go to: name, address, e-mail and phone, as far as they are known. */
export function billedLines(draft: BookingDraft): readonly string[] {
  const billed = billedContact(draft)
  if (billed === null) return []
  const { email, phone, country } = billed
  return [saluted(billed, ADULTS) ?? '', addressText(billed), email, shownPhone(phone, country)].filter(
    (line) => line !== '',
  )
}

function saluted(contact: Contact, words: typeof ADULTS | typeof CHILDREN): string | null {
  const name = fullName(contact)
  return name === null ? null : t(words[contact.salutation], { name })
}

/** On one line; the country only abroad, as on a letter. */
export function addressText(contact: Contact): string {
  const { address, addressAddition, zip, city, country } = addressOf(contact)
  const abroad = country === 'CH' ? '' : countryName(country)
  return [address, addressAddition, `${zip} ${city}`, abroad].filter((part) => part.trim() !== '').join(', ')
}
