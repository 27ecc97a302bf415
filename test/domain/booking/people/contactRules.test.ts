import { expect, test } from 'vitest'
import { withBillingTraveller, withSharedAddress } from '#domain/booking/commands/people.ts'
import { emptyContact } from '#domain/booking/draft/emptyDraft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import {
  addressGaps,
  addressHosts,
  billingGaps,
  canBeBilled,
  isEmailAddress,
  isName,
  nameGaps,
  tidyEmail,
  tidyLine,
} from '#domain/booking/people/contactRules.ts'
import { isNamed } from '#platform/booking/billing.ts'
import { settle } from '#domain/booking/settle.ts'
import { wireBabies, wireTravellers } from '#domain/booking/wire/people.ts'
import { baby, billedTraveller, contact, draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'

// rule 5.9.3
test.each([
  ['anna@muster.ch', true],
  [' anna.muster+reise@post.muster.example ', true],
  ['anna.b.muster@muster.ch', true],
  ['a@b.ch', true],
  ["o'neill_-x@b.ch", true],
  ['..@b.ch', false],
  ['a..b@c.ch', false],
  ['.a@b.ch', false],
  ['a.@b.ch', false],
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
    'firstName',
    'lastName',
    'birthday',
    'address',
    'zip',
    'city',
    'email',
    'phone',
  ])
  expect(billingGaps(contact())).toEqual([])
})

test('a number of nine digits is no Swiss phone number', () => {
  expect(billingGaps(contact({ phone: '031 555 12 3' }))).toEqual(['phone'])
})

// rule 5.9.3
test.each([
  ...['O’Neill', 'Jean-Luc', "D'Angelo", 'O´Neill', 'Ng', 'Müller (-Meier)', 'Łukasz', 'Nguyễn', 'Иван', '李'],
  ...['M. Müller', 'van der Berg, jr.', ' Rita ', 'Zu\u0308rcher', 'García-Núñez', 'محمد', 'Smith 3rd'],
])('«%s» is a name, on the website and on the platform', (name) => {
  expect(isName(name)).toBe(true)
  expect(isNamed({ firstName: name, lastName: name })).toBe(true)
})

// rule 5.9.3
test.each([
  '',
  ' ',
  '-',
  '123',
  '😀',
  'Anna 😀',
  '🇨🇭',
  'Anna ♥',
  'Anna\u0007Muster',
  'Hans + Rita',
  '<b>Anna</b>',
  '👍🏻',
])('«%s» is no name, neither on the website nor on the platform', (name) => {
  expect(nameGaps({ firstName: name, lastName: 'Muster' })).toEqual(['firstName'])
  expect(isNamed({ firstName: name, lastName: 'Muster' })).toBe(false)
  expect(isNamed({ firstName: 'Anna', lastName: name })).toBe(false)
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

test.each([
  'anna.muster@post.ch.',
  ' anna.muster@post.ch ',
  'anna. muster @ post. ch',
  '<anna.muster@post.ch>',
  'mailto:anna.muster@post.ch',
  'anna.muster@post.ch,',
])('«%s», as phones, dictation and copying write it, is tidied to the address that was meant', (text) => {
  expect(tidyEmail(text)).toBe('anna.muster@post.ch')
})

test.each([
  ['Anna.', 'Anna'],
  [' Muster. ', 'Muster'],
  ['Hauptstrasse 5a.', 'Hauptstrasse 5a'],
  ['Bern.', 'Bern'],
])('«%s», as it is dictated, is stored without its full stop', (text, line) => {
  expect(tidyLine(text)).toBe(line)
})

test.each(['Bahnhofstr.', 'Anna M.', 'Hans jun.', 'Muster-von Allmen', 'Hauptstrasse 5', '.', ''])(
  '«%s» keeps what it has',
  (text) => {
    expect(tidyLine(text)).toBe(text)
  },
)

test.each(['anna muster@post.ch', 'anna@post.ch, beat@post.ch', 'Anna <anna@post.ch>', 'anna@post', 'anna@ post', ''])(
  '«%s» stays as it was typed, as nobody knows which address is meant',
  (text) => {
    expect(tidyEmail(text)).toBe(text)
  },
)

test('a person without a birthday cannot be billed', () => {
  expect(canBeBilled({ birthday: null }, '2027-03-01')).toBe(false)
  expect(canBeBilled({ birthday: '2009-03-01' }, '2027-03-01')).toBe(true)
})

const own = { sameAddressAsTravellerIndex: null, address: 'Weg 2', zip: '8001', city: 'Zürich' }
const shared = (index: number) => ({ sameAddressAsTravellerIndex: index })
const hostsOf = (party: ReturnType<typeof draft>) =>
  party.travellers.map(({ sameAddressAsTravellerIndex }) => sameAddressAsTravellerIndex)

test('a traveller with an own address can share it, but not with themselves', () => {
  const party = draft({ travellers: [billedTraveller(), traveller(own), traveller(shared(0))] })
  expect(addressHosts(party, 0)).toEqual([1])
  expect(addressHosts(party, 1)).toEqual([0])
  expect(addressHosts(party, 2)).toEqual([0, 1])
})

test('travellers at a shared address move along', () => {
  const party = draft({ travellers: [billedTraveller(), traveller(own), traveller(shared(1))] })
  expect(hostsOf(settle(withSharedAddress(resolve(party, offer()), { index: 1, host: 0 }), offer()))).toEqual([
    null,
    0,
    0,
  ])
})

test('an own address leaves the others where they are', () => {
  const party = draft({ travellers: [billedTraveller(), traveller(shared(0)), traveller(shared(0))] })
  expect(hostsOf(settle(withSharedAddress(resolve(party, offer()), { index: 1, host: null }), offer()))).toEqual([
    null,
    null,
    0,
  ])
})

test('an own address of a host stays shared with those who live there', () => {
  const party = draft({ travellers: [billedTraveller(), traveller(own), traveller(shared(1))] })
  expect(hostsOf(withSharedAddress(resolve(party, offer()), { index: 1, host: null }))).toEqual([null, null, 1])
})

test.each([
  ['the billed traveller', { index: 0, host: 1 }],
  ['nobody', { index: 7, host: 0 }],
  ['a host who shares an address', { index: 1, host: 2 }],
])('%s changes nothing', (_who, choice) => {
  const party = draft({ travellers: [billedTraveller(), traveller(own), traveller(shared(0))] })
  expect(withSharedAddress(resolve(party, offer()), choice)).toBe(party)
})

test('when another traveller of the household is billed, address, e-mail and phone are kept', () => {
  const party = draft({
    travellers: [billedTraveller(), traveller({ birthday: '1980-01-01', ...shared(0) }), traveller(shared(0))],
  })
  const next = settle(withBillingTraveller(resolve(party, offer()), 1), offer())
  expect(hostsOf(next)).toEqual([1, null, 1])
  expect(next.travellers[1]).toMatchObject({
    isBillingAddress: true,
    address: 'Gasse 1',
    zip: '3011',
    city: 'Bern',
    email: 'anna@muster.example',
    phone: '031 555 12 34',
  })
  expect(hostsOf(settle(withBillingTraveller(resolve(next, offer()), 0), offer()))).toEqual([null, 0, 0])
})

test('another household is left as it is when the billed traveller changes', () => {
  const adult = { birthday: '1980-01-01' }
  const party = draft({
    travellers: [billedTraveller(), traveller({ ...adult, ...shared(0) }), traveller(own), traveller(shared(2))],
  })
  expect(hostsOf(withBillingTraveller(resolve(party, offer()), 1))).toEqual([1, null, null, 2])
})

test('when a traveller is billed again, the e-mail typed for another one is copied', () => {
  const anna = billedTraveller({ isBillingAddress: false })
  const party = draft({ travellers: [anna, traveller({ birthday: '1980-01-01' })], billingAddress: contact() })
  expect(settle(withBillingTraveller(resolve(party, offer()), 1), offer()).travellers[1]?.email).toBe(
    'anna@muster.example',
  )
})

const reached = { email: 'beat@muster.example', phone: '031 555 99 99' }

test('a traveller with an own e-mail and phone keeps them when billed', () => {
  const party = draft({
    travellers: [billedTraveller(), traveller({ ...own, ...reached, birthday: '1980-01-01' })],
  })
  expect(settle(withBillingTraveller(resolve(party, offer()), 1), offer()).travellers[1]).toMatchObject({
    ...reached,
    address: 'Weg 2',
  })
})

test('e-mail and phone are those of the billed traveller, else of the first who gave an e-mail', () => {
  const adult = { birthday: '1980-01-01' }
  const billed = billedTraveller({ email: 'anna@muster.example' })
  const emailAfter = (...others: Parameters<typeof draft>[0][]) =>
    others.map((fields) => withBillingTraveller(resolve(draft(fields), offer()), 2).travellers[2]?.email)
  expect(
    emailAfter(
      { travellers: [traveller({ ...adult, ...reached }), billed, traveller(adult)] },
      { travellers: [traveller(adult), traveller({ ...adult, ...reached }), traveller(adult)] },
      { travellers: [traveller(adult), traveller(adult), traveller(adult)] },
    ),
  ).toEqual(['anna@muster.example', 'beat@muster.example', ''])
})

test('the wire has the address that applies to each person, for a baby that of the first traveller', () => {
  const first = traveller({ birthday: '2012-01-01', address: '', zip: '', city: '' })
  const party = draft({ travellers: [{ ...first, ...shared(1) }, billedTraveller()], babies: [baby()] })
  expect(wireTravellers(resolve(party, offer())).map(({ city }) => city)).toEqual(['Bern', 'Bern'])
  expect(wireBabies(resolve(party, offer())).map(({ city }) => city)).toEqual(['Bern'])
})
