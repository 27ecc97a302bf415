import {
  areContingentsChecked,
  CONTINGENT_WHEN_UNCHECKED,
  packageContingent,
} from '#domain/booking/availability/contingents.ts'
import { roomContingent } from '#domain/booking/availability/roomStock.ts'
import { roomOf } from '#domain/booking/draft/chosen.ts'
import type { Decisions } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { durationDays } from '#domain/calendar.ts'
import { isClosed } from '#domain/catalogue/availability.ts'
import type { DateChoice } from '#domain/catalogue/departure.ts'
import { extensionPackageNo } from '#domain/catalogue/rates.ts'
import { extensionDatesOf, findDate, type SaleDate } from '#domain/catalogue/saleDates.ts'

/** Start value for the minimum of the contingents of the chosen rooms (rule 9.2.6). */
const CONTINGENT_START = 9999

/** The departure without extension: the one stored at the upgrade, else the chosen one; null without a date. */
export function baseDateChoice({
  isUpgradedToExtension,
  extensionDowngradeDate,
  date,
}: Pick<Decisions, 'isUpgradedToExtension' | 'extensionDowngradeDate' | 'date'>): DateChoice | null {
  return isUpgradedToExtension ? extensionDowngradeDate : date
}

/** The date to show as chosen among these: the chosen one itself, else the departure it upgrades. */
export function choiceAmong(dates: readonly SaleDate[], draft: Decisions): DateChoice | null {
  return findDate(draft.date, dates) === null ? baseDateChoice(draft) : draft.date
}

/** These dates with the chosen one, which may not be among them, unless it is an upgrade of one; the same list where it is. */
export function includingChosen(
  dates: readonly SaleDate[],
  { draft, offer, date: chosen }: Booking,
): readonly SaleDate[] {
  if (draft.isUpgradedToExtension || chosen === null || dates.includes(chosen)) return dates
  return offer.saleDates.filter((date) => date === chosen || dates.includes(date))
}

/** The departure without extension as it is on sale; null without a date, or where it is not. */
export function baseDate({ draft, offer }: Booking): SaleDate | null {
  return findDate(baseDateChoice(draft), offer.saleDates)
}

/** The days an extension adds to its departure. */
export function addedDays(date: SaleDate, base: SaleDate): number {
  return durationDays(date.startDate, date.endDate) - durationDays(base.startDate, base.endDate)
}

/** The extension dates of the chosen departure. Assumption: a CLOSED one is not offered. */
export function extensionOptions({ draft, offer }: Booking): readonly SaleDate[] {
  return extensionDatesOf(offer.saleDates, baseDateChoice(draft)).filter((date) => !isClosed(date, offer))
}

/** Whether the extension step is shown: already upgraded, or an upgrade is on offer (rule 2.5.2). */
export function hasExtensionStep(booking: Booking): boolean {
  const { draft } = booking
  return draft.isUpgradedToExtension || extensionOptions(booking).length > 0
}

/**
 * How often the chosen beds are available on the chosen extension date (rules 5.7.4): for a family package its places
 * per traveller, else the minimum of the chosen rooms. 999 while contingents are ignored.
 */
export function extensionContingent(booking: Booking): number {
  const { draft, offer, date, familyPackage, rooms } = booking
  if (date === null) return 0
  if (!areContingentsChecked(booking)) return CONTINGENT_WHEN_UNCHECKED
  if (familyPackage !== null) {
    const room = roomOf(familyPackage.accommodation, offer)
    const packageNo = room === null ? null : extensionPackageNo(room, date)
    const places = packageNo === null ? 0 : packageContingent(packageNo, booking)
    return Math.floor(places / Math.max(draft.travellers.length, 1))
  }
  if (rooms.length < draft.rooms.length) return 0
  return Math.min(CONTINGENT_START, ...rooms.map(({ room }) => roomContingent(room, booking)))
}
