import { describe, expect, test } from 'vitest'
import {
  dateKey,
  extensionDatesOf,
  hasExtensionOn,
  nearestDate,
  saleDatesOf,
  sameDate,
  toDateChoice,
} from '#domain/catalogue/saleDates.ts'
import { departure, extension, saleDate } from '#test/support/builders/departure.ts'
import { pricing } from '#test/support/builders/pricing.ts'

const TODAY = '2027-03-01'
const BASE = { id: 'd1', dateNo: '20270612' }
const longer = (fields: Parameters<typeof departure>[0] = {}) =>
  departure({
    id: 'd1-v',
    endDate: '2027-06-21',
    includesExtension: true,
    extensions: [extension()],
    extensionBaseDate: BASE,
    ...fields,
  })

const names = (...departures: ReturnType<typeof departure>[]) =>
  saleDatesOf(pricing({ departures }), TODAY).map(({ id, extension }) =>
    extension === null ? id : `${id}/${extension.id}`,
  )

describe('a date can be chosen', () => {
  test.each([
    // rule 4.5.1
    ['when it starts tomorrow', departure({ startDate: '2027-03-02' }), ['d1']],
    // rules 4.5.1, 7.4.2
    ['not when it starts today', departure({ startDate: '2027-03-01' }), []],
    // rule 4.5.2
    ['not when online booking says NEIN', departure({ isSoldOnline: false }), []],
    ['not when its prices cannot be read', departure({ arePricesReadable: false }), []],
    ['without its extensions, whatever they lack', departure({ extensions: [extension({ packages: {} })] }), ['d1']],
    // rule 4.5.5
    ['with an extension that maps every room', longer(), ['d1-v/meer']],
    // rule 4.5.4
    [
      'once for each of its extensions',
      longer({ extensions: [extension(), extension({ id: 'berge' })] }),
      ['d1-v/meer', 'd1-v/berge'],
    ],
    // rule 4.5.5
    [
      'not with an extension that leaves a room unmapped',
      longer({ extensions: [extension({ packages: { dz: '201' } })] }),
      [],
    ],
    // rule 4.5.5
    [
      'with those of its extensions that map every room',
      longer({ extensions: [extension(), extension({ id: 'berge', packages: {} })] }),
      ['d1-v/meer'],
    ],
    // rule 4.5.3
    ['not as an extension date without extensions', longer({ extensions: [] }), []],
    // rule 4.5.3
    ['not as an extension date without base date', longer({ extensionBaseDate: null }), []],
  ])('%s', (_case, candidate, expected) => {
    expect(names(candidate)).toEqual(expected)
  })

  // rule 4.5.5
  test('not with an extension whose mapped room is missing', () => {
    const empty = extension()
    const items = empty.accommodationMapItems.map((item) => ({ ...item, extensionAccommodation: null }))
    expect(names(longer({ extensions: [{ ...empty, accommodationMapItems: items }] }))).toEqual([])
  })

  // rule 4.5.5
  test('not with an extension that leaves out a room and maps another twice', () => {
    const twice = extension({ packages: { dz: '201' } })
    const items = [...twice.accommodationMapItems, ...twice.accommodationMapItems]
    expect(names(longer({ extensions: [{ ...twice, accommodationMapItems: items }] }))).toEqual([])
  })
})

test('dates are sorted by start, a departure before its extension', () => {
  const later = departure({ id: 'd2', startDate: '2027-07-01', endDate: '2027-07-07' })
  expect(names(later, longer(), departure())).toEqual(['d1', 'd1-v/meer', 'd2'])
})

test('dates with the same start are sorted by extension, then by end', () => {
  const short = departure({ id: 'short', endDate: '2027-06-14' })
  const longest = longer({ id: 'longest', endDate: '2027-06-30' })
  const early = longer({ id: 'early', endDate: '2027-06-13' })
  expect(names(longest, early, departure(), short)).toEqual(['short', 'd1', 'early/meer', 'longest/meer'])
})

test('a departure with a base date is no extension date without an extension', () => {
  const named = saleDate({ id: 'd2', extensionBaseDate: BASE })
  const orphan = saleDate({ id: 'd3', extension: extension() })
  expect(extensionDatesOf([named, orphan], { dateId: 'd1', extensionId: null })).toEqual([])
})

// rule 3.6.3.4
test('the extension dates of a departure are those with it as their base', () => {
  const dates = saleDatesOf(pricing({ departures: [departure(), longer()] }), TODAY)
  expect(extensionDatesOf(dates, { dateId: 'd1', extensionId: null }).map(({ id }) => id)).toEqual(['d1-v'])
  expect(extensionDatesOf(dates, { dateId: 'd2', extensionId: null })).toEqual([])
  expect(extensionDatesOf(dates, null)).toEqual([])
})

test('a date is the same only with the same extension', () => {
  const upgraded = saleDate({ id: 'd1-v', extension: extension() })
  expect(toDateChoice(upgraded)).toEqual({ dateId: 'd1-v', extensionId: 'meer' })
  expect(sameDate({ dateId: 'd1-v', extensionId: 'meer' }, upgraded)).toBe(true)
  expect(sameDate({ dateId: 'd1-v', extensionId: null }, upgraded)).toBe(false)
  expect(sameDate(null, upgraded)).toBe(false)
})

test('the nearest date is the one whose start is the fewest days away, of two the earlier one', () => {
  const dates = ['2027-06-02', '2027-06-12', '2027-12-01'].map((startDate) => saleDate({ id: startDate, startDate }))
  expect(nearestDate(dates, '2027-06-07')?.id).toBe('2027-06-02')
  expect(nearestDate(dates, '2027-10-01')?.id).toBe('2027-12-01')
  expect(nearestDate([], '2027-06-07')).toBeNull()
})

test.each([
  ['2027-06-12', 0],
  ['2027-06-13', 1],
  ['2027-07-02', 20],
])('a travel from 12 June to %s has %i nights', (endDate, nights) => {
  const departures = [departure({ startDate: '2027-06-12', endDate })]
  expect(saleDatesOf(pricing({ departures }), TODAY)).toMatchObject([{ nights }])
})

test('an extension starts on a day where one of the dates that start then has one', () => {
  const dates = [saleDate(), saleDate({ extension: extension() }), saleDate({ startDate: '2027-07-01' })]
  expect(hasExtensionOn('2027-06-12', dates)).toBe(true)
  expect(hasExtensionOn('2027-07-01', dates)).toBe(false)
  expect(hasExtensionOn('2027-06-13', dates)).toBe(false)
})

test('a date has the same key as its choice, and another one with an extension', () => {
  const longer = saleDate({ extension: extension() })
  expect([dateKey(saleDate()), dateKey(toDateChoice(saleDate()))]).toEqual(['d1', 'd1'])
  expect([dateKey(longer), dateKey(toDateChoice(longer))]).toEqual(['d1~meer', 'd1~meer'])
})

test('a departure is listed before its extension, whatever their order', () => {
  const both = [longer({ startDate: '2027-06-12', endDate: '2027-06-18' }), departure()]
  expect(names(...both)).toEqual(['d1', 'd1-v/meer'])
  expect(names(...both.toReversed())).toEqual(['d1', 'd1-v/meer'])
})
