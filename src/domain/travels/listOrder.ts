import { sortedByPrice, viewOf, withDisplayedDays, type DatedTravel, type DateView } from './datesInView.ts'
import { sortedByStart } from './filter.ts'

/** Travels as a list shows them, with their displayed days as their own: by start date, or by price. */
export function inListOrder<Travel extends DatedTravel>(
  travels: readonly Travel[],
  view: DateView,
  isByPrice: boolean,
): readonly Travel[] {
  const byStart = sortedByStart(travels.map((travel) => withDisplayedDays(travel, viewOf(travel, view))))
  return isByPrice ? sortedByPrice(byStart, view) : byStart
}
