import type { IsoDay } from '#domain/calendar.ts'
import type { DateChoice } from '#domain/booking/draft.ts'
import type { PricingTravel } from './catalogue.ts'
import type { DateExtension, Departure } from './departure.ts'

/** A date that can be chosen: a departure, or a longer departure together with one of its extensions. */
export interface SaleDate extends Departure {
  /** The extension booked on it; null for a departure without. */
  readonly extension: DateExtension | null
}

/**
 * The dates of a variant that can be chosen (specification 4, Dates of a pricing travel): by start, a departure
 * before its extensions.
 */
export function saleDatesOf(pricing: PricingTravel, today: IsoDay): readonly SaleDate[] {
  return pricing.departures
    .filter(({ startDate, isSoldOnline }) => startDate > today && isSoldOnline)
    .flatMap((departure) => selectableDates(departure, pricing.accommodations))
    .toSorted(byStart)
}

type Rooms = PricingTravel['accommodations']

function selectableDates(departure: Departure, rooms: Rooms): readonly SaleDate[] {
  if (!departure.includesExtension) return [{ ...departure, extension: null }]
  if (departure.extensionBaseDate === null) return []
  return departure.extensions
    .filter((extension) => mapsEvery(rooms, extension))
    .map((extension) => ({ ...departure, extension }))
}

function mapsEvery(rooms: Rooms, { accommodationMapItems }: DateExtension): boolean {
  return rooms.every(({ id }) =>
    accommodationMapItems.some((item) => item.baseAccommodation === id && item.extensionAccommodation !== null),
  )
}

function byStart(a: SaleDate, b: SaleDate): number {
  return (
    a.startDate.localeCompare(b.startDate) ||
    Number(a.extension !== null) - Number(b.extension !== null) ||
    a.endDate.localeCompare(b.endDate)
  )
}

/** The choice that names a date. */
export function toDateChoice({ id, extension }: Pick<SaleDate, 'id' | 'extension'>): DateChoice {
  return { dateId: id, extensionId: extension?.id ?? null }
}

/** Whether both name the same departure with the same extension. */
export function sameDate(a: DateChoice | null, b: SaleDate | DateChoice): boolean {
  const choice = 'dateId' in b ? b : toDateChoice(b)
  return a !== null && a.dateId === choice.dateId && a.extensionId === choice.extensionId
}

/** The dates without extension. */
export function baseDatesOf(saleDates: readonly SaleDate[]): readonly SaleDate[] {
  return saleDates.filter(({ extension }) => extension === null)
}

/** The extension dates that start from a departure; none for null. */
export function extensionDatesOf(saleDates: readonly SaleDate[], base: DateChoice | null): readonly SaleDate[] {
  return saleDates.filter(
    ({ extension, extensionBaseDate }) => extension !== null && base !== null && extensionBaseDate?.id === base.dateId,
  )
}

/**
 * The date a variant begins with: the first whose status is not CLOSED; null when there is none.
 * Assumption: a date without extension goes first, for the extension has a step of its own.
 */
export function preselectedDate(
  saleDates: readonly SaleDate[],
  resolve: (date: SaleDate) => string,
): SaleDate | null {
  const open = saleDates.filter((date) => resolve(date) !== 'CLOSED')
  return baseDatesOf(open)[0] ?? open[0] ?? null
}
