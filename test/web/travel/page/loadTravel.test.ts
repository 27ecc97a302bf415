import { Client, fetchExchange } from '@urql/core'
import { expect, test } from 'vitest'
import { carovia } from '#tenant/config.ts'
import { openPlatform } from '#test/support/platform/openPlatform.ts'
import { sluggedCatalogue } from '#test/support/platform/smallCatalogue.ts'
import type { LoadContext } from '#web/graph/loadContext.ts'
import { loadTravel } from '#web/travel/page/loadTravel.ts'

/** @param answered changes an answer of the platform */
async function openPage(answered = (answer: object): object => answer): Promise<LoadContext> {
  const { platform } = await openPlatform({ catalogue: sluggedCatalogue })
  const graph = new Client({
    url: 'http://platform.test/graphql',
    preferGetMethod: false,
    requestPolicy: 'network-only',
    fetch: async (input, init) => {
      const response = await platform.fetch(new Request(input, init))
      return Response.json(answered((await response.json()) as object))
    },
    exchanges: [fetchExchange],
  })
  return {
    graph,
    graphWithoutSsr: graph,
    tenantId: '4',
    filterInputs: carovia.travelFilter.inputs,
    today: '2027-01-15',
  }
}

test.each([
  { travelId: 'ueber-die-alpen', urlSlug: 'ueber-die-alpen' },
  { travelId: 'ueber-die-alpen', urlSlug: 'falsch' },
  { travelId: 'alpen', urlSlug: 'falsch' },
  { travelId: 'ALPEN', urlSlug: 'ueber-die-alpen' },
  { travelId: 'alpen' },
  { travelId: 'ueber-die-alpen' },
])('/reisen/$travelId/$urlSlug redirects to the canonical path of the travel', async (address) => {
  expect(await loadTravel(await openPage(), address)).toEqual({
    kind: 'redirect',
    path: '/reisen/alpen/ueber-die-alpen',
    status: 301,
  })
})

test.each([{ travelId: 'andere', urlSlug: 'falsch' }, { travelId: 'andere' }])(
  '/reisen/$travelId/$urlSlug names no travel',
  async (address) => {
    expect(await loadTravel(await openPage(), address)).toMatchObject({ kind: 'missing', status: 404 })
  },
)

test('there the travel stands with price and dates', async () => {
  const loaded = await loadTravel(await openPage(), { travelId: 'alpen', urlSlug: 'ueber-die-alpen' })
  if (loaded.kind !== 'found') throw new Error(loaded.kind)
  expect(loaded.summary.minPrice).toBe(962)
  expect((await loaded.departures)?.[0]).toMatchObject({
    startDate: '2027-06-12',
    fromCentimes: 96_200,
    bargain: { insteadOfCentimes: 101_200, lastDay: '2027-04-15' },
  })
})

/** Departures of a travel that comes without pricing, with these errors beside it. */
async function departuresWithoutPricing(beside: { readonly errors?: readonly object[] } = {}) {
  const page = await openPage((answer) => {
    const { data } = answer as { readonly data: { readonly travel?: object } }
    return data.travel === undefined
      ? answer
      : { data: { ...data, travel: { ...data.travel, pricing: null } }, ...beside }
  })
  const loaded = await loadTravel(page, { travelId: 'alpen', urlSlug: 'ueber-die-alpen' })
  if (loaded.kind !== 'found') throw new Error(loaded.kind)
  return loaded.departures
}

test('a travel without pricing has no departures; where an error may be about its pricing, they failed to load', async () => {
  expect(await departuresWithoutPricing()).toEqual([])
  const elsewhere = { message: 'unusable', path: ['ratioConfig', 'esimConfig', 'regions', 0] }
  expect(await departuresWithoutPricing({ errors: [elsewhere] })).toEqual([])
  const failed = { message: 'no age groups', path: ['travel', 'pricing', 'ageGroupSettings'] }
  expect(await departuresWithoutPricing({ errors: [failed] })).toBeNull()
  expect(await departuresWithoutPricing({ errors: [{ message: 'without a path' }] })).toBeNull()
})
