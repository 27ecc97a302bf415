import type { Decisions } from '#domain/booking/draft/draft.ts'
import type { Contact, Traveller } from '#domain/booking/draft/person.ts'
import { isTooYoungToBill } from '#domain/booking/rules/ages.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { isPhoneNumber } from './phone.ts'
import { isPostcode } from './postcode.ts'

/*
 * Assumption: names and birthday are required of everybody; address, e-mail and phone of the billed person; an address
 * also of travellers who live elsewhere.
 */

/** A single address: without the characters that separate addresses in an e-mail, a dot only between two others. */
const EMAIL_PATTERN = /^(?!\.|.*\.[.@])[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\.]+(?:\.[^\s@,;:<>()[\]"\\.]+)+$/

/** A letter of any script, and neither emoji nor other signs. Accents by themselves stay: some write «O´Neill». */
const NAME_PATTERN = /^(?=.*\p{L})[^\p{Cc}\p{Sc}\p{Sm}\p{So}]+$/u

export type ContactField = Exclude<keyof Contact, 'addressAddition'>

/** Whether a text has the form of a single e-mail address. */
export function isEmailAddress(text: string): boolean {
  return EMAIL_PATTERN.test(text.trim())
}

/**
 * A typed, dictated or copied address without what came along: blanks around its signs, a link's beginning, brackets, a
 * mark at the end. Blanks between words stay, for there a dot may be missing; so does what is no address even then.
 */
export function tidyEmail(text: string): string {
  const tidied = text
    .trim()
    .replace(/^<?(?:mailto:)?/i, '')
    .replace(/[\s>.,;]+$/, '')
    .replace(/\s*([@.])\s*/g, '$1')
  return isEmailAddress(tidied) ? tidied : text.trim()
}

/** An abbreviation keeps its full stop: «Bahnhofstr.», «Anna M.», «Hans Muster jun.». */
const ENDS_DICTATED = /^(?!.*(?:str|jun|sen)\.$)(.*(?:\d\p{L}?|\p{L}{3}))\.$/iu

/** A name, a street or a town without the blanks around it, and without the full stop that a dictation sets at its end. */
export function tidyLine(text: string): string {
  return text.trim().replace(ENDS_DICTATED, '$1')
}

/** The address fields that are missing or invalid. */
export function addressGaps({ address, zip, city, country }: Contact): readonly ContactField[] {
  return [
    ...(address.trim() === '' ? (['address'] as const) : []),
    ...(isPostcode(zip, country) ? [] : (['zip'] as const)),
    ...(city.trim() === '' ? (['city'] as const) : []),
    ...(country === '' ? (['country'] as const) : []),
  ]
}

/** The missing or invalid fields of the billed person. */
export function billingGaps(contact: Contact): readonly ContactField[] {
  return [
    ...nameGaps(contact),
    ...(contact.birthday === null ? (['birthday'] as const) : []),
    ...addressGaps(contact),
    ...(isEmailAddress(contact.email) ? [] : (['email'] as const)),
    ...(isPhoneNumber(contact.phone, contact.country) ? [] : (['phone'] as const)),
  ]
}

/** Whether a traveller has an own address: the billed one does, and others who do not share one. */
export function hasOwnAddress({
  isBillingAddress,
  sameAddressAsTravellerIndex,
}: Pick<Traveller, 'isBillingAddress' | 'sameAddressAsTravellerIndex'>): boolean {
  return isBillingAddress || sameAddressAsTravellerIndex === null
}

/** Indexes of the travellers whose address another one can share: those with an own one. */
export function addressHosts({ travellers }: Pick<Decisions, 'travellers'>, index: number): readonly number[] {
  return travellers.flatMap((traveller, position) => (position !== index && hasOwnAddress(traveller) ? [position] : []))
}

/** Index of the traveller whose address applies: the traveller's own, or the host's. */
export function hostOf({ travellers }: Pick<Decisions, 'travellers'>, index: number): number {
  const traveller = travellers[index]
  return traveller === undefined || hasOwnAddress(traveller) ? index : (traveller.sameAddressAsTravellerIndex ?? index)
}

/** Whether a text can be a name on an identity card. */
export function isName(text: string): boolean {
  return NAME_PATTERN.test(text.trim())
}

/** The name fields that are missing or no name. */
export function nameGaps(person: Pick<Contact, 'firstName' | 'lastName'>): readonly ContactField[] {
  return (['firstName', 'lastName'] as const).filter((field) => !isName(person[field]))
}

/** Whether a person is old enough to be billed (rule 5.1.2.1). False without a birthday. */
export function canBeBilled({ birthday }: Pick<Contact, 'birthday'>, today: IsoDay): boolean {
  return birthday !== null && !isTooYoungToBill(birthday, today)
}

/** The billed person: the marked traveller, else the separate billing address; null while there is neither. */
export function billedContact({
  travellers,
  billingAddress,
}: {
  readonly travellers: readonly Traveller[]
  readonly billingAddress: Contact | null
}): Contact | null {
  return travellers.find(({ isBillingAddress }) => isBillingAddress) ?? billingAddress
}

export function addressOf({ address, addressAddition, zip, city, country }: Contact) {
  return { address, addressAddition, zip, city, country }
}
