import { Client, fetchExchange } from '@urql/core'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { EMPTY_FILTER, readFilterQuery, type TravelFilter } from '#domain/travels/filter.ts'
import { FIRST_VIEW, readListView, toListQuery } from '#domain/travels/listView.ts'
import { carovia } from '#tenant/config.ts'
import { openPlatform } from '#test/support/platform/openPlatform.ts'
import type { LoadContext } from '#web/graph/loadContext.ts'
import { NO_FACTS } from '#web/travel/search/listFacts.ts'
import { calendarFilter, loadTravelList } from '#web/travel/search/loadTravelList.ts'
import { spelledAsOptions } from '#web/travel/search/spelledAsOptions.ts'
import { withoutMonths } from '#web/travel/search/emptyListAlternatives.ts'

let page: LoadContext
let asked: number

beforeEach(async () => {
  const { platform } = await openPlatform()
  asked = 0
  const graph = new Client({
    url: 'http://platform.test/graphql',
    preferGetMethod: false,
    requestPolicy: 'network-only',
    fetch: (input, init) => {
      asked += 1
      return platform.fetch(new Request(input, init))
    },
    exchanges: [fetchExchange],
  })
  page = {
    graph,
    graphWithoutSsr: graph,
    tenantId: '4',
    filterInputs: carovia.travelFilter.inputs,
    today: '2027-01-15',
  }
})

const filter = (fields: Partial<TravelFilter>): TravelFilter => ({ ...EMPTY_FILTER, ...fields })
const CALENDAR = { layout: 'calendar', pages: 1 } as const

describe('the list', () => {
  test('is one question', async () => {
    expect(await loadTravelList(page, EMPTY_FILTER, FIRST_VIEW)).toEqual(NO_FACTS)
    expect(asked).toBe(1)
  })

  test('that is empty names what to leave out, and how many travels each brings, the most first', async () => {
    const { relaxed } = await loadTravelList(page, filter({ months: ['2027-06'], query: 'Lissabon' }), FIRST_VIEW)
    expect(relaxed).toEqual([
      { part: 'query', count: 1 },
      { part: 'months', count: 1 },
    ])
    // The list, a question for each part, pages about the text, and what leaves next.
    expect(asked).toBe(5)
  })

  test('that has none in a month names the months near it in which there are some', async () => {
    const chosen = filter({ months: ['2027-08'], query: 'Lissabon' })
    const { nearMonths } = await loadTravelList(page, chosen, FIRST_VIEW)
    expect(nearMonths).toEqual([{ month: '2027-05', count: 1 }])
    expect(withoutMonths(chosen, null)).toEqual(filter({ query: 'Lissabon' }))
    const typed = filter({ query: 'August 2031' })
    const { nearMonths: nearTyped, reading } = await loadTravelList(page, typed, FIRST_VIEW)
    expect(nearTyped.map(({ month }) => month)).toEqual(['2027-07', '2027-08', '2027-09'])
    expect(withoutMonths(typed, reading)).toEqual(EMPTY_FILTER)
  })

  // rule 2.2.15
  test('searched by an order number is empty, and leads to the page of the order', async () => {
    const { pages, relaxed } = await loadTravelList(page, filter({ query: 'cr-2027-000123' }), FIRST_VIEW)
    expect(pages).toEqual([{ name: 'Auftragsnummer CR-2027-000123', path: '/auftrag#CR-2027-000123' }])
    expect(relaxed.map(({ part }) => part)).toEqual(['query'])
  })

  // rule 2.2.1
  test('of a tenant that does not filter by month names no months', async () => {
    const filterInputs = { ...page.filterInputs, months: { enabled: false } }
    const typed = filter({ query: 'August 2031' })
    expect((await loadTravelList({ ...page, filterInputs }, typed, FIRST_VIEW)).nearMonths).toEqual([])
  })

  test('that stays empty without any one part names none', async () => {
    const { relaxed } = await loadTravelList(
      page,
      filter({ months: ['2031-01'], query: 'Gletscherspalte' }),
      FIRST_VIEW,
    )
    expect(relaxed).toEqual([])
  })
})

test('an empty list and an empty calendar put forward what leaves next, the earliest first', async () => {
  for (const view of [FIRST_VIEW, CALENDAR]) {
    const { upcoming } = await loadTravelList(page, filter({ query: 'Gletscherspalte' }), view)
    expect(upcoming?.map(({ name, shown }) => [name, shown.dates?.startDate])).toEqual([
      ['Lissabon', '2027-05-01'],
      ['Über die Alpen', '2027-06-12'],
    ])
  }
})

describe('the calendar', () => {
  test('opens at the first month in which a travel starts', async () => {
    expect(await loadTravelList(page, EMPTY_FILTER, CALENDAR)).toEqual({ ...NO_FACTS, months: ['2027-05'] })
    expect(asked).toBe(2)
  })

  test('shows the chosen months, and none that is not offered', async () => {
    const { months } = await loadTravelList(page, filter({ months: ['2027-09', 'morgen', '2027-06'] }), CALENDAR)
    expect(months).toEqual(['2027-06', '2027-09'])
  })

  test('asks for the travels of its months, on a feast also for those that leave in the month before', async () => {
    const monthsAskedFor = async (query: string) => {
      const asked = filter({ query })
      return calendarFilter(asked, await loadTravelList(page, asked, CALENDAR)).months
    }
    expect(await monthsAskedFor('Juni')).toEqual(['2027-06'])
    expect(await monthsAskedFor('Auffahrt')).toEqual([])
  })
})

test('any URL leads to a list or a calendar, whose URL can be written again', async () => {
  const parameters = fc.dictionary(
    fc.constantFrom('destinations', 'travelTypes', 'months', 'query', 'ansicht', 'seiten'),
    fc.oneof(
      fc.string(),
      fc.constantFrom(
        'kalender',
        '2027-05',
        '2',
        'a'.repeat(10_000),
        '<script>alert(1)</script>',
        '|||',
        '%',
        '\u0000',
      ),
    ),
  )
  await fc.assert(
    fc.asyncProperty(fc.oneof(parameters, fc.webQueryParameters()), async (given) => {
      const address = new URLSearchParams(given)
      const [wanted, view] = [readFilterQuery(address), readListView(address)]
      const { months, relaxed } = await loadTravelList(page, wanted, view)
      expect(months.every((month) => /^\d{4}-\d\d$/.test(month))).toBe(true)
      expect(relaxed.every(({ count }) => count > 0)).toBe(true)
      expect(readFilterQuery(toListQuery(wanted, view))).toEqual(wanted)
    }),
    { numRuns: 40 },
  )
})

// rule 10.32
describe('a value in capital letters', () => {
  test('is the option it differs from by them only', async () => {
    const { travelFilter } = (
      await page.graph.query('{ travelFilter(tenantId: "4") { filters { name options { value } } } }', {}).toPromise()
    ).data as { travelFilter: { filters: { name: string; options: { value: string }[] }[] } }
    const [known = ''] = travelFilter.filters
      .find(({ name }) => name === 'destinations')!
      .options.map(({ value }) => value)
    asked = 0
    const typed = filter({ destinations: [known.toUpperCase(), known, 'Atlantis'], query: 'See' })
    expect(await spelledAsOptions(page, typed)).toEqual(filter({ destinations: [known, 'Atlantis'], query: 'See' }))
    expect(asked).toBe(1)
  })

  test('that no option has stays, and values in lower case ask nothing', async () => {
    const unknown = filter({ destinations: ['Atlantis'] })
    expect(await spelledAsOptions(page, unknown)).toBe(unknown)
    asked = 0
    const lower = filter({ destinations: ['atlantis'], query: 'SEE' })
    expect(await spelledAsOptions(page, lower)).toBe(lower)
    expect(asked).toBe(0)
  })
})
