import { expect, test } from 'vitest'
import { queryPills } from '#web/travel/filter/queryPills.ts'

const part = { words: '', kind: 'months', months: [], minDays: null, maxDays: null, days: [] }
const pillsOf = (words: string, months: readonly string[] = ['2026-12', '2027-01']) =>
  queryPills(words, { corrected: null, isNearest: false, parts: [{ ...part, words, months }] }).map(({ text }) => text)

test('a season over the turn of the year is written as people write it', () => {
  expect(pillsOf('winter 2026 27')).toEqual(['Winter 2026/27'])
})

test('one month is written with its year, and a season without one as it was typed', () => {
  expect(pillsOf('juni', ['2027-06'])).toEqual(['Juni 2027'])
  expect(pillsOf('winter')).toEqual(['Winter'])
})
