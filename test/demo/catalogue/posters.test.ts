import { expect, test } from 'vitest'
import { toDateExtensions } from '#demo/catalogue/extensions.ts'
import { pictureSpecs, posterSpecs } from '#demo/catalogue/posters.ts'
import { toTravel } from '#demo/catalogue/travel.ts'
import { startsIn } from '#demo/parts/seasons.ts'
import { tours } from '#demo/tours/all.ts'

test('the main picture of every tour has a spec', () => {
  for (const tour of tours) expect(posterSpecs.get(toTravel(tour).images?.[0]?.publicId ?? '')).toEqual(tour.poster)
})

test('the picture of every extension has a spec and a matching image id', () => {
  for (const tour of tours) {
    for (const [index, { travelExtension }] of toDateExtensions(tour, `${tour.id}-bus`).entries()) {
      expect(posterSpecs.get(travelExtension.image?.publicId ?? '')).toEqual(tour.extensions[index]?.poster)
      expect(travelExtension.imageId).toBe(travelExtension.image?.id)
    }
  }
})

test('every picture has a size, an alternative text and a placeholder colour', () => {
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

test('no two tours share scene and palette, and no two of one destination share a scene', () => {
  const looks = tours.map(({ poster: { scene, palette } }) => `${scene} ${palette}`)
  expect(looks.filter((look, index) => looks.indexOf(look) !== index)).toEqual([])
  const byPlace = tours.flatMap(({ destinations, poster }) => destinations.map((place) => `${place} ${poster.scene}`))
  expect(byPlace.filter((look, index) => byPlace.indexOf(look) !== index)).toEqual([])
})

test('a scene is the main picture of two tours at most', () => {
  const scenes = tours.map(({ poster }) => poster.scene)
  expect(scenes.filter((scene) => scenes.filter((other) => other === scene).length > 2)).toEqual([])
})

test('neighbours in the list by start date have different scenes', () => {
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

test('a tour with its own branding has a drawable logo with an alternative text', () => {
  const branded = tours.flatMap((tour) => toTravel(tour).pricing?.branding ?? [])
  expect(branded.length).toBeGreaterThan(0)
  for (const { logo, logoWidth } of branded) {
    expect(pictureSpecs.get(logo?.publicId ?? '')).toMatchObject({ first: 'Rheintochter' })
    expect([logo?.description, logoWidth]).toEqual([expect.stringContaining('Rheintochter'), 180])
  }
})

test('the pictures of the tours to Lake Garda and Iceland show no scene with firs', () => {
  const wooded = ['ridge', 'fjord', 'forest', 'aurora', 'lake', 'pass']
  const shown = ['gardasee', 'island'].flatMap((id) =>
    [...posterSpecs]
      .filter(([publicId]) => publicId.includes(tours.find((tour) => tour.id === id)?.slug ?? 'none'))
      .map(([publicId, { scene }]) => ({ publicId, scene })),
  )
  expect(shown.length).toBeGreaterThan(6)
  expect(shown.filter(({ scene }) => wooded.includes(scene))).toEqual([])
})
