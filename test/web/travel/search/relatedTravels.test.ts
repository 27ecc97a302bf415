import { createClient, fetchExchange } from '@urql/core'
import { expect, test } from 'vitest'
import { carovia } from '#tenant/config.ts'
import { loadRelated } from '#web/travel/search/relatedTravels.ts'

const day = { endDate: '2027-06-18', includesExtension: false, placesLeft: null, minPrice: null }
const open = { ...day, startDate: '2027-06-12', status: 'BOOKABLE' }
const closed = { ...open, status: 'CLOSED' }
const stateless = { ...open, status: null }
const past = { ...day, startDate: '2027-01-10' }

const travel = (urlSlug: string, dates: readonly object[]) => ({
  __typename: 'FilteredTravel',
  id: urlSlug,
  urlSlug,
  name: urlSlug,
  redirectToBooking: null,
  startDate: null,
  endDate: null,
  minPrice: 1290,
  currency: 'CHF',
  mainImage: null,
  dates,
})

/** Names of the similar travels of a platform with these. */
async function relatedAmong(...travels: readonly object[]): Promise<readonly string[]> {
  const travelFilter = { __typename: 'TravelFilterResult', success: true, travels, filters: [] }
  const graph = createClient({
    url: 'https://platform.example',
    preferGetMethod: false,
    fetch: () => Promise.resolve(Response.json({ data: { __typename: 'Query', travelFilter } })),
    exchanges: [fetchExchange],
  })
  const { inputs } = carovia.travelFilter
  const page = { graph, graphWithoutSsr: graph, tenantId: '4', filterInputs: inputs, today: '2027-01-15' }
  const related = await loadRelated(page, { urlSlug: 'provence', relatedQueries: ['Frankreich'] })
  return (related ?? []).map(({ name }) => name)
}

test('similar travels are those with a date that can be booked', async () => {
  expect(await relatedAmong(travel('offen', [closed, open]), travel('zu', [closed]), travel('vorbei', []))).toEqual([
    'offen',
  ])
})

test('a platform without states is taken to list what can be booked, but no travel whose dates are past', async () => {
  const travels = [travel('offen', [stateless]), travel('vorbei', [{ ...past, status: null }])]
  expect(await relatedAmong(...travels)).toEqual(['offen'])
})

test('a platform without dates is taken to list what can be booked', async () => {
  expect(await relatedAmong(travel('ohne-daten', []))).toEqual(['ohne-daten'])
})
