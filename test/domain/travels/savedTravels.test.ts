import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  droppedBy,
  isSaved,
  readSavedTravels,
  withoutSaved,
  withSaved,
  type SavedTravel,
} from '#domain/travels/savedTravels.ts'

const travel = (id: string, name = id): SavedTravel => ({ id, urlSlug: `reise-${id}`, name, publicId: null })

test('the travel saved last comes first, without duplicates', () => {
  const travels = withSaved(withSaved(withSaved([], travel('a'), 3), travel('b'), 3), travel('a', 'neu'), 3)
  expect(travels.map(({ name }) => name)).toEqual(['neu', 'b'])
})

test('a full list drops the oldest travel', () => {
  const full = withSaved([travel('a'), travel('b')], travel('c'), 3)
  expect(full.map(({ id }) => id)).toEqual(['c', 'a', 'b'])
  expect(withSaved(full, travel('d'), 3).map(({ id }) => id)).toEqual(['d', 'c', 'a'])
})

test('the travel that a full list drops is named, and none where there is room or it is saved already', () => {
  const two = [travel('a'), travel('b')]
  expect(droppedBy(two, travel('c'), 2)).toEqual(travel('b'))
  expect(droppedBy(two, travel('c'), 3)).toBeNull()
  expect(droppedBy(two, travel('b', 'neu'), 2)).toBeNull()
})

test('a single travel can be removed', () => {
  const travels = withoutSaved([travel('a'), travel('b')], 'a')
  expect([isSaved(travels, 'a'), isSaved(travels, 'b')]).toEqual([false, true])
  expect(isSaved([travel('a'), travel('b')], 'b')).toBe(true)
})

test('a stored list is read back; unreadable entries, duplicates and excess ones are left out', () => {
  const kept = [
    travel('a'),
    { id: 'x' },
    null,
    travel('b'),
    travel('a', 'alt'),
    { ...travel('c'), publicId: 7 },
    travel('d'),
  ]
  expect(readSavedTravels(kept, 3)).toEqual([travel('a'), travel('b'), travel('c')])
  const pictured = { ...travel('e'), publicId: 'bild' }
  expect(readSavedTravels([pictured, { ...travel('f'), id: '' }, { ...travel('g'), urlSlug: '' }], 3)).toEqual([
    pictured,
  ])
  expect(readSavedTravels({ length: 1 }, 3)).toEqual([])
})

test('reading saved travels never throws', () => {
  fc.assert(fc.property(fc.anything(), (kept) => Array.isArray(readSavedTravels(kept, 3))))
  fc.assert(fc.property(fc.array(fc.anything()), (kept) => readSavedTravels(kept, 3).length <= 3))
})
