import type { Contact, Traveller } from '#domain/booking/draft/person.ts'
import { isTooYoungToBill } from '#domain/booking/rules/ages.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { isPhoneNumber } from './phone.ts'
import { isPostcode } from './postcode.ts'

/*
 * Assumption: which fields a person must give. Names and birthday from everybody, address, e-mail and phone from the
 * person who is billed, an address also from travellers who live elsewhere.
 */

/** One address and no list of them: none of the marks that part addresses in a mail. */
const EMAIL_PATTERN = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\.]+(?:\.[^\s@,;:<>()[\]"\\.]+)+$/

export type ContactField = Exclude<keyof Contact, 'addressAddition'>

/** Whether a text can be an e-mail address, and one alone. */
export function isEmailAddress(text: string): boolean {
  return EMAIL_PATTERN.test(text.trim())
}

/** The address fields that are missing or cannot be right. */
export function addressGaps({ address, zip, city, country }: Contact): readonly ContactField[] {
  return [
    ...(address.trim() === '' ? (['address'] as const) : []),
    ...(isPostcode(zip, country) ? [] : (['zip'] as const)),
    ...(city.trim() === '' ? (['city'] as const) : []),
    ...(country === '' ? (['country'] as const) : []),
  ]
}

/** What the billed person must still give. */
export function billingGaps(contact: Contact): readonly ContactField[] {
  return [
    ...nameGaps(contact),
    ...(contact.birthday === null ? (['birthday'] as const) : []),
    ...addressGaps(contact),
    ...(isEmailAddress(contact.email) ? [] : (['email'] as const)),
    ...(isPhoneNumber(contact.phone, contact.country) ? [] : (['phone'] as const)),
  ]
}

/** Whether a traveller gives an address: the billed one does, and who does not live where another traveller lives. */
export function hasOwnAddress({
  isBillingAddress,
  sameAddressAsTravellerIndex,
}: Pick<Traveller, 'isBillingAddress' | 'sameAddressAsTravellerIndex'>): boolean {
  return isBillingAddress || sameAddressAsTravellerIndex === null
}

/** First and last name where they are missing. */
export function nameGaps({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>): readonly ContactField[] {
  return [
    ...(firstName.trim() === '' ? (['firstName'] as const) : []),
    ...(lastName.trim() === '' ? (['lastName'] as const) : []),
  ]
}

/** Whether a person is old enough to be billed (rule 5.1.2.1). False without a birthday. */
export function canBeBilled({ birthday }: Pick<Contact, 'birthday'>, today: IsoDay): boolean {
  return birthday !== null && !isTooYoungToBill(birthday, today)
}

/** The person who is billed: the traveller marked so, else the separate billing address; null while neither is known. */
export function billedContact({
  travellers,
  billingAddress,
}: {
  readonly travellers: readonly Traveller[]
  readonly billingAddress: Contact | null
}): Contact | null {
  return travellers.find(({ isBillingAddress }) => isBillingAddress) ?? billingAddress
}

/** The address alone. */
export function addressOf({ address, addressAddition, zip, city, country }: Contact) {
  return { address, addressAddition, zip, city, country }
}
