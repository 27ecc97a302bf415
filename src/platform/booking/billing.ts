import { ageOn, readDay } from '#domain/calendar.ts'
import type { Booking } from './booking.ts'
import type { Order, OrderContact } from './order.ts'

/** A single address: without the separators of address lists, so that a mail has one recipient; no dot beside a dot. */
export const ONE_EMAIL = /^(?!\.|.*\.[.@])[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\.]+(?:\.[^\s@,;:<>()[\]"\\.]+)+$/

/** A letter of any script, and neither emoji nor other signs; accents by themselves stay, as in «O´Neill». */
const NAME = /^(?=.*\p{L})[^\p{Cc}\p{Sc}\p{Sm}\p{So}]+$/u

/** Youngest age of the billing address holder (rule 9.2.1). */
const BILLING_MIN_AGE = 18

/** The billing contact: the traveller marked as such, else the separate billing address; null if there is neither. */
export function billingHolder({ travellers, billingAddress }: Order): OrderContact | null {
  return travellers.find(({ isBillingAddress }) => isBillingAddress) ?? billingAddress
}

/** Validates the billing contact: of age, complete, with one e-mail address and a phone number. */
export function billingIssue({ order, sale }: Booking): string | null {
  const holder = billingHolder(order)
  if (holder === null) return 'Bitte geben Sie eine Rechnungsadresse an.'
  const birthday = readDay(holder.birthday)
  if (birthday === null || ageOn(birthday, sale.today) < BILLING_MIN_AGE)
    return 'Wer die Rechnung erhält, muss mindestens 18 Jahre alt sein. Bitte geben Sie eine andere Rechnungsadresse an.'
  const { firstName, lastName, salutation, email, phone, address, zip, city, country } = holder
  const needed = [firstName, lastName, email, phone, address, zip, city, country]
  if (!isSalutation(salutation) || needed.some((entry) => entry === null || entry.trim() === ''))
    return 'Die Rechnungsadresse ist unvollständig. Bitte ergänzen Sie Namen, Adresse, E-Mail und Telefon.'
  if (!isNamed(holder)) return 'Bitte schreiben Sie den Namen der Rechnungsadresse nur mit Buchstaben, wie im Ausweis.'
  if (!ONE_EMAIL.test(email ?? '')) return 'Die E-Mail-Adresse der Rechnungsadresse stimmt nicht.'
  return isPhone(phone ?? '') ? null : 'Die Telefonnummer der Rechnungsadresse stimmt nicht.'
}

/** The most digits of a country code. */
const CODE_DIGITS = 3

/**
 * Whether a text is a phone number: 7 to 15 digits with the country code, which may be left out (rule 5.9.3).
 * Assumption: any signs may stand between them, and zeros that are not dialled may count or not.
 */
export function isPhone(text: string): boolean {
  const written = digitsIn(text)
  // The trunk prefix 0, which is dialled within the country only, may be written, in brackets or not.
  const shortened = digitsIn(text.replaceAll('(0)', ''))
  const hasCode = text.includes('+') || shortened.startsWith('00')
  const dialled = hasCode ? shortened.replace(/^00/, '').replace(/^(\d\d)0/, '$1') : written
  return written.length + (hasCode ? 0 : CODE_DIGITS) >= 7 && dialled.length <= 15
}

function digitsIn(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/** Whether both names can stand on an identity card. */
export function isNamed({ firstName, lastName }: Pick<OrderContact, 'firstName' | 'lastName'>): boolean {
  return [firstName, lastName].every((name) => NAME.test(name.trim()))
}

/** The salutations of the contract. */
export function isSalutation(salutation: string): boolean {
  return salutation === 'MR' || salutation === 'MRS'
}
