import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPhoneNumber, readPhone, shownPhone } from '#domain/booking/people/phone.ts'
import { isPhone } from '#platform/booking/billing.ts'

describe('a Swiss number in any notation is stored in one form', () => {
  test.each([
    '079 123 45 67',
    '0791234567',
    '079/123.45.67',
    '(079) 123 45 67',
    "079 123'45'67",
    '079 123’45’67',
    '079·123·45·67',
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
    '\u202A+41 79 123 45 67\u202C',
    '\u200E079\u00A0123\u00A045\u00A067',
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
  ['041 555 12 34', 'CH', '+41415551234'],
  ['41 41 555 12 34', 'LI', '+41415551234'],
  ['+423 (0)234 56 78', 'CH', '+4232345678'],
  ['+49 (0)30 (0)123456', 'CH', '+4930123456'],
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
  ['two signs', '++41 79 123 45 67', 'CH'],
  ['letters before', 'Tel. 079 123 45 67', 'CH'],
  ['letters after', '079 123 45 67 privat', 'CH'],
  ['a plus in the middle', '079+1234567', 'CH'],
  ['digits before a Swiss number', '9 0791234567', 'CH'],
  ['digits after a Swiss number', '41 79 123 45 67 8', 'CH'],
  ['a German number without its 0', '170 1234567', 'DE'],
  ['a German number of two digits', '012', 'DE'],
  ['a country code that begins with 0', '+0 123 45 67', 'CH'],
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
  expect(isPhoneNumber('\u202A555 12 34\u202C', 'SE')).toBe(true)
  expect(isPhoneNumber('555 12 3', 'SE')).toBe(false)
  expect(isPhoneNumber('123456789012345', 'SE')).toBe(true)
  expect(isPhoneNumber('1234567890123456', 'SE')).toBe(false)
  expect(readPhone('555 12 34', 'SE')).toBeNull()
})

const writings = fc
  .tuple(
    fc.constantFrom('', '0', '00', '+', '(+', ' +'),
    fc.constantFrom('', '1', '41', '49', '39', '423', '30'),
    fc.constantFrom('', '0', '(0)', ' (0)', '(0)(0)'),
    fc.stringMatching(/^[\d (-]{0,18}$/),
  )
  .map((parts) => parts.join(''))

// rule 5.9.3
test('whatever is a phone number on the website, in any country, is one on the platform', () => {
  fc.assert(
    fc.property(writings, fc.constantFrom('CH', 'LI', 'DE', 'AT', 'FR', 'IT', 'SE', ''), (text, country) => {
      expect(isPhone(text) || !isPhoneNumber(text, country)).toBe(true)
    }),
    // One writing in twelve is a number.
    { numRuns: 2_000 },
  )
})

// rule 5.9.3
test.each(['', 'keines', '123', '+49 1234', '1234567890123456', '+49 12345678901234', '079 123 45 67, 078 123 45 67'])(
  '«%s» is no phone number on the platform either',
  (text) => {
    expect(isPhone(text)).toBe(false)
  },
)

test.each([
  ['+41791234567', 'CH', '079 123 45 67'],
  ['+41315551234', 'LI', '031 555 12 34'],
  ['+41791234567', 'AT', '+41 79 123 45 67'],
  ['+491701234567', 'CH', '+49 170 123 4567'],
  ['+491701234567', 'DE', '+49 170 123 4567'],
  ['+4232345678', 'LI', '+423 234 5678'],
  ['+12125550123', 'CH', '+1 212 555 0123'],
  ['+79161234567', 'CH', '+7 916 123 4567'],
  ['+27821234567', 'CH', '+27 821 234 567'],
  ['+33612345678', 'CH', '+33 612 345 678'],
  ['+390612345678', 'CH', '+39 061 234 5678'],
  ['+351912345678', 'CH', '+351 912 345 678'],
  ['+420601123456', 'CH', '+420 601 123 456'],
  ['+5215512345678', 'CH', '+52 155 123 456 78'],
  ['+59899123456', 'CH', '+598 991 234 56'],
  ['+61412345678', 'CH', '+61 412 345 678'],
  ['+6799201234', 'CH', '+679 920 1234'],
  ['+8613812345678', 'CH', '+86 138 123 456 78'],
  ['+8801712345678', 'CH', '+880 171 234 5678'],
  ['+905321234567', 'CH', '+90 532 123 4567'],
  ['+96170123456', 'CH', '+961 701 234 56'],
  ['+4179123456', 'CH', '+41 791 234 56'],
  ['+417912345678', 'CH', '+41 791 234 5678'],
  ['tel +41791234567', 'CH', 'tel +41791234567'],
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
