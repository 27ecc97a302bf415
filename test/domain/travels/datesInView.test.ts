import { describe, expect, test } from 'vitest'
import {
  departuresInView,
  travelInView,
  viewOf,
  withDisplayedDays,
  type DatedTravel,
} from '#domain/travels/datesInView.ts'

const TODAY = '2027-05-10'
const ALL = { today: TODAY, months: [] }
const UNTOLD = { status: null, placesLeft: null, minPrice: null }
type Answered = DatedTravel['dates'][number]
const date = (startDate: string, endDate: string, includesExtension = false): Answered => ({
  startDate,
  endDate,
  includesExtension,
  ...UNTOLD,
})
const travel = (fields: Partial<DatedTravel>): DatedTravel => ({
  startDate: null,
  endDate: null,
  minPrice: null,
  dates: [],
  ...fields,
})
const datesOf = (fields: Partial<DatedTravel>, months: readonly string[] = []) =>
  travelInView(travel(fields), { today: TODAY, months }).dates

const MAY = date('2027-05-03', '2027-05-08')
const JUNE = date('2027-06-07', '2027-06-12')
const JULY = date('2027-07-05', '2027-07-10')
const JUNE_LONGER = date('2027-06-01', '2027-06-12', true)
const OWN_IN_MAY = { startDate: '2027-05-03', endDate: '2027-05-08' }

test('a travel without a departure in the months of the view is shown with all of its dates', () => {
  const july = travel({ dates: [JULY] })
  expect(viewOf(july, { today: TODAY, months: ['2027-06'] })).toEqual(ALL)
  const inJuly = { today: TODAY, months: ['2027-07'] }
  expect(viewOf(july, inJuly)).toBe(inJuly)
  expect(viewOf(july, { ...inJuly, days: ['2027-07-12'] })).toEqual(ALL)
})

test('a feast shows the departures on one of its days, those that leave in the month before too', () => {
  const view = { today: TODAY, months: ['2027-07'], days: ['2027-06-30', '2027-07-01'] }
  const LATE_JUNE = date('2027-06-28', '2027-06-30')
  const shown = travelInView(travel({ ...OWN_IN_MAY, dates: [MAY, JUNE, LATE_JUNE, JULY] }), view)
  expect(shown.dates).toEqual({ startDate: '2027-06-28', endDate: '2027-06-30', more: 0 })
})

// rule 4.19.6
test('the displayed days are those of the earliest upcoming date without extension', () => {
  const shown = withDisplayedDays(travel({ ...OWN_IN_MAY, dates: [MAY, JUNE_LONGER, JULY, JUNE] }), ALL)
  expect(shown).toMatchObject({ startDate: '2027-06-07', endDate: '2027-06-12' })
})

// rule 4.19.6
test('of dates in no order the displayed days may be those listed first, and are replaced as well', () => {
  const shown = withDisplayedDays(
    travel({ startDate: '2027-07-05', endDate: '2027-07-10', dates: [JULY, MAY, JUNE] }),
    ALL,
  )
  expect(shown).toMatchObject({ startDate: '2027-06-07', endDate: '2027-06-12' })
})

// rule 4.19.6
test('displayed days stay when they are not those of the first date', () => {
  const shown = withDisplayedDays(
    travel({ startDate: '2027-07-05', endDate: '2027-07-10', dates: [MAY, JUNE, JULY] }),
    ALL,
  )
  expect(shown).toMatchObject({ startDate: '2027-07-05', endDate: '2027-07-10' })
})

test('a travel with nothing to display keeps the days it has', () => {
  const undated = travel({ dates: [] })
  expect(withDisplayedDays(undated, ALL)).toBe(undated)
  const half = travel({ startDate: '2027-06-07', dates: [] })
  expect(withDisplayedDays(half, ALL)).toBe(half)
})

test('displayed days stay when nothing is upcoming', () => {
  const past = travel({ ...OWN_IN_MAY, dates: [MAY] })
  expect(withDisplayedDays(past, ALL)).toEqual(past)
})

// rule 9.7.3
test('a date that starts today is not upcoming, one that starts tomorrow is', () => {
  const dates = [date('2027-05-10', '2027-05-12'), date('2027-05-11', '2027-05-13')]
  expect(datesOf({ startDate: '2027-05-10', endDate: '2027-05-12', dates })).toEqual({
    startDate: '2027-05-11',
    endDate: '2027-05-13',
    more: 0,
  })
})

// rule 9.7.3
test('the number of other dates excludes past and extension dates', () => {
  expect(datesOf({ ...OWN_IN_MAY, dates: [MAY, JUNE, JUNE_LONGER, JULY] })).toEqual({
    startDate: '2027-06-07',
    endDate: '2027-06-12',
    more: 1,
  })
})

// rule 10.1
test('days with a time are parsed as UTC days', () => {
  const own = { startDate: '2027-06-07T00:00:00.000Z', endDate: '2027-06-12T00:00:00.000Z' }
  expect(datesOf({ ...own, dates: [JUNE] })).toEqual({ startDate: '2027-06-07', endDate: '2027-06-12', more: 0 })
})

test('a travel without days of its own displays its earliest upcoming date, without any it displays none', () => {
  expect(datesOf({ dates: [JULY, JUNE] })).toEqual({ startDate: '2027-06-07', endDate: '2027-06-12', more: 1 })
  expect(datesOf({ dates: [MAY] })).toBeNull()
})

test('a travel displayed with a later date counts the earlier one among the others', () => {
  expect(datesOf({ startDate: '2027-07-05', endDate: '2027-07-10', dates: [MAY, JUNE, JULY] })).toEqual({
    startDate: '2027-07-05',
    endDate: '2027-07-10',
    more: 1,
  })
})

test.each([
  ['starts with it and ends later', date('2027-06-07', '2027-06-14')],
  ['starts later and ends with it', date('2027-06-08', '2027-06-12')],
])('a date that %s is another date', (_case, other) => {
  expect(datesOf({ startDate: '2027-06-07', endDate: '2027-06-12', dates: [JUNE, other] })?.more).toBe(1)
})

const told = (day: string, status: string, fields: Partial<Answered> = {}): Answered => ({
  ...date(day, day),
  status,
  ...fields,
})

// rules 10.2, 10.3
describe('of several departures on the same days', () => {
  const shownOf = (...[a, b]: readonly [Partial<Answered>, Partial<Answered>]) =>
    [
      [a, b],
      [b, a],
    ].map((fields) =>
      departuresInView({ minPrice: null, dates: fields.map((given) => ({ ...JUNE, ...given })) }, ALL).map(
        ({ state, fewPlaces, centimes }) => [state, fewPlaces, centimes],
      ),
    )
  const both = (...shown: readonly (string | number | null)[]) => [[shown], [shown]]

  test('the cheapest open one is shown, in whatever order they are listed', () => {
    const [open, few] = [
      { status: 'BOOKABLE', minPrice: 990 },
      { status: 'BOOKABLE', minPrice: 1490, placesLeft: 3 },
    ]
    expect(shownOf(open, few)).toEqual(both('BOOKABLE', null, 99_000))
    expect(shownOf(open, { ...few, placesLeft: 0 })).toEqual(both('BOOKABLE', null, 99_000))
    expect(shownOf({ ...open, placesLeft: 0 }, few)).toEqual(both('BOOKABLE', 3, 149_000))
    expect(shownOf({ ...open, placesLeft: 0 }, { ...few, minPrice: null })).toEqual(both('BOOKABLE', 3, null))
  })

  test('one with a waitlist is shown before one without, and the price counts where no states are listed', () => {
    const waitlist = { status: 'WAITLIST', minPrice: 1490 }
    expect(shownOf({ status: 'CLOSED', minPrice: 990 }, waitlist)).toEqual(both('WAITLIST', null, 149_000))
    expect(shownOf({ minPrice: 1490 }, { minPrice: 990 })).toEqual(both(null, null, 99_000))
  })
})

describe('where the platform lists availability', () => {
  const june = (status: string, fields: Partial<Answered> = {}) => told('2027-06-07', status, fields)
  const july = (status: string, fields: Partial<Answered> = {}) => told('2027-07-05', status, fields)
  const view = (dates: readonly Answered[], months: readonly string[] = []) =>
    travelInView(travel({ startDate: dates[0]?.startDate ?? null, endDate: dates[0]?.endDate ?? null, dates }), {
      today: TODAY,
      months,
    })

  // rule 10.2
  test.each([
    ['CLOSED', {}],
    ['WAITLIST', {}],
    ['BOOKABLE', { placesLeft: 0 }],
  ])('the next available date is displayed in place of one that is %s %j', (status, fields) => {
    expect(view([june(status, fields), july('BOOKABLE')])).toMatchObject({
      dates: { startDate: '2027-07-05', more: 1 },
      state: null,
    })
  })

  // rule 10.2
  test.each([
    ['all are closed', [june('CLOSED'), july('CLOSED')], 'CLOSED'],
    ['all are sold out or closed', [june('CLOSED'), july('BOOKABLE', { placesLeft: 0 })], 'SOLD_OUT'],
    ['all can only be waited for', [june('WAITLIST'), july('CLOSED')], 'WAITLIST'],
    [
      'all are on request',
      [june('WAITLIST_CONTINGENT_CHECK'), july('WAITLIST_CONTINGENT_CHECK')],
      'WAITLIST_CONTINGENT_CHECK',
    ],
    ['one can be booked', [june('BOOKABLE', { placesLeft: 1 }), july('CLOSED')], null],
    ['all can be booked', [june('BOOKABLE'), july('BOOKABLE')], null],
    ['all have a status of the operator’s own', [june('AKTION'), july('AKTION')], null],
    ['there are none', [], null],
    ['one is on request', [june('WAITLIST_CONTINGENT_CHECK'), july('CLOSED')], null],
  ])('a state is shown only when common to all dates: %s', (_case, dates, state) => {
    expect(view(dates).state).toBe(state)
  })

  test('the price is the lowest of the available dates, else of those with a waitlist, never of a closed one', () => {
    const prices = (...dates: Answered[]) => view(dates).centimes
    expect(prices(june('BOOKABLE', { placesLeft: 0, minPrice: 100 }), july('BOOKABLE', { minPrice: 200 }))).toBe(20_000)
    expect(prices(june('BOOKABLE', { placesLeft: 0, minPrice: 100 }), july('WAITLIST', { minPrice: 90 }))).toBe(9000)
    expect(prices(june('CLOSED', { minPrice: 100 }), july('CLOSED', { minPrice: 90 }))).toBeNull()
  })

  // rule 10.3
  test('a price of 0 is no price, of the travel or of a date', () => {
    expect(travelInView(travel({ minPrice: 0, dates: [JUNE] }), ALL).centimes).toBeNull()
    expect(view([june('BOOKABLE', { minPrice: 0 }), july('BOOKABLE', { minPrice: 990 })]).centimes).toBe(99_000)
  })

  // rules 2.2.3.1, 10.3
  test('only the months in view count for days, state and price', () => {
    const dates = [
      june('BOOKABLE', { minPrice: 100 }),
      july('CLOSED', { minPrice: 300 }),
      told('2027-07-19', 'BOOKABLE', { minPrice: 200 }),
    ]
    expect(view(dates, ['2027-07'])).toEqual({
      dates: { startDate: '2027-07-19', endDate: '2027-07-19', more: 1 },
      state: null,
      centimes: 20_000,
      hasCheaper: false,
    })
    expect(view(dates, ['2027-08'])).toEqual({ dates: null, state: null, centimes: null, hasCheaper: false })
  })

  // rule 9.7.3
  test('the price «from» is that of another date where the displayed one costs more', () => {
    const cheaperOf = (first: number, second: number) =>
      view([june('BOOKABLE', { minPrice: first }), july('BOOKABLE', { minPrice: second })]).hasCheaper
    expect(cheaperOf(300, 299)).toBe(true)
    expect(cheaperOf(300, 300)).toBe(false)
    expect(cheaperOf(299, 300)).toBe(false)
  })

  test.each([
    [9, null],
    [8, 8],
    [1, 1],
    [0, null],
  ])('of %i places %s are shown', (placesLeft, fewPlaces) => {
    expect(departuresInView(travel({ dates: [june('BOOKABLE', { placesLeft })] }), ALL)[0]?.fewPlaces).toBe(fewPlaces)
  })

  test('places of a waitlist date are not shown', () => {
    expect(
      departuresInView(
        travel({ dates: [june('WAITLIST', { placesLeft: 3 }), july('CLOSED', { placesLeft: 3 })] }),
        ALL,
      ).map(({ fewPlaces }) => fewPlaces),
    ).toEqual([null, null])
  })

  test('a date on request stays displayed, and so does an unavailable one where none is available', () => {
    expect(view([june('WAITLIST_CONTINGENT_CHECK'), july('BOOKABLE')]).dates?.startDate).toBe('2027-06-07')
    expect(view([june('CLOSED'), july('CLOSED')]).dates?.startDate).toBe('2027-06-07')
  })

  test('a date without a price has none where others have one, and the travel’s own does not count', () => {
    const dates = [june('BOOKABLE', { minPrice: 100 }), july('BOOKABLE')]
    expect(departuresInView(travel({ minPrice: 50, dates }), ALL).map(({ centimes }) => centimes)).toEqual([
      10_000,
      null,
    ])
    expect(travelInView(travel({ minPrice: 50, dates }), ALL).centimes).toBe(10_000)
  })

  test('a date without status among others is booked by phone', () => {
    expect(departuresInView(travel({ dates: [JUNE, july('BOOKABLE')] }), ALL).map(({ state }) => state)).toEqual([
      'BY_PHONE',
      'BOOKABLE',
    ])
  })
})

// rule 10.3
test('without states and prices of dates the travel has its own price «from», and no state', () => {
  const foreign = travel({ ...OWN_IN_MAY, minPrice: 1290, dates: [MAY, JUNE, JULY] })
  expect(travelInView(foreign, ALL)).toEqual({
    dates: { startDate: '2027-06-07', endDate: '2027-06-12', more: 1 },
    state: null,
    centimes: 129_000,
    hasCheaper: false,
  })
  expect(departuresInView(foreign, ALL).map(({ state, centimes }) => [state, centimes])).toEqual([
    [null, 129_000],
    [null, 129_000],
  ])
})
