import { addDays, daysBetween, type IsoDay } from '#domain/calendar.ts'

/**
 * When a tour starts, year after year. Weeks are ISO weeks, weekdays 1 (Monday) to 7. `surcharge` is francs a person
 * on top of the ordinary price and may be negative.
 */
export type Season = Pick<SeasonDetails, 'surcharge' | 'extensions'> &
  (
    | {
        readonly kind: 'weekly'
        readonly weekday: number
        readonly from: number
        readonly to: number
        readonly every?: number
      }
    | {
        readonly kind: 'advent' | 'easter'
        /** Days from the Sunday it is named after. */ readonly offsets: readonly number[]
      }
    | { readonly kind: 'yearly'; /** `12-29`. */ readonly monthDays: readonly string[] }
  )

interface SeasonDetails {
  /** 2 for every other week. */
  readonly every?: number
  readonly surcharge?: number
  /** Keys of the extensions offered from here; they last equally long. */
  readonly extensions?: readonly string[]
}

/** Every start between two ISO weeks, both included. */
export function weekly(weekday: number, [from, to]: readonly [number, number], details: SeasonDetails = {}): Season {
  return { kind: 'weekly', weekday, from, to, ...details }
}

/** The weekday of a day, 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: IsoDay): number {
  // 1 January 2024 was a Monday.
  const days = daysBetween('2024-01-01', day) % 7
  return ((days + 7) % 7) + 1
}

/** The start days of a season in one calendar year, in order within each pattern. */
export function startsIn(year: number, season: Season): readonly IsoDay[] {
  switch (season.kind) {
    case 'weekly':
      return weeklyStarts(year, season)
    case 'advent':
      return season.offsets.map((offset) => addDays(firstAdvent(year), offset))
    case 'easter':
      return season.offsets.map((offset) => addDays(easterSunday(year), offset))
    case 'yearly':
      return season.monthDays.map((monthDay) => `${year}-${monthDay}`)
  }
}

function weeklyStarts(year: number, season: Extract<Season, { kind: 'weekly' }>): IsoDay[] {
  const starts: IsoDay[] = []
  for (let week = season.from; week <= season.to; week += season.every ?? 1) {
    starts.push(addDays(firstMonday(year), (week - 1) * 7 + season.weekday - 1))
  }
  return starts
}

/** Monday of ISO week 1: the week that holds 4 January. */
function firstMonday(year: number): IsoDay {
  const fourth = `${year}-01-04`
  return addDays(fourth, 1 - weekdayOf(fourth))
}

/** The fourth Sunday before Christmas Day. */
function firstAdvent(year: number): IsoDay {
  const eve = `${year}-12-24`
  return addDays(eve, -(weekdayOf(eve) % 7) - 21)
}

/** Easter Sunday of the Gregorian calendar, by the epact of the year. */
function easterSunday(year: number): IsoDay {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const correction = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + correction + 15) % 30
  const moon = epact - (epact === 29 || (epact === 28 && golden > 10) ? 1 : 0)
  const fullMoon = addDays(`${year}-03-21`, moon)
  return addDays(fullMoon, 7 - (weekdayOf(fullMoon) % 7))
}
