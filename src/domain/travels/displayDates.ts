import { compareDays, readDay } from '#domain/calendar.ts'
import type { IsoDay } from '#domain/calendar.ts'

/** The days of a travel in lists. Days arrive as the platform writes them. */
export interface DatedTravel {
  readonly startDate: string | null
  readonly endDate: string | null
  readonly dates: readonly { readonly startDate: string; readonly endDate: string; readonly includesExtension: boolean }[]
}

/** The dates to show: one, and how many more there are («travel.andMoreDates»). */
export interface DisplayedDates {
  readonly startDate: IsoDay
  readonly endDate: IsoDay
  readonly more: number
}

interface Period {
  readonly startDate: IsoDay
  readonly endDate: IsoDay
}

/**
 * The travel with its displayed days replaced by its earliest upcoming date without extension, when the displayed
 * start equals its first date (specification 4, Travel filter).
 */
export function withDisplayedDates<Travel extends DatedTravel>(travel: Travel, today: IsoDay): Travel {
  const earliest = upcomingDates(travel, today)[0]
  const first = periodsOf(travel.dates)[0]?.startDate
  return earliest !== undefined && readDay(travel.startDate) === first ? { ...travel, ...earliest } : travel
}

/** The dates shown with a travel (specification 9, Formatting); null when it names none. */
export function displayedDates(travel: DatedTravel, today: IsoDay): DisplayedDates | null {
  const shown = withDisplayedDates(travel, today)
  const startDate = readDay(shown.startDate)
  const endDate = readDay(shown.endDate)
  if (startDate === null || endDate === null) return upcomingOnly(travel, today)
  const others = upcomingDates(travel, today).filter((date) => date.startDate !== startDate || date.endDate !== endDate)
  return { startDate, endDate, more: others.length }
}

// Assumption: a travel whose own days are not told shows its earliest upcoming date.
function upcomingOnly(travel: DatedTravel, today: IsoDay): DisplayedDates | null {
  const [earliest, ...others] = upcomingDates(travel, today)
  return earliest === undefined ? null : { ...earliest, more: others.length }
}

/** Dates without extension that start after today, the earliest first. */
function upcomingDates({ dates }: DatedTravel, today: IsoDay): readonly Period[] {
  return periodsOf(dates.filter(({ includesExtension }) => !includesExtension)).filter(({ startDate }) => startDate > today)
}

function periodsOf(dates: readonly Pick<DatedTravel['dates'][number], 'startDate' | 'endDate'>[]): readonly Period[] {
  return dates
    .flatMap((date) => {
      const [startDate, endDate] = [readDay(date.startDate), readDay(date.endDate)]
      return startDate === null || endDate === null ? [] : [{ startDate, endDate }]
    })
    .toSorted((a, b) => compareDays(a.startDate, b.startDate))
}
