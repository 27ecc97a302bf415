import { readDay } from '#domain/calendar.ts'
import { type Booking, type Person, nameOf } from './booking.ts'
import type { Sale } from './sale.ts'

/** Names of the catalogue infos that require passports (rules 5.2). */
const PASSPORT_INFO = 'WEB | Passdaten'
const PASSPORT_ONLY_INFO = 'WEB | Passdaten | Pass zwingend'

/** Where passports are required, every traveller needs a complete one that is valid until the last day. */
export function passportIssue({ sale, people }: Booking): string | null {
  if (!asksPassports(sale)) return null
  const passportOnly = hasInfo(sale, PASSPORT_ONLY_INFO) || sale.pricing.passportConfig?.passportOnly === true
  const missing = people.filter((person) => !hasDocument(person, sale, passportOnly))
  if (missing.length === 0) return null
  return `Für diese Reise brauchen wir einen Ausweis, der bis zur Rückkehr gültig ist: ${missing.map(nameOf).join(', ')}.`
}

/** Whether the catalogue requires passport data. */
export function asksPassports(sale: Sale): boolean {
  return hasInfo(sale, PASSPORT_INFO)
}

function hasInfo({ variant }: Sale, info: string): boolean {
  return variant.catalogue.derived_zusatzinfo.some(({ name, wert }) => name === info && wert === 'JA')
}

function hasDocument({ order: { passportData } }: Person, { departure, today }: Sale, passportOnly: boolean): boolean {
  if (passportData === null || (passportOnly && passportData.type !== 'PASSPORT')) return false
  const { number, birthPlace, issuePlace } = passportData
  const issueDate = readDay(passportData.issueDate)
  const validUntil = readDay(passportData.validUntil)
  const isComplete = [number, birthPlace, issuePlace].every((entry) => entry.trim() !== '')
  return (
    isComplete && issueDate !== null && issueDate <= today && validUntil !== null && validUntil >= departure.endDate
  )
}
