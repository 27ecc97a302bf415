import { expect, test } from 'vitest'
import { filterNames } from '#domain/filterNames.ts'
import type { FacetRecord } from '#platform/catalogue/records.ts'
import type { TravelFilterResult } from '#platform/generated/resolverTypes.ts'
import { createFilter } from '#platform/listing/filter.ts'
import { FILTER_NAMES, type Listing } from '#platform/listing/listing.ts'

function facets(...labels: readonly string[]): readonly FacetRecord[] {
  return labels.map((label) => ({ slug: label.toLowerCase(), label }))
}

function listing(
  name: string,
  places: readonly string[],
  [type, month]: readonly [type: string, month: string],
): Listing {
  const shown = { name, urlSlug: name, currency: 'CHF', accommodations: [], travelGuides: [], dates: [] }
  return {
    travel: shown,
    bestseller: { ...shown, highlights: [] },
    bestsellerRank: null,
    facets: { destinations: facets(...places), travelTypes: facets(type), months: [{ slug: month, label: month }] },
    searched: { names: `${name} ${places.join(' ')} ${type}`, text: '', dates: [] },
  }
}

const listings = [
  listing('Zürich und Engadin', ['Schweiz'], ['Rundreise', '2027-05']),
  listing('Elsass im Advent', ['Frankreich'], ['Advent', '2027-12']),
  listing('Drei Länder', ['Schweiz', 'Frankreich'], ['Rundreise', '2027-05']),
]
const ask = createFilter(listings, '2027-01-15')
const filter = (request: Omit<Parameters<typeof ask>[0], 'priceOf'>) => ask({ ...request, priceOf: () => null })

function names({ travels }: TravelFilterResult): readonly string[] {
  return travels.map(({ name }) => name)
}

function counts({ filters }: TravelFilterResult): Readonly<Record<string, number>> {
  return Object.fromEntries(filters.flatMap(({ options }) => options.map(({ value, itemCount }) => [value, itemCount])))
}

test('the filter without query and options matches all travels, and counts the travels of each option', () => {
  const result = filter({ query: null, filters: [] })
  expect(result.counts).toEqual({ total: 3, filteredTotal: 3 })
  expect(counts(result)).toEqual({ schweiz: 2, frankreich: 2, rundreise: 2, advent: 1, '2027-05': 2, '2027-12': 1 })
  expect(result.filters.map(({ name }) => name)).toEqual(['destinations', 'travelTypes', 'months'])
})

test('values of one filter are alternatives, and its other options count the travels they would add', () => {
  const result = filter({ query: '', filters: [{ name: 'destinations', selection: ['schweiz'] }] })
  expect(names(result)).toEqual(['Zürich und Engadin', 'Drei Länder'])
  expect(counts(result)).toEqual({ schweiz: 2, frankreich: 2, rundreise: 2, advent: 0, '2027-05': 2, '2027-12': 0 })
  const both = filter({ query: '', filters: [{ name: 'destinations', selection: ['schweiz', 'frankreich'] }] })
  expect(both.counts).toEqual({ total: 3, filteredTotal: 3 })
})

test('filters restrict each other, and the count of an option ignores its own filter', () => {
  const result = filter({
    query: '',
    filters: [
      { name: 'destinations', selection: ['frankreich'] },
      { name: 'travelTypes', selection: ['rundreise'] },
    ],
  })
  expect(names(result)).toEqual(['Drei Länder'])
  expect(counts(result)).toEqual({ schweiz: 2, frankreich: 1, rundreise: 1, advent: 1, '2027-05': 1, '2027-12': 0 })
})

test.each([
  ['zurich', ['Zürich und Engadin']],
  ['ZUERICH', ['Zürich und Engadin']],
  // No travel has both words: the closest matches have one of them.
  ['engad länder', ['Zürich und Engadin', 'Drei Länder']],
  ['xyz', []],
  ['gadin', ['Zürich und Engadin']],
  ['lander schweiz', ['Drei Länder']],
  ['ad', ['Elsass im Advent']],
  ['  ,– ', ['Zürich und Engadin', 'Elsass im Advent', 'Drei Länder']],
])('the query %j finds %j', (query, found) => {
  expect(names(filter({ query, filters: [] }))).toEqual(found)
})

test('the query restricts the counts of options', () => {
  expect(counts(filter({ query: 'advent', filters: [] }))).toMatchObject({ schweiz: 0, frankreich: 1, '2027-12': 1 })
})

test('an unknown filter value matches nothing, an unknown filter is refused by its name', () => {
  expect(names(filter({ query: null, filters: [{ name: 'months', selection: ['2031-01'] }] }))).toEqual([])
  expect(() => filter({ query: null, filters: [{ name: 'wetter', selection: ['schön'] }] })).toThrow(
    'There is no filter «wetter»; allowed: destinations, travelTypes, months',
  )
})

test('the platform has the filters the website shows, in the same order', () => {
  expect(FILTER_NAMES).toEqual(filterNames)
})

test('only the first sixteen words of a query are searched', () => {
  const words = Array.from({ length: 3000 }, (_, number) => `wort${number}`)
  expect(names(filter({ query: `länder ${words.join(' ')}`, filters: [] }))).toEqual(['Drei Länder'])
  const sixteen =
    'drei laender schweiz frankreich rundreise dr lae schw fran rund drei laender schweiz frankreich rundreise dr'
  expect(filter({ query: sixteen, filters: [] }).reading).toMatchObject({ isNearest: false })
  expect(filter({ query: `${sixteen} nirgends`, filters: [] }).reading).toMatchObject({ isNearest: false })
  expect(filter({ query: `nirgends ${sixteen}`, filters: [] }).reading).toMatchObject({ isNearest: true })
})
