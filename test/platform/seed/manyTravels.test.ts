import { expect, test } from 'vitest'
import { manyTravels } from '#platform/seed/manyTravels.ts'
import { posterBriefs } from '#platform/seed/posters.ts'

test('makes as many travels as asked, each with its own ids, dates and an existing picture', () => {
  const travels = manyTravels(300, '2026-11-21')
  expect(travels).toHaveLength(300)
  expect(new Set(travels.map(({ travel }) => travel.id)).size).toBe(300)
  expect(new Set(travels.map(({ travel }) => travel.seoSettings.urlSlug)).size).toBe(300)
  for (const { travel, variants } of travels) {
    expect(variants[0]?.departures.length).toBeGreaterThanOrEqual(4)
    expect(posterBriefs.has(travel.images?.[0]?.publicId ?? '')).toBe(true)
  }
})

test('the same arguments give the same travels', () => {
  expect(manyTravels(20, '2027-03-01')).toEqual(manyTravels(20, '2027-03-01'))
})
