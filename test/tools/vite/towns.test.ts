import { expect, test } from 'vitest'
import { townsOf } from '#tools/vite/towns.mjs'

test('a postcode knows its town, or its towns in alphabetical order', () => {
  expect(townsOf('3')['3011']).toBe('Bern')
  expect(townsOf('8')['8580']).toBe('Amriswil|Biessenhofen|Hagenwil b. Amriswil|Hefenhofen|Sommeri')
})

test('Liechtenstein is among the towns', () => {
  expect(townsOf('9')['9490']).toBe('Vaduz')
})

test('every digit has its own towns, four thousand in all', () => {
  const byDigit = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => ({ digit, towns: townsOf(digit) }))
  for (const { digit, towns } of byDigit)
    expect(Object.keys(towns).every((postcode) => postcode.startsWith(digit))).toBe(true)
  const postcodes = byDigit.reduce((sum, { towns }) => sum + Object.keys(towns).length, 0)
  expect(postcodes).toBe(3460)
})
