import { expect, test } from 'vitest'
import { listedPath, travelPath } from '#web/site/travelPaths.ts'

test.each([
  ['/reisen/t-1/provence', { id: 't-1', urlSlug: 'provence' }],
  ['/reisen/t-1/t-1', { id: 't-1', urlSlug: null }],
  ['/reisen/provence/provence', { id: null, urlSlug: 'provence' }],
])('a travel is at %s, its id and its slug each standing for the other where one is missing', (path, travel) => {
  expect(travelPath(travel)).toBe(path)
})

test('a travel without a page of its own leads from the list to its booking', () => {
  const travel = { id: null, urlSlug: 'provence', redirectToBooking: true }
  expect(listedPath(travel, '2027-06')).toBe('/buchen/provence/start?monat=2027-06')
})
