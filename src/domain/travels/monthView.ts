import { daysBetween, monthOf, type IsoDay } from '#domain/calendar.ts'
import { departuresInView, travelInView, type DatedTravel, type DateView } from './datesInView.ts'

/** What a list of some months says of a travel. */
export interface MonthLine {
  /** The first and the last of the months it leaves in (`2027-06`); the same where it is one. */
  readonly first: string
  readonly last: string
  /** Departures without extension in these months; those of several variants on the same days count once. */
  readonly departures: number
  /** The earliest of them that can be booked. */
  readonly from: IsoDay
}

/** What of a query tells months. */
interface ReadParts {
  readonly parts: readonly { readonly months: readonly string[] }[]
}

/** The months a list looks at: those of the filter, and those the query names. Empty for all. */
export function monthsInView(months: readonly string[], reading: ReadParts | null): readonly string[] {
  const named = [...new Set(reading?.parts.flatMap((part) => part.months))]
  if (months.length === 0) return named
  const both = months.filter((month) => named.includes(month))
  return both.length === 0 ? months : both
}

/**
 * What to say of a travel in the months in view; null where it has no departure in them, and where all are in view. The
 * day is the one a card displays: of departures that are sold out the next one that can be booked.
 */
export function monthLine(travel: DatedTravel, view: DateView): MonthLine | null {
  const departures = view.months.length === 0 ? [] : departuresInView(travel, view)
  const [first, last] = [departures[0], departures.at(-1)]
  const from = travelInView(travel, view).dates?.startDate
  if (first === undefined || last === undefined || from === undefined) return null
  return { first: monthOf(first.startDate), last: monthOf(last.startDate), departures: departures.length, from }
}

/** The months nearest to others, in time: what to look at when nothing leaves in those. */
export function nearestMonths(wanted: readonly string[], known: readonly string[], most: number): readonly string[] {
  const distance = (month: string) =>
    Math.min(...wanted.map((other) => Math.abs(daysBetween(`${other}-01`, `${month}-01`))))
  return known
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, most)
    .toSorted()
}
