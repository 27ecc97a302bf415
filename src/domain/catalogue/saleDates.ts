import { compareDays, daysBetween, type IsoDay } from '#domain/calendar.ts'
import type { PricingTravel } from './catalogue.ts'
import type { DateChoice, DateExtension, Departure } from './departure.ts'
import type { Reason } from './reason.ts'

/** A date that can be chosen: a departure, or a longer departure with one of its extensions. */
export interface SaleDate extends Departure {
  /** Null for a departure without extension. */
  readonly extension: DateExtension | null
  /** Hotel nights: the days between start and end. */
  readonly nights: number
}

/** The dates of a variant that can be chosen (rules 4.5): by start, a departure before its extensions. */
export function saleDatesOf(pricing: PricingTravel, today: IsoDay): readonly SaleDate[] {
  return pricing.departures
    .filter((departure) => isSold(departure, today))
    .flatMap((departure) => selectableDates(departure, pricing.accommodations))
    .sort(byStart)
}

type Rooms = PricingTravel['accommodations']

function selectableDates(departure: Departure, rooms: Rooms): readonly SaleDate[] {
  const nights = daysBetween(departure.startDate, departure.endDate)
  if (!departure.includesExtension) return [{ ...departure, nights, extension: null }]
  return departure.extensions
    .filter((extension) => mapsEveryRoom(extension, rooms))
    .map((extension) => ({ ...departure, nights, extension }))
}

/** Whether a departure can be chosen, by itself or with one of its extensions (rules 4.5.1 to 4.5.3). */
function isSold(departure: Departure, today: IsoDay): boolean {
  const { startDate, isSoldOnline, arePricesReadable, includesExtension, extensionBaseDate } = departure
  return startDate > today && isSoldOnline && arePricesReadable && (!includesExtension || extensionBaseDate !== null)
}

/** Whether an extension has a room for each room of its base (rule 4.5.5). */
function mapsEveryRoom({ accommodationMapItems }: DateExtension, rooms: Rooms): boolean {
  return rooms.every(({ id }) =>
    accommodationMapItems.some((item) => item.baseAccommodation === id && item.extensionAccommodation !== null),
  )
}

/** The date that starts nearest to a day, of two the earlier one; null when there is none. */
export function nearestDate(saleDates: readonly SaleDate[], day: IsoDay): SaleDate | null {
  const distance = ({ startDate }: SaleDate) => Math.abs(daysBetween(day, startDate))
  return saleDates.reduce<SaleDate | null>(
    (nearest, date) => (nearest === null || distance(date) < distance(nearest) ? date : nearest),
    null,
  )
}

/** Another date as a remedy; null for none. */
export function dateRemedy(date: SaleDate | null): Reason['remedy'] {
  return date === null ? null : { kind: 'date', date: toDateChoice(date), startDate: date.startDate }
}

function byStart(a: SaleDate, b: SaleDate): number {
  return (
    compareDays(a.startDate, b.startDate) ||
    Number(a.extension !== null) - Number(b.extension !== null) ||
    compareDays(a.endDate, b.endDate)
  )
}

/** The ids of a date. */
export function toDateChoice({ id, extension }: Pick<SaleDate, 'id' | 'extension'>): DateChoice {
  return { dateId: id, extensionId: extension?.id ?? null }
}

/** A key that identifies a date within its variant. */
export function dateKey(date: SaleDate | DateChoice): string {
  const { dateId, extensionId } = 'dateId' in date ? date : toDateChoice(date)
  return extensionId === null ? dateId : `${dateId}~${extensionId}`
}

/** Whether both are the same departure with the same extension. */
export function sameDate(a: DateChoice | null, b: SaleDate | DateChoice): boolean {
  const choice = 'dateId' in b ? b : toDateChoice(b)
  return a !== null && a.dateId === choice.dateId && a.extensionId === choice.extensionId
}

/** The date of a choice; null without one, and where it is not among these. */
export function findDate(choice: DateChoice | null, dates: readonly SaleDate[]): SaleDate | null {
  return dates.find((date) => sameDate(choice, date)) ?? null
}

/** The dates without extension. */
export function baseDatesOf(saleDates: readonly SaleDate[]): readonly SaleDate[] {
  return saleDates.filter(({ extension }) => extension === null)
}

/** Whether an extension date starts on a day. */
export function hasExtensionOn(day: IsoDay, saleDates: readonly SaleDate[]): boolean {
  return saleDates.some(({ startDate, extension }) => extension !== null && startDate === day)
}

/** Whether a departure is sold with an extension too. */
export function isExtensible(date: SaleDate, saleDates: readonly SaleDate[]): boolean {
  return extensionDatesOf(saleDates, toDateChoice(date)).length > 0
}

/** The extension dates of a departure; empty for null. */
export function extensionDatesOf(saleDates: readonly SaleDate[], base: DateChoice | null): readonly SaleDate[] {
  return saleDates.filter(
    ({ extension, extensionBaseDate }) => extension !== null && base !== null && extensionBaseDate?.id === base.dateId,
  )
}
