import { daysBetween, monthOf, readDay, type IsoDay } from '#domain/calendar.ts'
import { withDisplayedDates, type DatedTravel } from './displayDates.ts'

/** What a list of some months says of a travel. */
export interface MonthLine {
  /** The first and the last of the months it leaves in (`2027-06`); the same where it is one. */
  readonly first: string
  readonly last: string
  /** Departures without extension in these months; those of several variants on the same days count once. */
  readonly departures: number
  /** The earliest of them. */
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
 * The travel with its dates of some months only, and the earliest of them as its displayed days. A travel that has none
 * in them stays as it is, with its earliest date at all.
 * @param months empty for all
 */
export function inMonths<Travel extends DatedTravel>(travel: Travel, months: readonly string[], today: IsoDay): Travel {
  const dates = upcomingIn(travel, months, today)
  const [first] = dates.filter(({ includesExtension }) => !includesExtension).toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
  if (first === undefined) return withDisplayedDates(travel, today)
  return { ...travel, dates, startDate: first.startDate, endDate: first.endDate }
}

/** What to say of a travel in some months; null where it has no departure in them, and where the list looks at all. */
export function monthLine(travel: Pick<DatedTravel, 'dates'>, months: readonly string[], today: IsoDay): MonthLine | null {
  const own = upcomingIn(travel, months, today).filter(({ includesExtension }) => !includesExtension)
  const days = [...new Set(own.map(({ startDate, endDate }) => `${readDay(startDate) ?? ''} ${readDay(endDate) ?? ''}`))].toSorted()
  const [from, last] = [days[0]?.slice(0, 10), days.at(-1)]
  if (from === undefined || last === undefined) return null
  return { first: monthOf(from), last: monthOf(last), departures: days.length, from }
}

function upcomingIn({ dates }: Pick<DatedTravel, 'dates'>, months: readonly string[], today: IsoDay) {
  return dates.filter((date) => {
    const day = readDay(date.startDate)
    return day !== null && day > today && months.includes(monthOf(day))
  })
}

/** The months nearest to others, in time: what to look at when nothing leaves in those. */
export function nearestMonths(wanted: readonly string[], known: readonly string[], most: number): readonly string[] {
  const distance = (month: string) => Math.min(...wanted.map((other) => Math.abs(daysBetween(`${other}-01`, `${month}-01`))))
  return known
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, most)
    .toSorted()
}
