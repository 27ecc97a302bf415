import { expect, test } from 'vitest'
import { emptyContact } from '#domain/booking/draft/emptyDraft.ts'
import { addressGaps, billingGaps, canBeBilled, isEmailAddress, nameGaps } from '#domain/booking/people/contactRules.ts'
import { contact } from '#test/support/builders/draft.ts'

// rule 5.9.3
test.each([
  ['anna@muster.ch', true],
  [' anna.muster+reise@post.muster.example ', true],
  ['anna@muster', false],
  ['anna@muster..ch', false],
  ['anna muster@post.ch', false],
  ['@muster.ch', false],
  ['', false],
])('«%s» is an e-mail address: %s', (text, expected) => {
  expect(isEmailAddress(text)).toBe(expected)
})

// rule 5.9.3
test('the billed person must give name, birthday, address, e-mail and phone', () => {
  expect(billingGaps(emptyContact())).toEqual([
    ...['firstName', 'lastName', 'birthday', 'address', 'zip', 'city', 'email', 'phone'],
  ])
  expect(billingGaps(contact())).toEqual([])
})

test('a number of nine digits is no Swiss phone number', () => {
  expect(billingGaps(contact({ phone: '031 555 12 3' }))).toEqual(['phone'])
})

test('blanks are neither a name nor an address', () => {
  expect(nameGaps({ firstName: ' ', lastName: ' ' })).toEqual(['firstName', 'lastName'])
  expect(addressGaps(contact({ address: ' ', zip: ' ', city: ' ' }))).toEqual(['address', 'zip', 'city'])
})

test.each([
  'anna@muster.ch,beat@muster.ch',
  'anna,beat@muster.ch',
  'anna@muster.ch;beat',
  'Anna<anna@muster.ch>',
  '"anna"@muster.ch',
])('«%s» is not a single e-mail address', (text) => {
  expect(isEmailAddress(text)).toBe(false)
})

test('an e-mail address ends with its domain', () => {
  expect(isEmailAddress('anna@muster.ch, beat@muster.ch')).toBe(false)
  expect(isEmailAddress('anna@muster.ch.')).toBe(false)
})

test('a person without a birthday cannot be billed', () => {
  expect(canBeBilled({ birthday: null }, '2027-03-01')).toBe(false)
  expect(canBeBilled({ birthday: '2009-03-01' }, '2027-03-01')).toBe(true)
})
