import { ageOn, type IsoDay, readDay } from '#domain/calendar.ts'
import type { AgeGroup } from '#platform/generated/resolverTypes.ts'
import type { Order, OrderContact, OrderTraveller } from './order.ts'
import type { Sale } from './sale.ts'

/** A traveller with age and age group computed by the platform instead of taken from the order. */
export interface Person {
  readonly index: number
  readonly order: OrderTraveller
  readonly birthday: IsoDay | null
  /** Whole years; null without birthday. */
  readonly ageOnStart: number | null
  readonly ageOnEnd: number | null
  /** Null if the named group does not fit the age. */
  readonly ageGroup: AgeGroup | null
}

/** An order resolved against its departure. */
export interface Booking {
  readonly order: Order
  readonly sale: Sale
  readonly people: readonly Person[]
}

/** A single address: without the separators of address lists, so that a mail has one recipient. */
export const ONE_EMAIL = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\.]+(?:\.[^\s@,;:<>()[\]"\\.]+)+$/

/** Youngest age of the billing address holder (rule 9.2.1). */
const BILLING_MIN_AGE = 18

export function toBooking(order: Order, sale: Sale): Booking {
  return { order, sale, people: order.travellers.map((traveller, index) => toPerson(traveller, index, sale)) }
}

function toPerson(order: OrderTraveller, index: number, { departure, pricing }: Sale): Person {
  const birthday = readDay(order.birthday)
  const ageOnStart = birthday === null ? null : ageOn(birthday, departure.startDate)
  const ageOnEnd = birthday === null ? null : ageOn(birthday, departure.endDate)
  const { ageGroups } = pricing.ageGroupSettings
  const named = ageGroups.find(({ id }) => id === order.ageGroup) ?? null
  const isGrown = ageOnStart === null || ageOnStart >= youngestAdult(ageGroups)
  const fits = named !== null && (ageOnEnd === null || isOfAge(named, ageOnEnd)) && (named.type === 'MINOR' || isGrown)
  return { index, order, birthday, ageOnStart, ageOnEnd, ageGroup: fits ? named : null }
}

/** Groups are counted at the end of the travel (rule 5.1.4). */
function isOfAge({ minAge, maxAge }: AgeGroup, ageOnEnd: number): boolean {
  return ageOnEnd >= minAge && ageOnEnd <= maxAge
}

/** Adults must have this age at the start of the travel; several adult groups count as one range. */
function youngestAdult(ageGroups: readonly AgeGroup[]): number {
  return Math.min(...ageGroups.filter(({ type }) => type === 'ADULT').map(({ minAge }) => minAge))
}

/** Name of a traveller in messages; «Reisende/r 1» without name. */
export function nameOf({ index, order }: Person): string {
  const name = `${order.firstName} ${order.lastName}`.trim()
  return name === '' ? `Reisende/r ${String(index + 1)}` : name
}

export function peopleIssue(booking: Booking): string | null {
  if (booking.people.length === 0) return 'Bitte geben Sie an, wer mitreist.'
  for (const person of booking.people) {
    const issue = personIssue(person, booking.sale)
    if (issue !== null) return issue
  }
  return babiesIssue(booking) ?? billingIssue(booking)
}

function personIssue(person: Person, { today }: Sale): string | null {
  const { firstName, lastName, salutation } = person.order
  if (firstName.trim() === '' || lastName.trim() === '' || !isSalutation(salutation))
    return `Bitte geben Sie Anrede, Vornamen und Namen an: ${nameOf(person)}.`
  if (person.birthday === null || person.birthday > today)
    return `Das Geburtsdatum fehlt oder stimmt nicht: ${nameOf(person)}.`
  if (person.ageGroup === null)
    return `Das Geburtsdatum passt nicht zur gewählten Altersgruppe: ${nameOf(person)}. Bitte prüfen Sie die Angaben zu den Reisenden.`
  return null
}

/** Babies travel free where a package for them exists (rule 5.3.2). */
function babiesIssue({ order, sale }: Booking): string | null {
  if (order.babies.length === 0) return null
  const { freeUntilAge } = sale.pricing.ageGroupSettings
  if (freeUntilAge <= 0 || babyPackageNo(sale) === null)
    return 'Auf dieser Reise können keine Babys mitreisen. Bitte rufen Sie uns an.'
  const isBaby = ({ birthday: text }: OrderContact) => {
    const birthday = readDay(text)
    // Assumption: a baby is counted at the end of the travel, as children are.
    return birthday !== null && birthday <= sale.today && ageOn(birthday, sale.departure.endDate) < freeUntilAge
  }
  if (!order.babies.every(isBaby))
    return `Als Baby reist mit, wer bei der Rückkehr jünger als ${String(freeUntilAge)} Jahre ist. Bitte prüfen Sie das Geburtsdatum.`
  return order.babies.some(({ firstName }) => firstName.trim() === '')
    ? 'Bitte geben Sie auch die Namen der Babys an.'
    : null
}

/** Number of the package for babies; null if there is none. */
export function babyPackageNo({ variant }: Sale): string | null {
  return variant.document.accommodations.find(({ isBabyPackage }) => isBabyPackage)?.ratioPackageNo ?? null
}

/** The billing contact: the traveller marked as such, else the separate billing address; null if there is neither. */
export function billingHolder({ travellers, billingAddress }: Order): OrderContact | null {
  return travellers.find(({ isBillingAddress }) => isBillingAddress) ?? billingAddress
}

function billingIssue({ order, sale }: Booking): string | null {
  const holder = billingHolder(order)
  if (holder === null) return 'Bitte geben Sie eine Rechnungsadresse an.'
  const birthday = readDay(holder.birthday)
  if (birthday === null || ageOn(birthday, sale.today) < BILLING_MIN_AGE)
    return 'Wer die Rechnung erhält, muss mindestens 18 Jahre alt sein. Bitte geben Sie eine andere Rechnungsadresse an.'
  const { firstName, lastName, salutation, email, phone, address, zip, city, country } = holder
  const needed = [firstName, lastName, email, phone, address, zip, city, country]
  if (!isSalutation(salutation) || needed.some((entry) => entry === null || entry.trim() === ''))
    return 'Die Rechnungsadresse ist unvollständig. Bitte ergänzen Sie Namen, Adresse, E-Mail und Telefon.'
  return ONE_EMAIL.test(email ?? '') ? null : 'Die E-Mail-Adresse der Rechnungsadresse stimmt nicht.'
}

function isSalutation(salutation: string): boolean {
  return salutation === 'MR' || salutation === 'MRS'
}
