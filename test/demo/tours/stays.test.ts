import { expect, test } from 'vitest'
import { posterSpecs } from '#demo/catalogue/posters.ts'
import { toTravel } from '#demo/catalogue/travel.ts'
import { sceneTexts } from '#demo/parts/sceneTexts.ts'
import { tours } from '#demo/tours/all.ts'

test('every tour has several pictures, and stays for all nights', () => {
  for (const tour of tours) {
    const { images, stays } = toTravel(tour)
    expect(images?.length, tour.id).toBeGreaterThan(2)
    const nights = (stays ?? []).reduce((sum, stay) => sum + (stay.nights ?? 0), 0)
    expect(nights, tour.id).toBe(tour.days.filter(({ overnight }) => overnight !== null).length)
  }
})

test('every further picture and every hotel picture has a spec and an alternative text', () => {
  for (const { images, stays } of tours.map(toTravel)) {
    for (const image of [...(images ?? []), ...(stays ?? []).map((stay) => stay.image)]) {
      expect(posterSpecs.has(image?.publicId ?? '')).toBe(true)
      expect(image?.description?.length).toBeGreaterThan(30)
    }
  }
})

test('a ship has no place and no stars, a hotel has both', () => {
  const stayOf = (id: string) => tours.filter((tour) => tour.id === id).flatMap((tour) => toTravel(tour).stays ?? [])
  expect(stayOf('rhein')).toMatchObject([{ name: 'MS Rheintochter', place: null, stars: null, nights: 6 }])
  expect(stayOf('provence')).toMatchObject([
    { name: 'Hotel Les Platanes', place: 'Avignon', stars: 4, nights: 3 },
    { name: 'Hostellerie du Pré d’Asse', place: 'Manosque', stars: 4, nights: 2 },
  ])
})

test('a hotel is shown in the scene of its place where the tour has one, a ferry at a harbour', () => {
  const shown = (id: string) =>
    tours
      .filter((tour) => tour.id === id)
      .flatMap((tour) => toTravel(tour).stays ?? [])
      .map(({ name, image }) => [name, posterSpecs.get(image?.publicId ?? '')?.scene])
  expect(shown('schottland').slice(0, 3)).toEqual([
    ['Nachtfähre Rotterdam–Hull', 'harbour'],
    ['Royal George Hotel', 'city'],
    ['Ben Wyvis Lodge', 'castle'],
  ])
  expect(shown('bretagne')).toContainEqual(['Hôtel de l’Odet', 'timber'])
  expect(shown('rhein')).toEqual([['MS Rheintochter', 'river']])
  for (const { stays } of tours.map(toTravel)) {
    for (const { name, image } of stays ?? []) {
      const scene = posterSpecs.get(image?.publicId ?? '')?.scene ?? 'ridge'
      expect.soft(image?.description, name).toBe(sceneTexts[scene])
    }
  }
})
