import { daysBetween, type IsoDay } from '#domain/calendar.ts'

const EARLY_DAYS = 3

/**
 * Days until a departure that is so early that it is pointed out, because the first date is preselected and may not be
 * meant; null for a later one.
 */
export function daysUntilEarly(startDate: IsoDay, today: IsoDay): number | null {
  const days = daysBetween(today, startDate)
  return days <= EARLY_DAYS ? days : null
}
