import { describe, expect, test } from 'vitest'
import { equivalentId } from '#domain/booking/compare/equivalent.ts'
import { personalAddon, pricing, SINGLE_ROOM } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const from = pricing({ accommodations: [room(), SINGLE_ROOM], personalAddons: [personalAddon()] })
const rooms = (...accommodations: ReturnType<typeof room>[]) => ({ from, to: pricing({ id: 'v2', accommodations }) })

describe('the equivalent room of another variant', () => {
  test.each([
    ['is the one with the same id, whatever its name', [room({ id: 'x' }), room({ name: 'Kabine' })], 'dz'],
    [
      'is the one with the same name',
      [room({ id: 'x', name: 'Kabine' }), room({ id: 'y', ratioPackageNo: '999' })],
      'y',
    ],
    [
      'is, of two with one name, the one with the same number',
      [room({ id: 'x', ratioPackageNo: '999' }), room({ id: 'y' })],
      'y',
    ],
    [
      'is, of two with one name and other numbers, the first',
      [room({ id: 'x', ratioPackageNo: '998' }), room({ id: 'y', ratioPackageNo: '999' })],
      'x',
    ],
    ['is none where only the number is the same', [room({ id: 'x', name: 'Kabine' })], null],
    ['is none where nothing is offered', [], null],
  ])('%s', (_case, accommodations, expected) => {
    expect(equivalentId('accommodations', 'dz', rooms(...accommodations))).toBe(expected)
  })

  test('is null for an unknown id', () => {
    expect(equivalentId('accommodations', 'gone', rooms(room({ id: 'x' })))).toBeNull()
  })
})

test('equivalent extras of the same name are matched by service number', () => {
  const to = pricing({
    personalAddons: [personalAddon({ id: 'x', ratioServiceNo: '309' }), personalAddon({ id: 'y' })],
  })
  expect(equivalentId('personalAddons', 'ausflug', { from, to })).toBe('y')
})
