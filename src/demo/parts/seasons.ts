import { addDays, mondayOfWeek, weekdayOf, type IsoDay } from '#domain/calendar.ts'
import { easterSunday } from '#domain/easter.ts'

/**
 * Yearly start days of a tour. `from` and `to` are ISO weeks, weekdays 1 (Monday) to 7. `surcharge` is francs per person
 * and may be negative.
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
        /** Days from the first Sunday of Advent, or Easter Sunday. */
        readonly offsets: readonly number[]
      }
    | { readonly kind: 'yearly'; /** `12-29`. */ readonly monthDays: readonly string[] }
  )

interface SeasonDetails {
  /** 2 for every other week. */
  readonly every?: number
  readonly surcharge?: number
  /** Keys of the available extensions, all of equal length. */
  readonly extensions?: readonly string[]
}

/** Weekly starts between two ISO weeks, inclusive. */
export function weekly(weekday: number, [from, to]: readonly [number, number], details: SeasonDetails = {}): Season {
  return { kind: 'weekly', weekday, from, to, ...details }
}

/** Start days of a season in one calendar year. */
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
    starts.push(addDays(mondayOfWeek(year, week), season.weekday - 1))
  }
  return starts
}

/** First Sunday of Advent: the fourth before Christmas Day. */
function firstAdvent(year: number): IsoDay {
  const eve = `${year}-12-24`
  return addDays(eve, -(weekdayOf(eve) % 7) - 21)
}
