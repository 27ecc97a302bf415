import { describe, expect, test } from 'vitest'
import { stopsByTime, stopsMatching } from '#domain/booking/boarding/stopSearch.ts'
import { stop } from '#test/support/builders/departure.ts'

describe('a search for stops', () => {
  const stops = [
    stop({ stopNo: '1', nodeNo: 'n1', name: 'Sihlquai', city: 'Zürich', zip: '8005' }),
    stop({ stopNo: '2', nodeNo: 'n1', name: 'Neufeld', city: 'Bern', zip: '3012' }),
  ]

  test.each([
    ['', ['1', '2']],
    ['zurich', ['1']],
    ['ZÜRICH sihl', ['1']],
    ['3012', ['2']],
    ['Genf', []],
    ['  Neufeld   bern ', ['2']],
    ['zürich neufeld', []],
    ['null', []],
    ['quaizürich', []],
    ['Zuerich', ['1']],
    ['zürich, sihlquai', ['1']],
    ['30', ['2']],
    ['01', []],
  ])('for «%s» finds %j', (search, found) => {
    expect(stopsMatching(stops, search).map(({ stopNo }) => stopNo)).toEqual(found)
  })
})

describe('a typing error in a search for stops', () => {
  const stops = [
    stop({ stopNo: '1', nodeNo: 'n1', name: 'Winterthur, Archplatz' }),
    stop({ stopNo: '2', nodeNo: 'n1', name: 'St. Gallen, Bahnhof' }),
    stop({ stopNo: '3', nodeNo: 'n1', name: 'Thun, Bahnhof', zip: '3600' }),
  ]

  test.each([
    ['Wintertur', ['1']],
    ['Winnterthur', ['1']],
    ['Wimterthur', ['1']],
    ['Witnerthur', ['1']],
    ['Wintert', ['1']],
    ['Wimtretur', []],
    ['Sankt Gallen', ['2']],
    ['st gallen', ['2']],
    ['Saint-Gallen', ['2']],
    ['SANKT GÄLLEN', ['2']],
    ['Thum', []],
    ['3601', []],
  ])('«%s» finds %j', (search, found) => {
    expect(stopsMatching(stops, search).map(({ stopNo }) => stopNo)).toEqual(found)
  })

  test('is not tolerated where something matches exactly', () => {
    const [muri, murg] = [
      stop({ stopNo: '1', nodeNo: 'n1', name: 'Murist' }),
      stop({ stopNo: '2', nodeNo: 'n1', name: 'Murits' }),
    ]
    expect(stopsMatching([muri, murg], 'murist').map(({ stopNo }) => stopNo)).toEqual(['1'])
  })
})

test('stops are listed by time, those without a time last', () => {
  const times = [null, '10:05', '6:30', '06:15'].map((time, index) =>
    stop({ stopNo: String(index), nodeNo: 'n1', time }),
  )
  expect(stopsByTime(times).map(({ stopNo }) => stopNo)).toEqual(['3', '2', '1', '0'])
})

test('stops after midnight are listed after those of the evening, and before those without a time', () => {
  const late = [
    stop({ stopNo: '1', nodeNo: 'n1', time: '00:15', isNextDay: true }),
    stop({ stopNo: '2', nodeNo: 'n1', time: null }),
    stop({ stopNo: '3', nodeNo: 'n1', time: '23:10' }),
  ]
  expect(stopsByTime(late).map(({ stopNo }) => stopNo)).toEqual(['3', '1', '2'])
})

describe('one wrong letter of a word', () => {
  const basel = [stop({ stopNo: '1', nodeNo: 'n1', name: 'Liestal' })]
  const found = (typed: string) => stopsMatching(basel, typed).length === 1

  test.each([
    'liesta',
    'iestal',
    'lestal',
    'liesttal',
    'lliestal',
    'liestall',
    'liesdal',
    'kiestal',
    'liestak',
    'ilestal',
    'liestla',
    'leistal',
  ])('may be missing, added, wrong or swapped: «%s»', (typed) => expect(found(typed)).toBe(true))

  test.each(['kiesdal', 'ilesatl', 'lstal', 'liesstall', 'estal2', 'lies', 'xies'])(
    'is tolerated once only, and not in a short word: «%s»',
    (typed) => {
      expect(found(typed)).toBe(typed === 'lies')
    },
  )

  test('is tolerated once in each of two words', () => {
    const both = [stop({ stopNo: '1', nodeNo: 'n1', name: 'Liestal, Bahnhof' })]
    expect(stopsMatching(both, 'liesdal banhof')).toHaveLength(1)
    expect(stopsMatching(both, 'liesdal bunhof')).toHaveLength(0)
  })
})
