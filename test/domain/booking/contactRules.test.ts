import { expect, test } from 'vitest'
import { billingGaps, isEmailAddress, isPhoneNumber, isPostcode } from '#domain/booking/contactRules.ts'
import { emptyContact } from '#domain/booking/newDraft.ts'
import { contact } from '#test/support/builders/draft.ts'

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

test.each([
  ['079 123 45 67', true],
  ['+41 (0)79/123.45.67', true],
  ['0041791234567', true],
  ['1234567', true],
  ['123456', false],
  ['079 CALL ME', false],
  ['123456789012345678', false],
])('«%s» is a phone number: %s', (text, expected) => {
  expect(isPhoneNumber(text)).toBe(expected)
})

test.each([
  ['3011', 'CH', true],
  ['0999', 'CH', false],
  ['30111', 'CH', false],
  ['79100', 'DE', true],
  ['', 'DE', false],
])('«%s» is a postcode in %s: %s', (zip, country, expected) => {
  expect(isPostcode(zip, country)).toBe(expected)
})

test('who is billed must give name, birthday, address, e-mail and phone', () => {
  expect(billingGaps(emptyContact())).toEqual([
    ...['firstName', 'lastName', 'birthday', 'address', 'zip', 'city', 'email', 'phone'],
  ])
  expect(billingGaps(contact())).toEqual([])
})
