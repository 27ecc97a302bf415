import { expect, test } from 'vitest'
import { readNearDay, readWeek, withTimesFromToday } from '#domain/search/timeFromToday.ts'

// rule 2.2.13
test.each([
  ['nächsten Monat', 'Februar 2027'],
  ['Naechster Monat nach Rom', 'Februar 2027 nach Rom'],
  ['diesen Monat', 'Januar 2027'],
  ['kommendes Jahr', '2028'],
  ['dieses Jahr', '2027'],
  ['nächste Tage', 'nächste Tage'],
  ['demnächste Woche', 'demnächste Woche'],
  ['diese Wochen', 'diese Wochen'],
])('on a Friday in January «%s» is «%s»', (query, named) => {
  expect(withTimesFromToday(query, '2027-01-15')).toBe(named)
})

test.each([
  ['2027-02-28', 'nächsten Monat', 'März 2027'],
  ['2027-12-31', 'nächsten Monat', 'Januar 2028'],
  ['2027-01-31', 'nächsten Monat', 'Februar 2027'],
])('on %s «%s» is «%s»', (today, query, named) => {
  expect(withTimesFromToday(query, today)).toBe(named)
})

test.each([
  // A Friday, a Sunday and a Monday.
  ['2027-01-15', 'diese woche', '2027-01-15', '2027-01-17'],
  ['2027-01-15', 'nachste woche', '2027-01-18', '2027-01-24'],
  ['2027-01-15', 'kommenden wochenende', '2027-01-22', '2027-01-24'],
  ['2027-01-31', 'diese woche', '2027-01-31', '2027-01-31'],
  ['2027-01-31', 'dieses wochenende', '2027-01-31', '2027-01-31'],
  ['2027-01-31', 'naechste woche', '2027-02-01', '2027-02-07'],
  ['2027-01-25', 'dieses wochenende', '2027-01-29', '2027-01-31'],
  ['2027-12-28', 'diese woche', '2027-12-28', '2028-01-02'],
])('on %s «%s» is from %s to %s', (today, query, ...days) => {
  const [first, last] = days
  expect(readWeek(query.split(' '), 0, today)).toMatchObject({ constraint: { kind: 'week', first, last }, words: 2 })
})

test.each(['diese wochen', 'eine woche', 'nachste tage', 'woche'])('«%s» is no week of the calendar', (query) => {
  expect(readWeek(query.split(' '), 0, '2027-01-15')).toBeNull()
})

// rule 2.2.13
test.each([
  ['heute', '2026-12-31'],
  ['morgen', '2027-01-01'],
  ['ubermorgen', '2027-01-02'],
  ['uebermorgen', '2027-01-02'],
])('on the last day of a year «%s» is %s', (word, day) => {
  const constraint = { kind: 'week', first: day, last: day, maxDays: null }
  expect(readNearDay([word], 0, '2026-12-31')).toEqual({ constraint, words: 1 })
})

test('«guten Morgen» is no day', () => {
  expect(readNearDay(['guten', 'morgen'], 1, '2026-12-31')).toBeNull()
})
