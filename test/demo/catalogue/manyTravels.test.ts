import { expect, test } from 'vitest'
import { manyTravels } from '#demo/catalogue/manyTravels.ts'
import { posterSpecs } from '#demo/catalogue/posters.ts'

const travels = manyTravels(600, '2026-11-21')

test('generated travels have the requested number, their own ids and dates, and existing pictures', () => {
  expect(travels).toHaveLength(600)
  expect(new Set(travels.map(({ travel }) => travel.id)).size).toBe(600)
  expect(new Set(travels.map(({ travel }) => travel.seoSettings.urlSlug)).size).toBe(600)
  for (const { travel, variants } of travels) {
    expect(variants[0]?.departures.length).toBeGreaterThanOrEqual(4)
    expect(posterSpecs.has(travel.images?.[0]?.publicId ?? '')).toBe(true)
  }
})

test('generated travels vary in names, countries, types and months', () => {
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

test('the programme of a generated travel ends with a day without overnight stay', () => {
  for (const { travel, variants } of travels) {
    expect(travel.dayProgramme?.at(-1)?.overnight).toBeNull()
    const [departure] = variants[0]?.departures ?? []
    expect(departure?.packages.every(({ priceCents }) => priceCents > 0 || priceCents === 0)).toBe(true)
  }
})

test('generated travels are deterministic', () => {
  expect(manyTravels(20, '2027-03-01')).toEqual(manyTravels(20, '2027-03-01'))
})
