import { createClient, fetchExchange } from '@urql/core'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { EMPTY_FILTER } from '#domain/travels/filter.ts'
import { FIRST_VIEW } from '#domain/travels/listView.ts'
import { carovia } from '#tenant/config.ts'
import type { LoadContext } from '#web/graph/loadContext.ts'
import type { ListFacts } from '#web/travel/search/listFacts.ts'
import { platformFilter, loadTravelList } from '#web/travel/search/loadTravelList.ts'

const date = (startDate: string, endDate: string) => ({
  startDate,
  endDate,
  includesExtension: false,
  status: null,
  placesLeft: null,
  minPrice: null,
})
const travel = (urlSlug: string, [name, guide]: readonly [string, string], dates: readonly object[]) => ({
  urlSlug,
  name,
  dates,
  id: null,
  label: null,
  status: null,
  travelType: null,
  redirectToBooking: null,
  startDate: null,
  endDate: null,
  minPrice: 100,
  currency: 'CHF',
  mainImage: null,
  accommodations: [],
  travelGuides: [{ fullName: guide }],
})
const TRAVELS = [
  travel('fjorde', ['Norwegens Fjorde', 'Urs Amstad'], [date('2027-06-05', '2027-06-15')]),
  travel(
    'rom',
    ['Rom in drei Tagen', 'Anna Conti'],
    [date('2027-05-05', '2027-05-07'), date('2027-06-05', '2027-06-07')],
  ),
  travel('rom-lang', ['Rom mit Musse', 'Anna Conti'], [date('2027-05-05', '2027-05-12')]),
]

/** A platform whose filter looks for the query in a text of its own, as it stands, and does not tell how it understands it. */
const OWN_TEXTS: Readonly<Record<string, string>> = {
  fjorde: 'fjord schiff',
  rom: 'rom forum',
  'rom-lang': 'rom vatikan 3 tage',
}

let page: LoadContext
beforeEach(() => {
  const answer = (query: string, withTravels = true) => {
    const travels = TRAVELS.filter(({ urlSlug }) => (OWN_TEXTS[urlSlug] ?? '').includes(query.toLowerCase()))
    return {
      data: {
        travelFilter: {
          success: true,
          counts: { total: 3, filteredTotal: travels.length },
          ...(withTravels ? { travels } : {}),
          filters: [],
          reading: null,
        },
      },
    }
  }
  const graph = createClient({
    url: 'http://platform.test/',
    preferGetMethod: false,
    requestPolicy: 'network-only',
    fetch: async (input, init) => {
      const { variables } = (await new Request(input, init).json()) as {
        readonly variables: { readonly query: string; readonly withTravels?: boolean }
      }
      return Response.json(answer(variables.query, variables.withTravels))
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

const load = (query: string) => loadTravelList(page, { ...EMPTY_FILTER, query }, FIRST_VIEW)
const slugsOf = ({ found }: Pick<ListFacts, 'found'>) => found?.travels.map(({ urlSlug }) => urlSlug)

test.each([
  ['Norwgen', ['fjorde'], 'Norwegen'],
  ['Urs Amstad', ['fjorde'], null],
  ['rom juni', ['rom'], null],
  ['Rom 3 Tage', ['rom'], null],
  ['Juni 2027', ['fjorde', 'rom'], null],
])(
  'in front of a platform that cannot search, «%s» finds %j in what its list tells',
  async (query, found, corrected) => {
    const facts = await load(query)
    expect(slugsOf(facts)).toEqual(found)
    expect(facts.reading?.corrected ?? null).toBe(corrected)
    expect(platformFilter({ ...EMPTY_FILTER, query }, facts).query).toBe('')
  },
)

test('the calendar finds what the list finds', async () => {
  const facts = await loadTravelList(page, { ...EMPTY_FILTER, query: 'rom' }, { ...FIRST_VIEW, layout: 'calendar' })
  expect(slugsOf(facts)).toEqual(['rom', 'rom-lang'])
})

test('of many travels found, the first to start come with the page, with the number of all', async () => {
  TRAVELS.push(
    ...Array.from({ length: 20 }, (_, day) =>
      travel(`oslo-${20 - day}`, ['Oslo', 'Urs Amstad'], [date(`2027-07-${30 - day}`, `2027-07-${30 - day}`)]),
    ),
  )
  onTestFinished(() => void TRAVELS.splice(3))
  const facts = await load('Oslo Juli')
  expect(facts.found).toMatchObject({ count: 20, total: 20 })
  expect(slugsOf(facts)).toHaveLength(16)
  expect(slugsOf(facts)?.[0]).toBe('oslo-1')
})

test('travels found by the platform in its own texts stay found', async () => {
  expect((await load('vatikan')).found).toBeNull()
  expect(slugsOf(await load('rom'))).toEqual(['rom', 'rom-lang'])
})

test('a length is looked for in the dates, not in texts that name a number of days', async () => {
  expect(slugsOf(await load('3 Tage'))).toEqual(['rom'])
})

test('a search without results shows an empty list and the next departures', async () => {
  const { found, upcoming } = await load('quantenphysik')
  expect(found).toEqual({ travels: [], count: 0, total: 0 })
  expect(upcoming?.length).toBe(3)
})

// rule 2.2.8
test('in front of a platform that cannot search, a price is compared with what its list tells', async () => {
  expect(slugsOf(await load('rom unter 100 Franken'))).toEqual(['rom', 'rom-lang'])
  const nearest = await load('rom unter 99 Franken')
  expect(slugsOf(nearest)).toEqual(['rom', 'rom-lang'])
  expect(nearest.reading).toMatchObject({ isNearest: true, parts: [{ kind: 'text' }, { kind: 'price', maxPrice: 99 }] })
})
