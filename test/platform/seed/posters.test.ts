import { expect, test } from 'vitest'
import { toDateExtensions } from '#platform/seed/extensions.ts'
import { posterBriefs } from '#platform/seed/posters.ts'
import { tours } from '#platform/seed/tours/all.ts'
import { toTravel } from '#platform/seed/travel.ts'

test('the main picture of every tour has a brief', () => {
  for (const tour of tours) expect(posterBriefs.get(toTravel(tour).images?.[0]?.publicId ?? '')).toEqual(tour.poster)
})

test('the picture of every extension has a brief and stands beside its travel', () => {
  for (const tour of tours) {
    for (const [index, { travelExtension }] of toDateExtensions(tour, `${tour.id}-bus`).entries()) {
      expect(posterBriefs.get(travelExtension.image?.publicId ?? '')).toEqual(tour.extensions[index]?.poster)
      expect(travelExtension.imageId).toBe(travelExtension.image?.id)
    }
  }
})

test('every picture says how large it is, what it shows and which colour fills its place', () => {
  for (const tour of tours) {
    const [image] = toTravel(tour).images ?? []
    expect(image).toMatchObject({ width: 1600, height: 2000, colour: expect.stringMatching(/^#[0-9a-f]{6}$/) as string })
    expect(image?.description?.length).toBeGreaterThan(30)
  }
})

test('no two tours have the same scene in the same palette, and none shares its picture with a neighbour', () => {
  const looks = tours.map(({ poster: { scene, palette } }) => `${scene} ${palette}`)
  expect(looks.filter((look, index) => looks.indexOf(look) !== index)).toEqual([])
  const byPlace = tours.flatMap(({ destinations, poster }) => destinations.map((place) => `${place} ${poster.scene}`))
  expect(byPlace.filter((look, index) => byPlace.indexOf(look) !== index)).toEqual([])
})
