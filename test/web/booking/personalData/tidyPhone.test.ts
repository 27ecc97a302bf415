import { expect, test } from 'vitest'
import { tidyAnsweredPhone, tidyPhone } from '#web/booking/personalData/tidyPhone.ts'

test.each([
  ['0791234567', 'CH', '079 123 45 67'],
  ['+41791234567', 'DE', '+41 79 123 45 67'],
  ['0041 (0)79/123 45 67', 'AT', '+41 79 123 45 67'],
  ['+49 171 1234567', 'CH', '+49 171 1234567'],
  [' +33 6 12 34 56 78 ', 'CH', '+33 6 12 34 56 78'],
  ['(+39) 06 1234 5678', 'IT', '(+39) 06 1234 5678'],
  ['0171 1234567', 'DE', '+49 171 123 4567'],
  ['0049 171 1234567', 'CH', '+49 171 123 4567'],
  ['079 123', 'CH', '079 123'],
])('«%s» of somebody in %s stays or becomes «%s»', (typed, country, shown) => {
  expect(tidyPhone(typed, country)).toBe(shown)
})

test('a national number is read with the former country and shown for the new one', () => {
  expect(tidyPhone('079 123 45 67', 'CH', 'AT')).toBe('+41 79 123 45 67')
  expect(tidyPhone('+41 79 123 45 67', 'AT', 'CH')).toBe('079 123 45 67')
})

test.each([
  ['0521234567', '052 123 45 67'],
  ['0170 1234567', '0170 1234567'],
  ['ruft Beat an', 'ruft Beat an'],
])('«%s», of nobody knows whom, becomes or stays «%s», never with the code of a country', (typed, shown) => {
  expect(tidyAnsweredPhone(typed)).toBe(shown)
})
