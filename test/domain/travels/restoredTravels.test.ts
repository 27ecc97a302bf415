import { expect, test } from 'vitest'
import { restoredTravels } from '#domain/travels/restoredTravels.ts'
import type { SavedTravel } from '#domain/travels/savedTravels.ts'

const travel = (id: string): SavedTravel => ({ id, urlSlug: `reise-${id}`, name: id, publicId: null })

test('what was saved since a removal stays when the removal is undone', () => {
  const before = [travel('a'), travel('b')]
  expect(restoredTravels([travel('c'), travel('b')], before, 3).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
  expect(restoredTravels([travel('d'), travel('c')], before, 3).map(({ id }) => id)).toEqual(['d', 'c', 'a'])
})
