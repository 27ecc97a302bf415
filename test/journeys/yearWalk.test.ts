import { expect, test } from 'vitest'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import { addDays } from '#domain/calendar.ts'
import { travelInView, type DatedTravel } from '#domain/travels/datesInView.ts'
import { openPlatform } from '#test/support/platform/openPlatform.ts'

interface ListedTravel extends DatedTravel {
  readonly name: string
  readonly minPrice: number | null
  readonly travelType: string | null
}

interface Answer {
  readonly travelFilter: {
    readonly travels: readonly ListedTravel[]
    readonly filters: readonly {
      readonly name: string
      readonly options: readonly { readonly value: string; readonly itemCount: number }[]
    }[]
  }
  readonly bestsellerTravels: readonly DatedTravel[]
}

const QUESTION = `query {
  travelFilter(tenantId: "4") {
    travels { name minPrice travelType startDate endDate dates { startDate endDate includesExtension status placesLeft minPrice } }
    filters { name options { value itemCount } }
  }
  bestsellerTravels(tenantId: "4") { minPrice startDate endDate dates { startDate endDate includesExtension status placesLeft minPrice } }
}`

/** A day in every other month, until the year has turned and the first season comes again. */
const DAYS = ['2027-01-15', '2027-03-15', '2027-05-15', '2027-07-15', '2027-09-15', '2027-11-15', '2028-01-15']

test(
  'the year passes: on every day the catalogue is full, upcoming, and has no month that is over',
  { timeout: 120_000 },
  async () => {
    // One platform whose day moves on, as a host that runs for a year.
    let today = DAYS[0] ?? ''
    const { ask } = await openPlatform({ catalogue: buildCatalogue, today: () => today })
    const types = new Map<string, ReadonlySet<string | null>>()
    for (const day of DAYS) {
      today = day
      const { travelFilter, bestsellerTravels } = (await ask(QUESTION)) as Answer
      const shown = [...travelFilter.travels, ...bestsellerTravels].map(
        (travel) => travelInView(travel, { today: day, months: [] }).dates,
      )
      expect(travelFilter.travels.length, day).toBeGreaterThan(15)
      expect(bestsellerTravels.length, day).toBeGreaterThan(2)
      expect(
        shown.filter((dates) => dates === null || dates.startDate <= day),
        day,
      ).toEqual([])
      expect(
        travelFilter.travels.filter(({ minPrice }) => minPrice !== null && minPrice <= 0),
        day,
      ).toEqual([])
      const months = travelFilter.filters.find(({ name }) => name === 'months')?.options.map(({ value }) => value) ?? []
      expect(months.length, day).toBeGreaterThan(5)
      expect(
        months.filter((month) => month < day.slice(0, 7) || month > addDays(day, 800).slice(0, 7)),
        day,
      ).toEqual([])
      types.set(day, new Set(travelFilter.travels.map(({ travelType }) => travelType)))
    }
    // No season is without variety.
    expect([...types.values()].filter((each) => each.size <= 4)).toEqual([])
  },
)
