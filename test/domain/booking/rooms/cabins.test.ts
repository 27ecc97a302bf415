import { expect, test } from 'vitest'
import { hasSingleCabin } from '#domain/booking/rooms/cabins.ts'
import { tours } from '#demo/tours/all.ts'

test('a single cabin is told from a single room by its name', () => {
  expect(hasSingleCabin([{ name: 'Zweibettkabine' }, { name: 'Einzelkabine Oberdeck' }])).toBe(true)
  expect(hasSingleCabin([{ name: 'Zweibettkabine' }, { name: 'Einzelzimmer' }])).toBe(false)
})

test('the cruises of the demo operator have single cabins, and no other travel', () => {
  const cruises = tours.filter(({ rooms }) => hasSingleCabin(rooms)).map(({ id }) => id)
  expect(cruises).toEqual(['donau', 'douro', 'rhein'])
})
