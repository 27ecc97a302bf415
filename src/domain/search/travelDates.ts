import { addDays, durationDays, monthOf, yearOf, type IsoDay } from '#domain/calendar.ts'
import { easterSunday } from '#domain/easter.ts'
import type { Feast } from './timeNames.ts'
import type { TimeConstraint } from './timeConstraint.ts'

/** A departure. */
export interface Period {
  readonly startDate: IsoDay
  readonly endDate: IsoDay
}

/** A constraint resolved on the calendar. */
export interface DatedConstraint {
  /** Matching months (`2027-06`) in order; empty for durations and holidays. */
  readonly months: readonly string[]
  /** The days of the holiday in the years with departures; empty otherwise. */
  readonly periods: readonly Period[]
  /** The days on which a travel begins; null for any. */
  readonly starts: Period | null
  /** Duration in days; null is unbounded. */
  readonly minDays: number | null
  readonly maxDays: number | null
}

/** The departures of all travels, indexed. */
export interface TravelDates {
  readonly resolve: (constraint: TimeConstraint) => DatedConstraint
  /** Duration widened to the nearest ones that some departure has; a constraint that some departure satisfies as it is. */
  readonly withinReach: (constraint: DatedConstraint) => DatedConstraint
  /** 1 by index for each travel with a departure that satisfies every constraint. */
  readonly withAll: (constraints: readonly DatedConstraint[]) => Uint8Array
}

/** Whether a departure satisfies every constraint. */
export function meetsAll(constraints: readonly DatedConstraint[]): (period: Period) => boolean {
  const tests = withAlternatives(constraints).map(toTest)
  return (period) => {
    const indexed = index(period, new Map())
    return tests.every((test) => test(indexed))
  }
}

/** @param travels departures by travel, in any order */
export function createTravelDates(travels: readonly (readonly Period[])[]): TravelDates {
  const known = new Map<string, IndexedPeriod>()
  const indexed = travels.map((periods) => periods.map((period) => index(period, known)))
  const months = [...new Set([...known.values()].map(({ month }) => month))].sort()
  return {
    resolve: (constraint) => resolve(constraint, months),
    withinReach: (constraint) => withinReach(constraint, [...known.values()]),
    withAll: (constraints) => {
      const tests = withAlternatives(constraints).map(toTest)
      return Uint8Array.from(indexed, (periods) =>
        periods.some((period) => tests.every((test) => test(period))) ? 1 : 0,
      )
    },
  }
}

/** Months that exclude each other, as in «Juni oder Juli», become one constraint of all of them. */
function withAlternatives(constraints: readonly DatedConstraint[]): readonly DatedConstraint[] {
  const [first, ...others] = constraints.filter(({ months }) => months.length > 0)
  if (first === undefined || first.months.some((month) => others.every(({ months }) => months.includes(month))))
    return constraints
  const months = [...new Set([first, ...others].flatMap((each) => each.months))]
  return [...constraints.filter((each) => each.months.length === 0), { ...first, months }]
}

interface IndexedPeriod extends Period {
  readonly month: string
  readonly days: number
}

/** Memoized by days, which most travels share. */
function index({ startDate, endDate }: Period, known: Map<string, IndexedPeriod>): IndexedPeriod {
  const key = `${startDate} ${endDate}`
  const period = known.get(key) ?? {
    startDate,
    endDate,
    month: monthOf(startDate),
    days: durationDays(startDate, endDate),
  }
  known.set(key, period)
  return period
}

function toTest({ months, periods, starts, minDays, maxDays }: DatedConstraint): (period: IndexedPeriod) => boolean {
  const wanted = new Set(months)
  if (starts !== null)
    return ({ startDate, days }) =>
      startDate >= starts.startDate && startDate <= starts.endDate && days <= (maxDays ?? Infinity)
  if (minDays !== null) return ({ days }) => days >= minDays && days <= (maxDays ?? Infinity)
  if (periods.length === 0) return ({ month }) => wanted.has(month)
  return ({ startDate, endDate }) => periods.some((feast) => startDate <= feast.endDate && endDate >= feast.startDate)
}

/** «Tagesfahrt», where the shortest travel takes two days: two or three. */
function withinReach(constraint: DatedConstraint, known: readonly IndexedPeriod[]): DatedConstraint {
  const { minDays, maxDays } = constraint
  if (minDays === null) return constraint
  const distances = known.map(({ days }) => Math.max(0, minDays - days, days - (maxDays ?? Infinity)))
  const least = Math.min(...distances)
  if (least === 0) return constraint
  return { ...constraint, minDays: minDays - least - 1, maxDays: maxDays === null ? null : maxDays + least + 1 }
}

const ANY_TIME: DatedConstraint = { months: [], periods: [], starts: null, minDays: null, maxDays: null }

/** @param known the months with departures */
function resolve(constraint: TimeConstraint, known: readonly string[]): DatedConstraint {
  switch (constraint.kind) {
    case 'days':
      return { ...ANY_TIME, minDays: constraint.min, maxDays: constraint.max }
    case 'months':
      return { ...ANY_TIME, months: monthsOf(constraint, known) }
    case 'week':
      return {
        ...ANY_TIME,
        starts: { startDate: constraint.first, endDate: constraint.last },
        maxDays: constraint.maxDays,
      }
    case 'feast': {
      const years = constraint.year === null ? [...new Set(known.map(yearOf))] : [constraint.year]
      return { ...ANY_TIME, periods: years.map((year) => feastDays(constraint.feast, year)) }
    }
  }
}

/** The months of a constraint that have departures; without any, all of its months, to be named in the message. */
function monthsOf(
  { numbers, year }: Extract<TimeConstraint, { kind: 'months' }>,
  known: readonly string[],
): readonly string[] {
  const years = year === null ? [...new Set(known.map(yearOf))] : [year]
  const named = years.flatMap((each) => numbers.map((number) => monthIn(each, number))).sort()
  const offered = named.filter((month) => known.includes(month))
  return offered.length > 0 ? offered : named
}

/** 13 is January of the next year. */
function monthIn(year: number, number: number): string {
  const position = (number - 1) % 12
  return `${year + (number - 1 - position) / 12}-${String(position + 1).padStart(2, '0')}`
}

/** A public holiday with the days off around it. */
function feastDays(feast: Feast, year: number): Period {
  const easter = easterSunday(year)
  switch (feast) {
    case 'ostern':
      return { startDate: addDays(easter, -2), endDate: addDays(easter, 1) }
    case 'auffahrt':
      return { startDate: addDays(easter, 39), endDate: addDays(easter, 42) }
    case 'pfingsten':
      return { startDate: addDays(easter, 48), endDate: addDays(easter, 50) }
  }
}
