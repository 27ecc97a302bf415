import { expect, test } from 'vitest'
import { positionsByPostcode } from '#tools/vite/positions.mjs'

test('a postcode of Switzerland or Liechtenstein knows where it lies, to a kilometre', () => {
  const positions = positionsByPostcode()
  expect(positions['3770']).toBe('46.57 7.39')
  expect(positions['9490']).toBe('47.14 9.52')
  expect(positions['0000']).toBeUndefined()
})

test('every postcode lies within the two countries', () => {
  const all = Object.values(positionsByPostcode()).map((text) => text.split(' ').map(Number))
  expect(all).toHaveLength(3460)
  for (const [latitude = 0, longitude = 0] of all) {
    expect(latitude > 45.8 && latitude < 47.9 && longitude > 5.9 && longitude < 10.5).toBe(true)
  }
})
