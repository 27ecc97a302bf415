import { expect, test } from 'vitest'
import { queryPills } from '#web/travel/filter/queryPills.ts'

const part = {
  words: '',
  kind: 'months',
  months: [],
  minDays: null,
  maxDays: null,
  days: [] as readonly string[],
  minPrice: null,
  maxPrice: null,
  currency: null,
}
const pillsOf = (words: string, months: readonly string[] = ['2026-12', '2027-01']) =>
  queryPills(words, { corrected: null, isNearest: false, parts: [{ ...part, words, months }] }).map(({ text }) => text)

test('a season over the turn of the year is written as people write it', () => {
  expect(pillsOf('winter 2026 27')).toEqual(['Winter 2026/27'])
})

test('one month is written with its year, and a season without one as it was typed', () => {
  expect(pillsOf('juni', ['2027-06'])).toEqual(['Juni 2027'])
  expect(pillsOf('winter')).toEqual(['Winter'])
})

// rule 2.2.9
test.each([
  [5, 5, '5 Tage'],
  [1, 4, '1 bis 4 Tage'],
  [9, null, 'Mindestens 9 Tage'],
])('a length of %d to %d days is written «%s»', (minDays, maxDays, text) => {
  const parts = [{ ...part, words: 'lang', kind: 'days', minDays, maxDays }]
  expect(queryPills('lang', { corrected: null, isNearest: false, parts }).map((pill) => pill.text)).toEqual([text])
})

// rule 2.2.13
test('a week is written as it was typed, with its days', () => {
  const days = ['2027-01-18', '2027-01-19', '2027-01-24']
  const parts = [{ ...part, words: 'nächste Woche', kind: 'week', days }]
  const pills = queryPills('nächste Woche', { corrected: null, isNearest: false, parts })
  expect(pills.map(({ text }) => text)).toEqual(['Nächste Woche (Mo 18.01. – So 24.01.)'])
})

// rule 2.2.8
test('a price is written as it was understood, and taken out by itself', () => {
  const pills = (limits: Partial<typeof price>) =>
    queryPills('Rom billig', {
      corrected: null,
      isNearest: false,
      parts: [
        { ...part, words: 'Rom', kind: 'text' },
        { ...price, ...limits },
      ],
    }).map(({ text, rest }) => [text, rest])
  const price: Omit<typeof part, 'minPrice' | 'maxPrice' | 'currency'> & {
    readonly minPrice: number | null
    readonly maxPrice: number | null
    readonly currency: string | null
  } = { ...part, words: 'billig', kind: 'price' }
  expect(pills({})).toEqual([
    ['«Rom»', 'billig'],
    ['Günstigste zuerst', 'Rom'],
  ])
  expect(pills({ maxPrice: 1000 })[1]).toEqual(['Bis CHF\u00a01’000.-', 'Rom'])
  expect(pills({ maxPrice: 499.9, currency: 'EUR' })[1]).toEqual(['Bis EUR\u00a0499.90', 'Rom'])
  expect(pills({ minPrice: 500 })[1]).toEqual(['Ab CHF\u00a0500.-', 'Rom'])
  expect(pills({ minPrice: 500, maxPrice: 800 })[1]).toEqual(['CHF\u00a0500.- bis CHF\u00a0800.-', 'Rom'])
})
