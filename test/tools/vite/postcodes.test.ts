import { expect, test } from 'vitest'
import { positionsOf, townsOf } from '#tools/vite/postcodes.mjs'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
const POSTCODES = 3460

test('a postcode knows its town, or its towns in alphabetical order', () => {
  expect(townsOf('3')['3011']).toBe('Bern')
  expect(townsOf('8')['8580']).toBe('Amriswil|Biessenhofen|Hagenwil b. Amriswil|Hefenhofen|Sommeri')
})

test('a postcode knows where it lies, to a kilometre', () => {
  expect(positionsOf('3')['3770']).toBe('46.57 7.39')
  expect(positionsOf('6')['6005']).toBe('47.03 8.32|47.08 8.27')
  expect(positionsOf('0')).toEqual({})
})

test('Liechtenstein is among the postcodes', () => {
  expect(townsOf('9')['9490']).toBe('Vaduz')
  expect(positionsOf('9')['9490']).toBe('47.14 9.52')
})

test('every digit has its own postcodes, more than three thousand in all', () => {
  const counts = [townsOf, positionsOf].map((tableOf) =>
    DIGITS.reduce((sum, digit) => {
      const postcodes = Object.keys(tableOf(digit))
      expect(postcodes.every((postcode) => postcode.startsWith(digit))).toBe(true)
      return sum + postcodes.length
    }, 0),
  )
  expect(counts).toEqual([POSTCODES, POSTCODES])
})

test('every postcode lies within the two countries', () => {
  const all = DIGITS.flatMap((digit) => Object.values(positionsOf(digit)))
    .flatMap((text) => text.split('|'))
    .map((text) => text.split(' ').map(Number))
  for (const [latitude = 0, longitude = 0] of all) {
    expect(latitude > 45.8 && latitude < 47.9 && longitude > 5.9 && longitude < 10.5).toBe(true)
  }
})
