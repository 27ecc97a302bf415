import { describe, expect, test } from 'vitest'
import {
  eachFilter,
  EMPTY_FILTER,
  isEmptyFilter,
  readFilterQuery,
  sortedByStart,
  toFilterQuery,
  toJoinable,
  toFilterVariables,
  usedParts,
  withEnabledInputs,
  withoutPart,
  withoutValue,
  withValue,
  type TravelFilter,
} from '#domain/travels/filter.ts'

const filter = (fields: Partial<TravelFilter> = {}): TravelFilter => ({ ...EMPTY_FILTER, ...fields })

describe('the filter of a URL', () => {
  // rule 2.2.2.1
  test('reads several values of one parameter, joined with a pipe', () => {
    const parameters = new URLSearchParams('destinations=italien%7Cfrankreich&months=2027-05&query=See')
    expect(readFilterQuery(parameters)).toEqual(
      filter({ destinations: ['italien', 'frankreich'], months: ['2027-05'], query: 'See' }),
    )
  })

  test('reads repeated parameters of a form without script like joined ones', () => {
    const parameters = new URLSearchParams('travelTypes=rundreise&travelTypes=staedtereise')
    expect(readFilterQuery(parameters).travelTypes).toEqual(['rundreise', 'staedtereise'])
  })

  test('leaves out empty and repeated values', () => {
    expect(readFilterQuery(new URLSearchParams('months=|2027-05||2027-05&query=%20')).months).toEqual(['2027-05'])
    expect(isEmptyFilter(readFilterQuery(new URLSearchParams('months=&query=%20%20')))).toBe(true)
  })

  // rules 2.2.4, 2.2.5
  test('reads the text of a search page from q', () => {
    const parameters = new URLSearchParams('q=Provence&query=Elsass')
    expect(readFilterQuery(parameters, 'q').query).toBe('Provence')
    expect(readFilterQuery(parameters).query).toBe('Elsass')
  })

  // rules 2.2.2.1, 4.19.4
  test('joins values with an encoded pipe and leaves empty filters out', () => {
    expect(toFilterQuery(filter({ destinations: ['italien', 'frankreich'] })).toString()).toBe(
      'destinations=italien%7Cfrankreich',
    )
    expect(toFilterQuery(EMPTY_FILTER).toString()).toBe('')
  })

  // rule 2.2.2.1
  test('escapes a pipe within a value', () => {
    const odd = filter({ destinations: ['Ost|West', '50%', '%7C', 'a%25b'], months: ['|'] })
    expect(toFilterQuery(filter({ destinations: ['Ost|West'] })).toString()).toBe('destinations=Ost%257CWest')
    expect(readFilterQuery(new URLSearchParams(toFilterQuery(odd).toString()))).toEqual(odd)
    expect(readFilterQuery(new URLSearchParams('months=5%25')).months).toEqual(['5%'])
  })

  test('of a form without script has each value escaped', () => {
    const parameters = new URLSearchParams([
      ['destinations', toJoinable('Ost|West')],
      ['destinations', toJoinable('italien')],
    ])
    expect(readFilterQuery(parameters).destinations).toEqual(['Ost|West', 'italien'])
  })

  test('cuts a text after two hundred letters, never within one', () => {
    expect(readFilterQuery(new URLSearchParams({ query: 'ü'.repeat(200) })).query).toHaveLength(200)
    expect(readFilterQuery(new URLSearchParams({ query: 'ü'.repeat(10_000) })).query).toHaveLength(200)
    expect(readFilterQuery(new URLSearchParams({ query: '🚌'.repeat(201) })).query).toBe('🚌'.repeat(200))
  })

  // rules 2.2.2.2, 3.17.1.2
  test('is read back unchanged', () => {
    const full = filter({
      destinations: ['österreich & südtirol', 'côte d’azur'],
      travelTypes: ['rundreise'],
      months: ['2027-05', '2027-06'],
      query: 'Blüte + See',
    })
    expect(readFilterQuery(new URLSearchParams(toFilterQuery(full).toString()))).toEqual(full)
  })
})

// rules 4.19.2, 7.2.2.3
test('a filter request has all three filters, selected or not', () => {
  expect(toFilterVariables(filter({ months: ['2027-05'], query: 'See' }), '4')).toEqual({
    tenantId: '4',
    query: 'See',
    filters: [
      { name: 'destinations', selection: [] },
      { name: 'travelTypes', selection: [] },
      { name: 'months', selection: ['2027-05'] },
    ],
  })
})

test('a filter value is added once and removed alone', () => {
  const one = withValue(withValue(EMPTY_FILTER, 'destinations', 'italien'), 'destinations', 'italien')
  expect(one.destinations).toEqual(['italien'])
  expect(withoutValue(withValue(one, 'destinations', 'elsass'), 'destinations', 'italien').destinations).toEqual([
    'elsass',
  ])
})

// rules 2.2.1, 9.10.4
test('a tenant without an input does not filter by it', () => {
  const inputs = { ...eachFilter((name) => ({ enabled: name !== 'destinations' })), query: { enabled: false } }
  const chosen = filter({ destinations: ['italien'], travelTypes: ['rundreise'], query: 'See' })
  expect(withEnabledInputs(chosen, inputs)).toEqual(filter({ travelTypes: ['rundreise'] }))
})

// rules 2.2.3.1, 4.19.5, 7.4.7
test('travels are sorted by start date, those without one last', () => {
  const travels = [{ startDate: null }, { startDate: '2027-06-01' }, { startDate: '2027-05-14T00:00:00.000Z' }]
  expect(sortedByStart(travels).map(({ startDate }) => startDate)).toEqual([
    '2027-05-14T00:00:00.000Z',
    '2027-06-01',
    null,
  ])
})

// rules 4.19.1, 4.19.3
test('the filter is empty at first, and after a reset', () => {
  expect(EMPTY_FILTER).toEqual({ destinations: [], travelTypes: [], months: [], query: '' })
  expect(toFilterVariables(EMPTY_FILTER, '4').filters.flatMap(({ selection }) => selection)).toEqual([])
  expect(isEmptyFilter(readFilterQuery(toFilterQuery(EMPTY_FILTER)))).toBe(true)
})

test.each<[string, Partial<TravelFilter>]>([
  ['a text', { query: 'See' }],
  ['a destination', { destinations: ['italien'] }],
  ['a kind of travel', { travelTypes: ['rundreise'] }],
  ['a month', { months: ['2027-05'] }],
])('a filter by %s alone is not empty', (_case, fields) => {
  expect(isEmptyFilter(filter(fields))).toBe(false)
})

test('the used parts of a filter are listed, the text first, and each can be removed as a whole', () => {
  const full = filter({ destinations: ['italien', 'elsass'], months: ['2027-05'], query: 'See' })
  expect(usedParts(full)).toEqual(['query', 'destinations', 'months'])
  expect(usedParts(EMPTY_FILTER)).toEqual([])
  expect(withoutPart(full, 'destinations')).toEqual(filter({ months: ['2027-05'], query: 'See' }))
  expect(withoutPart(full, 'query').query).toBe('')
})
