import { expect, test } from 'vitest'
import { toDateExtensions } from '#demo/catalogue/extensions.ts'
import { pictureSpecs, posterSpecs } from '#demo/catalogue/posters.ts'
import { toTravel } from '#demo/catalogue/travel.ts'
import { startsIn } from '#demo/parts/seasons.ts'
import { tours } from '#demo/tours/all.ts'

test('the main picture of every tour has a brief', () => {
  for (const tour of tours) expect(posterSpecs.get(toTravel(tour).images?.[0]?.publicId ?? '')).toEqual(tour.poster)
})

test('the picture of every extension has a brief and stands beside its travel', () => {
  for (const tour of tours) {
    for (const [index, { travelExtension }] of toDateExtensions(tour, `${tour.id}-bus`).entries()) {
      expect(posterSpecs.get(travelExtension.image?.publicId ?? '')).toEqual(tour.extensions[index]?.poster)
      expect(travelExtension.imageId).toBe(travelExtension.image?.id)
    }
  }
})

test('every picture says how large it is, what it shows and which colour fills its place', () => {
  for (const tour of tours) {
    const [image] = toTravel(tour).images ?? []
    expect(image).toMatchObject({
      width: 1600,
      height: 2000,
      colour: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
    })
    expect(image?.description?.length).toBeGreaterThan(30)
  }
})

test('no two tours have the same scene in the same palette, and none shares its picture with a neighbour', () => {
  const looks = tours.map(({ poster: { scene, palette } }) => `${scene} ${palette}`)
  expect(looks.filter((look, index) => looks.indexOf(look) !== index)).toEqual([])
  const byPlace = tours.flatMap(({ destinations, poster }) => destinations.map((place) => `${place} ${poster.scene}`))
  expect(byPlace.filter((look, index) => byPlace.indexOf(look) !== index)).toEqual([])
})

test('a composition stands for two tours at most', () => {
  const scenes = tours.map(({ poster }) => poster.scene)
  expect(scenes.filter((scene) => scenes.filter((other) => other === scene).length > 2)).toEqual([])
})

test('two tours that follow each other in the list by start never show the same composition', () => {
  const departures = [2026, 2027, 2028].flatMap((year) =>
    tours.flatMap(({ id, poster, seasons }) =>
      seasons.flatMap((season) => startsIn(year, season)).map((start) => ({ start, id, scene: poster.scene })),
    ),
  )
  const sorted = departures.toSorted((one, other) => one.start.localeCompare(other.start))
  const alike = sorted.filter(
    ({ id, scene }, index) => sorted[index + 1]?.scene === scene && sorted[index + 1]?.id !== id,
  )
  expect(alike).toEqual([])
})

test('a tour that is sold under a sign of its own names a logo that can be drawn, and says what it shows', () => {
  const branded = tours.flatMap((tour) => toTravel(tour).pricing?.branding ?? [])
  expect(branded.length).toBeGreaterThan(0)
  for (const { logo, logoWidth } of branded) {
    expect(pictureSpecs.get(logo?.publicId ?? '')).toMatchObject({ first: 'Rheintochter' })
    expect([logo?.description, logoWidth]).toEqual([expect.stringContaining('Rheintochter'), 180])
  }
})

test('where there are no firs and no snow, no picture of the tour shows any', () => {
  const wooded = ['ridge', 'fjord', 'forest', 'aurora', 'lake', 'pass']
  const shown = ['gardasee', 'island'].flatMap((id) =>
    [...posterSpecs]
      .filter(([publicId]) => publicId.includes(tours.find((tour) => tour.id === id)?.slug ?? 'none'))
      .map(([publicId, { scene }]) => ({ publicId, scene })),
  )
  expect(shown.length).toBeGreaterThan(6)
  expect(shown.filter(({ scene }) => wooded.includes(scene))).toEqual([])
})
