import { startsIn, type Season } from '#demo/parts/seasons.ts'
import type { AvailabilityOverride, Tour, VariantPlan } from '#demo/tours/tour.ts'
import { addDays, compareDays, daysBetween, yearOf, type IsoDay } from '#domain/calendar.ts'
import { hashModulo } from './hash.ts'

/** A departure before it has prices. */
export interface Departure {
  readonly id: string
  readonly dateNo: string
  readonly startDate: IsoDay
  readonly endDate: IsoDay
  readonly nights: number
  readonly season: Season
  readonly override: AvailabilityOverride | null
  /** Null unless the departure includes an extension. */
  readonly baseDateId: string | null
  /** Keys of the available extensions, one of which is booked. */
  readonly extensionKeys: readonly string[]
}

/** Period of departures in the catalogue, before and after today. */
const CATALOGUE_DAYS_BACK = 30
const CATALOGUE_DAYS_AHEAD = 400

/** Each override of a tour applies to one departure in 13. */
const OVERRIDE_INTERVAL = 13

/** Departures of a variant around today, by start day; extended departures follow their base. */
export function departuresOf(tour: Tour, variant: VariantPlan, today: IsoDay): readonly Departure[] {
  const first = addDays(today, -CATALOGUE_DAYS_BACK)
  const last = addDays(today, CATALOGUE_DAYS_AHEAD)
  const starts = yearsBetween(first, last)
    .flatMap((year) => tour.seasons.flatMap((season) => startsIn(year, season).map((day) => ({ day, season }))))
    .filter(({ day }) => day >= first && day <= last)
  // If two seasons have the same day, the first one in the plan applies.
  const byDay = new Map(starts.reverse().map((start) => [start.day, start]))
  return [...byDay.values()]
    .sort((a, b) => compareDays(a.day, b.day))
    .flatMap((start) => withExtension(toDeparture(tour, variant, start), tour))
}

/** Weeks 1 and 53 reach up to three days into the neighbouring year. */
function yearsBetween(first: IsoDay, last: IsoDay): number[] {
  const from = yearOf(addDays(first, -3))
  const to = yearOf(addDays(last, 3))
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

function toDeparture(tour: Tour, variant: VariantPlan, start: { day: IsoDay; season: Season }): Departure {
  const dateNo = start.day.replaceAll('-', '')
  const id = `${tour.id}-${variant.key}-${dateNo}`
  const nights = tour.days.length - 1
  return {
    id,
    dateNo,
    startDate: start.day,
    endDate: addDays(start.day, nights),
    nights,
    season: start.season,
    override: tour.overrides[hashModulo(id, OVERRIDE_INTERVAL)] ?? null,
    baseDateId: null,
    extensionKeys: [],
  }
}

/** Adds the extended departure. Only to bases on normal sale. */
function withExtension(base: Departure, tour: Tour): readonly Departure[] {
  const keys = base.season.extensions ?? []
  const extraDays = tour.extensions.find(({ key }) => key === keys[0])?.days
  if (extraDays === undefined || (base.override !== null && base.override !== 'few')) return [base]
  const endDate = addDays(base.endDate, extraDays)
  return [
    base,
    {
      ...base,
      id: `${base.id}-v`,
      dateNo: `${base.dateNo}-v`,
      endDate,
      nights: daysBetween(base.startDate, endDate),
      override: null,
      baseDateId: base.id,
      extensionKeys: keys,
    },
  ]
}
