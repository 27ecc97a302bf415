import { readDay } from '#domain/calendar.ts'
import { type Booking, nameOf } from './booking.ts'
import type { Order } from './order.ts'
import type { Sale } from './sale.ts'

/** Names of the catalogue infos that require passports (rules 5.2). */
const PASSPORT_INFO = 'WEB | Passdaten'
const PASSPORT_ONLY_INFO = 'WEB | Passdaten | Pass zwingend'

type Holder = Pick<Order['babies'][number], 'passportData'>

/** Where passports are required, everybody, babies too, needs a complete one that is valid until the last day. */
export function passportIssue({ sale, people, order }: Booking): string | null {
  if (!asksPassports(sale)) return null
  const passportOnly = hasInfo(sale, PASSPORT_ONLY_INFO) || sale.pricing.passportConfig?.passportOnly === true
  const isMissing = ({ passportData }: Holder) => !hasDocument(passportData, sale, passportOnly)
  const missing = [
    ...people.filter((person) => isMissing(person.order)).map(nameOf),
    ...order.babies.filter(isMissing).map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
  ]
  if (missing.length === 0) return null
  const papers = passportOnly ? 'einen Reisepass' : 'einen Ausweis'
  return `Für diese Reise brauchen wir ${papers}, der bis zur Rückkehr gültig ist: ${missing.join(', ')}.`
}

/** Whether the catalogue requires passport data. */
export function asksPassports(sale: Sale): boolean {
  return hasInfo(sale, PASSPORT_INFO)
}

function hasInfo({ variant }: Sale, info: string): boolean {
  return variant.catalogue.derived_zusatzinfo.some(({ name, wert }) => name === info && wert === 'JA')
}

function hasDocument(passportData: Holder['passportData'], { departure, today }: Sale, passportOnly: boolean): boolean {
  if (passportData === null || (passportOnly && passportData.type !== 'PASSPORT')) return false
  const { number, birthPlace, issuePlace } = passportData
  const issueDate = readDay(passportData.issueDate)
  const validUntil = readDay(passportData.validUntil)
  const isComplete = [number, birthPlace, issuePlace].every((entry) => entry.trim() !== '')
  return (
    isComplete && issueDate !== null && issueDate <= today && validUntil !== null && validUntil >= departure.endDate
  )
}
