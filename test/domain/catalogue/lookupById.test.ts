import { expect, test } from 'vitest'
import { lookupById } from '#domain/catalogue/lookupById.ts'

const entryOf = lookupById<{ readonly id: string; readonly name: string }>()
const rooms = [
  { id: 'dz', name: 'Doppelzimmer' },
  { id: 'ez', name: 'Einzelzimmer' },
  { id: 'dz', name: 'Zwilling' },
]

test('an entry is found by its id, with duplicates the first one', () => {
  for (const round of [1, 2])
    expect([round, entryOf(rooms, 'dz')?.name, entryOf(rooms, 'ez')?.name]).toEqual([
      round,
      'Doppelzimmer',
      'Einzelzimmer',
    ])
})

test('a missing id is null, and another list has an index of its own', () => {
  expect([entryOf(rooms, 'fz'), entryOf(rooms, 'fz'), entryOf([], 'dz')]).toEqual([null, null, null])
  expect(entryOf([{ id: 'dz', name: 'Kabine' }], 'dz')?.name).toBe('Kabine')
})
