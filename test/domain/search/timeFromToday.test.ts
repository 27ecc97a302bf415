import { expect, test } from 'vitest'
import { withTimesFromToday } from '#domain/search/timeFromToday.ts'

// rule 2.2.13
test.each([
  ['nächsten Monat', 'Februar 2027'],
  ['Naechster Monat nach Rom', 'Februar 2027 nach Rom'],
  ['diesen Monat', 'Januar 2027'],
  ['kommendes Jahr', '2028'],
  ['dieses Jahr', '2027'],
  ['nächste Woche', 'Januar 2027'],
  ['dieses Wochenende', 'Januar 2027 Wochenende'],
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
  // A Sunday.
  ['2027-01-31', 'diese Woche', 'Januar 2027'],
  ['2027-01-31', 'nächste Woche', 'Februar 2027'],
  ['2027-01-25', 'nächste Woche', 'Februar 2027'],
  ['2027-03-22', 'nächste Woche', 'März 2027 bis April 2027'],
  ['2027-12-28', 'diese Woche', 'Dezember 2027 bis Januar 2028'],
])('on %s «%s» is «%s»', (today, query, named) => {
  expect(withTimesFromToday(query, today)).toBe(named)
})
