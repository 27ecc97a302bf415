import { describe, expect, test } from 'vitest'
import { isPhoneNumber, readPhone, shownPhone } from '#domain/booking/people/phone.ts'

describe('a Swiss number in any notation is stored in one form', () => {
  test.each([
    '079 123 45 67',
    '0791234567',
    '079/123.45.67',
    '(079) 123 45 67',
    "079 123'45'67",
    '079–123 45 67',
    '79 123 45 67',
    '+41 79 123 45 67',
    '+41791234567',
    '+41 (0)79 123 45 67',
    '+41 079 123 45 67',
    '(+41) 79 123 45 67',
    '0041 79 123 45 67',
    '0041 (0)79/123 45 67',
    '41 79 123 45 67',
    ' 079 123 45 67 ',
  ])('%s', (text) => {
    expect(readPhone(text, 'CH')).toBe('+41791234567')
  })
})

test.each([
  ['031 555 12 34', 'CH', '+41315551234'],
  ['0800 123 456', 'CH', '+41800123456'],
  ['+49 (0)170 1234567', 'CH', '+491701234567'],
  ['0049 30 123456', 'CH', '+4930123456'],
  ['0170 1234567', 'DE', '+491701234567'],
  ['0664 1234567', 'AT', '+436641234567'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['06 1234 5678', 'IT', '+390612345678'],
  ['+39 06 1234 5678', 'CH', '+390612345678'],
  ['234 56 78', 'LI', '+4232345678'],
  ['078 123 45 67', 'LI', '+41781234567'],
  ['+423 234 56 78', 'CH', '+4232345678'],
  ['+1 212 555 01 23', 'US', '+12125550123'],
])('%s for a person in %s is stored as %s', (text, country, stored) => {
  expect(readPhone(text, country)).toBe(stored)
})

test.each([
  ['nine digits', '079 123 45 6', 'CH'],
  ['eleven digits', '079 123 45 678', 'CH'],
  ['a Swiss number with a digit too few', '+41 79 123 45 6', 'CH'],
  ['a Swiss number with a digit too many', '+41 79 123 45 678', 'DE'],
  ['a number without its area', '555 12 34', 'CH'],
  ['letters', '079 CALL ME', 'CH'],
  ['two numbers', '079 123 45 67, 078 123 45 67', 'CH'],
  ['six digits', '+49 1234', 'CH'],
  ['sixteen digits', '+49 12345678901234', 'CH'],
  ['nothing', '', 'CH'],
])('%s is no phone number', (_what, text, country) => {
  expect(readPhone(text, country)).toBeNull()
  expect(isPhoneNumber(text, country)).toBe(false)
})

// rule 5.9.3
test('a phone number has seven to fifteen digits', () => {
  expect(readPhone('+49 1234567890123', 'CH')).toBe('+491234567890123')
  expect(readPhone('+49 12345', 'CH')).toBe('+4912345')
})

test('without a known numbering plan seven to fifteen digits are accepted', () => {
  expect(isPhoneNumber('555 12 34', 'SE')).toBe(true)
  expect(isPhoneNumber('555 12 3', 'SE')).toBe(false)
  expect(isPhoneNumber('123456789012345', 'SE')).toBe(true)
  expect(isPhoneNumber('1234567890123456', 'SE')).toBe(false)
  expect(readPhone('555 12 34', 'SE')).toBeNull()
})

test.each([
  ['+41791234567', 'CH', '079 123 45 67'],
  ['+41315551234', 'LI', '031 555 12 34'],
  ['+41791234567', 'AT', '+41 79 123 45 67'],
  ['+491701234567', 'CH', '+49 170 123 4567'],
  ['+491701234567', 'DE', '+49 170 123 4567'],
  ['+4232345678', 'LI', '+423 234 5678'],
  ['+12125550123', 'CH', '+1 212 555 0123'],
  ['555 12 34', 'SE', '555 12 34'],
  ['', 'CH', ''],
])('«%s» is shown in %s as «%s»', (stored, country, shown) => {
  expect(shownPhone(stored, country)).toBe(shown)
})

test('a shown number is parsed back to the stored one in any country', () => {
  for (const stored of ['+41791234567', '+491701234567', '+4232345678', '+12125550123', '+390612345678'])
    for (const country of ['CH', 'LI', 'DE', 'AT', 'FR', 'IT', 'SE'])
      expect(readPhone(shownPhone(stored, country), country)).toBe(stored)
})
