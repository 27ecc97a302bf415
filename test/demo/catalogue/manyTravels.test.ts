import { expect, test } from 'vitest'
import { manyTravels } from '#demo/catalogue/manyTravels.ts'
import { posterSpecs } from '#demo/catalogue/posters.ts'

const travels = manyTravels(600, '2026-11-21')

test('makes as many travels as asked, each with its own ids, dates and an existing picture', () => {
  expect(travels).toHaveLength(600)
  expect(new Set(travels.map(({ travel }) => travel.id)).size).toBe(600)
  expect(new Set(travels.map(({ travel }) => travel.seoSettings.urlSlug)).size).toBe(600)
  for (const { travel, variants } of travels) {
    expect(variants[0]?.departures.length).toBeGreaterThanOrEqual(4)
    expect(posterSpecs.has(travel.images?.[0]?.publicId ?? '')).toBe(true)
  }
})

test('they are as varied as a real range: names, countries, types, months', () => {
  const months = travels.flatMap(({ variants }) =>
    variants.flatMap(({ departures }) => departures.map(({ startDate }) => startDate.slice(0, 7))),
  )
  expect(new Set(travels.map(({ travel }) => travel.name)).size).toBeGreaterThan(500)
  expect(new Set(travels.flatMap(({ listing }) => listing.destinations.map(({ slug }) => slug))).size).toBeGreaterThan(
    40,
  )
  expect(new Set(travels.map(({ listing }) => listing.travelType.slug)).size).toBe(10)
  expect(new Set(months).size).toBeGreaterThanOrEqual(13)
})

test('a day programme ends with the way home, however short it was made', () => {
  for (const { travel, variants } of travels) {
    expect(travel.dayProgramme?.at(-1)?.overnight).toBeNull()
    const [departure] = variants[0]?.departures ?? []
    expect(departure?.packages.every(({ priceCents }) => priceCents > 0 || priceCents === 0)).toBe(true)
  }
})

test('the same arguments give the same travels', () => {
  expect(manyTravels(20, '2027-03-01')).toEqual(manyTravels(20, '2027-03-01'))
})
