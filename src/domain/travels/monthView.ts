import { daysBetween, monthOf, type IsoDay } from '#domain/calendar.ts'
import { isOpen } from '#domain/catalogue/dateState.ts'
import { departuresInView, type DatedTravel, type DateView } from './datesInView.ts'

/** Summary of a travel for the months in view. */
export interface MonthLine {
  /** The first and last month with a departure (`2027-06`); may be the same. */
  readonly first: string
  readonly last: string
  /**
   * Departures without extension in these months, the available ones if there are any; those of several variants on the
   * same days count once.
   */
  readonly departures: number
  /** The earliest of them. */
  readonly from: IsoDay
}

/**
 * The summary of a travel for the months in view; null without a departure in them, where all months are in view, and
 * for a feast, whose dates are told.
 * Assumption: where one can be booked, those that cannot are neither counted nor the first.
 */
export function monthLine(travel: DatedTravel, view: DateView): MonthLine | null {
  if (view.months.length === 0 || (view.days ?? []).length > 0) return null
  const all = departuresInView(travel, view)
  const open = all.filter(({ state }) => state === null || isOpen(state))
  const departures = open.length === 0 ? all : open
  const [first, last] = [departures[0], departures.at(-1)]
  if (first === undefined || last === undefined) return null
  const from = first.startDate
  return { first: monthOf(from), last: monthOf(last.startDate), departures: departures.length, from }
}

/** The months nearest to others, in order: suggestions when those have no departures. */
export function nearestMonths(wanted: readonly string[], known: readonly string[], most: number): readonly string[] {
  const distance = (month: string) =>
    Math.min(...wanted.map((other) => Math.abs(daysBetween(`${other}-01`, `${month}-01`))))
  return [...known]
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, most)
    .sort()
}
