import { ageOn, readDay } from '#domain/calendar.ts'
import { billingHolder, billingIssue, isNamed, isSalutation } from './billing.ts'
import { type Booking, nameOf, type Person } from './booking.ts'
import type { Order, OrderContact } from './order.ts'
import { babyPackageNo } from './rooms.ts'
import type { Sale } from './sale.ts'

/** Validates travellers, babies and the billing contact. */
export function peopleIssue(booking: Booking): string | null {
  if (booking.people.length === 0) return 'Bitte geben Sie an, wer mitreist.'
  for (const person of booking.people) {
    const issue = personIssue(person, booking.sale)
    if (issue !== null) return issue
  }
  return babiesIssue(booking) ?? billingIssue(booking) ?? addressIssue(booking)
}

/** Everybody has an address: a traveller's own, or the one of the traveller they live with (rule 5.9.3). */
function addressIssue({ order, people }: Booking): string | null {
  const holder = billingHolder(order)
  const lost = people.find(({ order: traveller }) => {
    const isShared = order.travellers[traveller.sameAddressAsTravellerIndex ?? -1] !== undefined
    const { address, zip, city, country } = traveller
    const isWhole = [address, zip, city, country].every((entry) => (entry ?? '').trim() !== '')
    return traveller !== holder && !isShared && !isWhole
  })
  return lost === undefined ? null : `Bitte geben Sie die Adresse an: ${nameOf(lost)}.`
}

function personIssue(person: Person, { today }: Sale): string | null {
  const { firstName, lastName, salutation } = person.order
  if (firstName.trim() === '' || lastName.trim() === '' || !isSalutation(salutation))
    return `Bitte geben Sie Anrede, Vornamen und Nachnamen an: ${nameOf(person)}.`
  if (!isNamed(person.order)) return `Bitte schreiben Sie Namen nur mit Buchstaben, wie im Ausweis: ${nameOf(person)}.`
  if (person.birthday === null || person.birthday > today)
    return `Das Geburtsdatum fehlt oder stimmt nicht: ${nameOf(person)}.`
  if (!hasNationality(person.order)) return `Bitte geben Sie die Staatsangehörigkeit an: ${nameOf(person)}.`
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
  const limit = freeUntilAge === 1 ? '1 Jahr' : `${String(freeUntilAge)} Jahre`
  if (!order.babies.every(isBaby))
    return `Als Baby reist mit, wer bei der Rückkehr jünger als ${limit} ist. Bitte prüfen Sie das Geburtsdatum.`
  if (!order.babies.every(isNamed)) return 'Bitte geben Sie auch die Namen der Babys an.'
  return order.babies.every(hasNationality) ? null : 'Bitte geben Sie auch die Staatsangehörigkeit der Babys an.'
}

function hasNationality({ nationality }: Order['babies'][number]): boolean {
  return (nationality ?? '').trim() !== ''
}
