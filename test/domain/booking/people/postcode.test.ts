import { expect, test } from 'vitest'
import { countryOfPostcode, hasTowns, isPostcode, tidyPostcode } from '#domain/booking/people/postcode.ts'

test.each([
  ['3011', 'CH', true],
  [' CH-3011 ', 'CH', true],
  ['1000', 'CH', true],
  ['0999', 'CH', false],
  ['30111', 'CH', false],
  ['13011', 'CH', false],
  ['19490', 'LI', false],
  ['94901', 'LI', false],
  ['9484', 'CH', true],
  ['9485', 'CH', false],
  ['9498', 'CH', false],
  ['9499', 'CH', true],
  ['9485', 'LI', true],
  ['9498', 'LI', true],
  ['9484', 'LI', false],
  ['9499', 'LI', false],
  ['79100', 'DE', true],
  ['SW1A 1AA', 'GB', true],
  ['', 'DE', false],
])('«%s» is a postcode in %s: %s', (zip, country, expected) => {
  expect(isPostcode(zip, country)).toBe(expected)
})

test.each([
  ['CH-3011', 'CH', '3011'],
  ['ch 3011', 'CH', '3011'],
  ['FL-9490', 'LI', '9490'],
  [' 3011 ', 'CH', '3011'],
  ['D-79100', 'DE', 'D-79100'],
  ['CH3011', 'CH', '3011'],
  ['LI - 9490', 'LI', '9490'],
  ['3011 CH-3011', 'CH', '3011 CH-3011'],
  ['CH4 1AA', 'GB', 'CH4 1AA'],
  ['3011.', 'CH', '3011'],
  ['3’011', 'CH', '3011'],
  ['30 11 .', 'CH', '3011'],
  ['3011 Bern', 'CH', '3011 Bern'],
  ['1010.', 'AT', '1010.'],
])('«%s» in %s is tidied to «%s»', (zip, country, expected) => {
  expect(tidyPostcode(zip, country)).toBe(expected)
})

test('a postcode decides between Switzerland and Liechtenstein, and not between other countries', () => {
  expect(countryOfPostcode('9490', 'CH')).toBe('LI')
  expect(countryOfPostcode('9470', 'LI')).toBe('CH')
  expect(countryOfPostcode('949', 'CH')).toBeNull()
  expect(countryOfPostcode('93011', 'CH')).toBeNull()
  expect(countryOfPostcode('30110', 'CH')).toBeNull()
  expect(countryOfPostcode('1010', 'AT')).toBeNull()
  expect([hasTowns('CH'), hasTowns('LI'), hasTowns('AT')]).toEqual([true, true, false])
})
