import { ageOn, readDay } from '#domain/calendar.ts'
import { billingIssue, isNamed, isSalutation } from './billing.ts'
import { type Booking, nameOf, type Person } from './booking.ts'
import type { OrderContact } from './order.ts'
import { babyPackageNo } from './rooms.ts'
import type { Sale } from './sale.ts'

/** Validates travellers, babies and the billing contact. */
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
    return `Bitte geben Sie Anrede, Vornamen und Nachnamen an: ${nameOf(person)}.`
  if (!isNamed(person.order)) return `Bitte schreiben Sie Namen nur mit Buchstaben, wie im Ausweis: ${nameOf(person)}.`
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
  const limit = freeUntilAge === 1 ? '1 Jahr' : `${String(freeUntilAge)} Jahre`
  if (!order.babies.every(isBaby))
    return `Als Baby reist mit, wer bei der Rückkehr jünger als ${limit} ist. Bitte prüfen Sie das Geburtsdatum.`
  return order.babies.every(isNamed) ? null : 'Bitte geben Sie auch die Namen der Babys an.'
}
