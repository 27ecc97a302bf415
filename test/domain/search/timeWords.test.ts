import { describe, expect, test } from 'vitest'
import { folded } from '#domain/words.ts'
import { readTimeWords, withNamedMonths, timeWords } from '#domain/search/timeWords.ts'

const read = (query: string, start = 0) =>
  readTimeWords(
    query.split(/[\s./–-]+/).map((word) => folded(word)),
    start,
  )
const months = (numbers: readonly number[], year: number | null = null) => ({ kind: 'months', numbers, year })

describe('a month', () => {
  test.each([
    ['Januar Jan Jänner Jaenner January', 1],
    ['Februar Feb February', 2],
    ['März Maerz March', 3],
    ['April Apr', 4],
    ['Mai May', 5],
    ['Juni Jun June', 6],
    ['Juli Jul July', 7],
    ['August Aug', 8],
    ['September Sept Sep', 9],
    ['Oktober Okt October', 10],
    ['November Nov', 11],
    ['Dezember Dez December', 12],
  ])('is called %s', (names, number) => {
    for (const name of names.split(' ')) expect(read(name), name).toEqual({ constraint: months([number]), words: 1 })
  })

  test.each([
    ['Mai 2027', 5, 2],
    ['6.2027', 6, 2],
    ['12.2027', 12, 2],
    ['19.6.2027', 6, 3],
    ['19. Juni 2027', 6, 3],
    ['2027-06', 6, 2],
    ['2027-06-19', 6, 3],
    ['2027 Juni', 6, 2],
    ['2027 19. Juni', 6, 3],
  ])('of a year is written %s', (query, number, words) => {
    expect(read(query)).toEqual({ constraint: months([number], 2027), words })
  })

  test.each(['13.2027', '0.2027', '1.2127', '2.20277'])('is not %s', (query) => {
    expect(read(query)).toBeNull()
  })

  test('is read where it stands in the query, without the words before it', () => {
    expect(read('Provence Mai 2027', 1)).toEqual({ constraint: months([5], 2027), words: 2 })
    expect(read('Provence Mai 2027', 0)).toBeNull()
    expect(read('Mai 2027', 2)).toBeNull()
  })

  test('after a day of it stands with that', () => {
    expect(read('19. Juni')).toEqual({ constraint: months([6]), words: 2 })
  })

  test('to another one takes those between, also over the turn of the year', () => {
    expect(read('Juni bis August')).toEqual({ constraint: months([6, 7, 8]), words: 3 })
    expect(read('November bis Januar')).toEqual({ constraint: months([11, 12, 1]), words: 3 })
    expect(read('Juni bis August 2027')).toEqual({ constraint: months([6, 7, 8], 2027), words: 4 })
    expect(read('Juni bis Juni 2027')).toEqual({ constraint: months([6], 2027), words: 4 })
    expect(read('2027 Juni bis August')).toEqual({ constraint: months([6, 7, 8], 2027), words: 4 })
  })

  test('to another one of a year ends in that year, 13 being January of the year after', () => {
    expect(read('November bis Januar 2027')).toEqual({ constraint: months([11, 12, 13], 2026), words: 4 })
    expect(read('Dezember 2026 bis Februar 2027')).toEqual({ constraint: months([12, 13, 14], 2026), words: 5 })
    expect(read('November 2026 bis Januar')).toEqual({ constraint: months([11, 12, 13], 2026), words: 4 })
    expect(read('Juni 2027 bis Mai 2027')).toEqual({ constraint: months([6], 2027), words: 2 })
  })

  test('has a year of two digits, or two years', () => {
    expect(read('Juni 27')).toEqual({ constraint: months([6], 2027), words: 2 })
    expect(read('19. Juni 27')).toEqual({ constraint: months([6], 2027), words: 3 })
    expect(read('Juni 2027/28')).toEqual({ constraint: months([6, 18], 2027), words: 3 })
    expect(read('Juni 27 Tage')).toEqual({ constraint: months([6]), words: 1 })
  })

  test('before another number than a year stands alone', () => {
    expect(read('Mai 12')).toEqual({ constraint: months([5]), words: 1 })
    expect(read('Mai 120270')).toEqual({ constraint: months([5]), words: 1 })
  })
})

test('a year is all of its months', () => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
  expect(read('2027')).toEqual({ constraint: months(all, 2027), words: 1 })
  expect(read('2027 13')).toEqual({ constraint: months(all, 2027), words: 1 })
})

test('two years are all of their months', () => {
  const both = Array.from({ length: 24 }, (_, place) => place + 1)
  expect(read('2026/27')).toEqual({ constraint: months(both, 2026), words: 2 })
  expect(read('2026/2027')).toEqual({ constraint: months(both, 2026), words: 2 })
})

test.each(['2027 5 Tage', '2027 10 Tage', '2027 5–7 Tage', '2027 3 bis 5 Nächte', '2027 2 Wochen'])(
  'a year before a duration is no month: «%s»',
  (query) => {
    expect(read(query)).toMatchObject({ constraint: { year: 2027 }, words: 1 })
    expect(read(query, 1)).toMatchObject({ constraint: { kind: 'days' } })
  },
)

describe('a season', () => {
  test.each([
    ['Frühling', [3, 4, 5]],
    ['Fruehling', [3, 4, 5]],
    ['Frühjahr', [3, 4, 5]],
    ['Fruehjahr', [3, 4, 5]],
    ['Sommer', [6, 7, 8]],
    ['Herbst', [9, 10, 11]],
    ['Sommerferien', [7, 8]],
    ['Herbstferien', [10]],
    ['Frühlingsferien', [4]],
    ['Fruehlingsferien', [4]],
    ['Sportferien', [2]],
  ])('%s is the months %j', (name, numbers) => {
    expect(read(name)).toEqual({ constraint: months(numbers), words: 1 })
    expect(read(`${name} 2027`)).toEqual({ constraint: months(numbers, 2027), words: 2 })
    expect(read(`2027 ${name}`)).toEqual({ constraint: months(numbers, 2027), words: 2 })
  })
})

describe('winter', () => {
  test('is the months over the turn of the year', () => {
    expect(read('Winter')).toEqual({ constraint: months([12, 1, 2]), words: 1 })
  })

  test.each(['Winter 2026/27', 'Winter 2026/2027', 'Winter 26/27'])('of two years is one: «%s»', (query) => {
    expect(read(query)).toEqual({ constraint: months([12, 13, 14], 2026), words: 3 })
  })

  test.each(['Winter 2027', 'Winter 27', '2027 Winter'])('of one year may be both of its winters: «%s»', (query) => {
    expect(read(query)).toEqual({ constraint: months([1, 2, 12, 13, 14], 2027), words: 2 })
  })
})

describe('a feast', () => {
  test.each([
    ['Ostern', 'ostern'],
    ['Oster', 'ostern'],
    ['Easter', 'ostern'],
    ['Auffahrt', 'auffahrt'],
    ['Himmelfahrt', 'auffahrt'],
    ['Pfingsten', 'pfingsten'],
    ['Pfingst', 'pfingsten'],
  ])('is called %s', (name, feast) => {
    expect(read(name)).toEqual({ constraint: { kind: 'feast', feast, year: null }, words: 1 })
    expect(read(`${name} 2028`)).toEqual({ constraint: { kind: 'feast', feast, year: 2028 }, words: 2 })
  })
})

describe('a duration', () => {
  const days = (min: number, max: number, words: number) => ({ constraint: { kind: 'days', min, max }, words })

  test.each([
    ['ein', 1],
    ['zwei', 2],
    ['drei', 3],
    ['vier', 4],
    ['fünf', 5],
    ['fuenf', 5],
    ['sechs', 6],
    ['sieben', 7],
    ['acht', 8],
    ['neun', 9],
    ['zehn', 10],
    ['elf', 11],
    ['zwölf', 12],
    ['zwoelf', 12],
    ['dreizehn', 13],
    ['vierzehn', 14],
    ['10', 10],
  ])('of %s days', (count, number) => {
    expect(read(`${count} Tage`)).toEqual(days(number, number, 2))
  })

  test.each(['1 Tag', '1 tägig', '1 tägige', '1 taegig', '1 taegige', '1 Tagesreise', '1 Tags', 'einer Tagesreise'])(
    'in days is written «%s»',
    (query) => {
      expect(read(query)).toEqual(days(1, 1, 2))
    },
  )

  test.each(['Tagesfahrt', 'Tagesfahrten', 'Tagesreise', 'Tagestour'])('of one day is written «%s»', (query) => {
    expect(read(query)).toEqual(days(1, 1, 1))
  })

  test.each(['2 Nacht', '2 Nächte', '2 Naechte', '2 Nächten', '2 Naechten', '2 Übernachtungen'])(
    'in nights is a day longer: «%s»',
    (query) => {
      expect(read(query)).toEqual(days(3, 3, 2))
    },
  )

  test.each([
    ['eine Woche', 6, 8],
    ['zwei Wochen', 13, 15],
  ])('in weeks has a day of tolerance: «%s»', (query, min, max) => {
    expect(read(query)).toEqual(days(min, max, 2))
  })

  test.each([
    ['3 bis 5 Tage', 4],
    ['3–5 Tage', 3],
    ['3–5 Tagen', 3],
  ])('can be a range: «%s»', (query, words) => {
    expect(read(query)).toEqual(days(3, 5, words))
  })

  test.each([
    ['3tägig', 3],
    ['12Tage', 12],
    ['viertägige', 4],
    ['eintägig', 1],
    ['vierzehntägig', 14],
    ['fünftägig', 5],
    ['zweitagesfahrt', 2],
    ['eintagesreise', 1],
  ])('can be one word: «%s»', (query, number) => {
    expect(read(query)).toEqual(days(number, number, 1))
  })

  test.each([
    ['bis 5 Tage', 3, 5],
    ['bis zu 5 Tagen', 4, 5],
    ['max. 5 Tage', 3, 5],
    ['maximal fünf Tage', 3, 5],
    ['höchstens 5 Tage', 3, 5],
    ['hoechstens 4 Nächte', 3, 5],
    ['bis eine Woche', 3, 8],
  ])('can be a maximum: «%s»', (query, words, most) => {
    expect(read(query)).toEqual(days(1, most, words))
  })

  // rule 2.2.9
  test.each([
    ['unter 5 Tagen', 3, 1, 4],
    ['weniger als 5 Tage', 4, 1, 4],
    ['kürzer als eine Woche', 4, 1, 5],
    ['mindestens 5 Tage', 3, 5, null],
    ['ab 5 Tagen', 3, 5, null],
    ['über 5 Tage', 3, 6, null],
    ['mehr als 5 Tage', 4, 6, null],
    ['länger als eine Woche', 4, 9, null],
    ['zwischen 5 und 8 Tagen', 5, 5, 8],
    ['zwischen drei und vier Nächten', 5, 4, 5],
  ])('can be limited: «%s»', (...[query, words, least, most]) => {
    expect(read(query)).toEqual({ constraint: { kind: 'days', min: least, max: most }, words })
  })

  test('of a weekend is two or three days', () => {
    expect(read('Wochenende')).toEqual(days(2, 3, 1))
  })

  test.each([
    'null Tage',
    '0 Tage',
    '100 Tage',
    'viele Tage',
    '3',
    '3 Tagelöhner',
    '3 Mittage',
    '3 Nachtwächter',
    '3 Mitternacht',
    '3 Wochenmärkte',
    '3 Karwochen',
    'keine Tage',
    'einem Tage',
    'A3tägig',
    '3tägig2',
    '123tägig',
    '3 bis Tage',
    '3 bis bald Tage',
    '3 und 5 Tage',
    'bis Tage',
    'max. viele Tage',
    'ab 5. Mai',
    'zwischen 5 und Tagen',
    'mehr als Tage',
  ])('is not «%s»', (query) => {
    expect(read(query)).toBeNull()
  })
})

test('words of a time that can be misspelt have five letters at least', () => {
  expect(timeWords).toEqual(expect.arrayContaining(['januar', 'april', 'winter', 'ostern', 'sommerferien']))
  expect(timeWords.filter((word) => word.length < 5)).toEqual([])
})

// rule 2.2.8
test('an amount of money after a month is no year', () => {
  expect(read('Juni 80 Franken')).toEqual({ constraint: months([6]), words: 1 })
  expect(read('Juni 80')).toEqual({ constraint: months([6], 2080), words: 2 })
})

test.each([
  ['15.5.', '15 Mai '],
  ['ab 3. 3. in Rom', 'ab 3 März  in Rom'],
  ['15.05.2027', '15.05.2027'],
  ['32.13.', '32.13.'],
  ['1.000.-', '1.000.-'],
])('a date without a year is a day and a month by name: «%s»', (query, named) => {
  expect(withNamedMonths(query)).toBe(named)
})
