import { expect, test } from 'vitest'
import { withBillingTraveller } from '#domain/booking/commands/people.ts'
import { withSharedAddress } from '#domain/booking/commands/people.ts'
import { addressHosts } from '#domain/booking/people/sharedAddress.ts'
import { wireBabies, wireTravellers } from '#domain/booking/wire/people.ts'
import { baby, billedTraveller, contact, draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'

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
  expect(hostsOf(withSharedAddress(party, { index: 1, host: 0 }, offer()))).toEqual([null, 0, 0])
})

test('an own address leaves the others where they are', () => {
  const party = draft({ travellers: [billedTraveller(), traveller(shared(0)), traveller(shared(0))] })
  expect(hostsOf(withSharedAddress(party, { index: 1, host: null }, offer()))).toEqual([null, null, 0])
})

test.each([
  ['the billed traveller', { index: 0, host: 1 }],
  ['nobody', { index: 7, host: 0 }],
  ['a host who shares an address', { index: 1, host: 2 }],
])('%s changes nothing', (_who, choice) => {
  const party = draft({ travellers: [billedTraveller(), traveller(own), traveller(shared(0))] })
  expect(withSharedAddress(party, choice, offer())).toBe(party)
})

test('when another traveller of the household is billed, address, e-mail and phone are kept', () => {
  const party = draft({
    travellers: [billedTraveller(), traveller({ birthday: '1980-01-01', ...shared(0) }), traveller(shared(0))],
  })
  const next = withBillingTraveller(party, 1, offer())
  expect(hostsOf(next)).toEqual([1, null, 1])
  expect(next.travellers[1]).toMatchObject({
    isBillingAddress: true,
    address: 'Gasse 1',
    zip: '3011',
    city: 'Bern',
    email: 'anna@muster.example',
    phone: '031 555 12 34',
  })
  expect(hostsOf(withBillingTraveller(next, 0, offer()))).toEqual([null, 0, 0])
})

test('when a traveller is billed again, the e-mail typed for another one is copied', () => {
  const anna = billedTraveller({ isBillingAddress: false })
  const party = draft({ travellers: [anna, traveller({ birthday: '1980-01-01' })], billingAddress: contact() })
  expect(withBillingTraveller(party, 1, offer()).travellers[1]?.email).toBe('anna@muster.example')
})

test('a traveller with an own e-mail keeps it when billed', () => {
  const party = draft({
    travellers: [billedTraveller(), traveller({ ...own, birthday: '1980-01-01', email: 'beat@muster.example' })],
  })
  expect(withBillingTraveller(party, 1, offer()).travellers[1]).toMatchObject({
    email: 'beat@muster.example',
    address: 'Weg 2',
  })
})

test('the wire has the address that applies to each person, for a baby that of the first traveller', () => {
  const first = traveller({ birthday: '2012-01-01', address: '', zip: '', city: '' })
  const party = draft({ travellers: [{ ...first, ...shared(1) }, billedTraveller()], babies: [baby()] })
  expect(wireTravellers(party, offer()).map(({ city }) => city)).toEqual(['Bern', 'Bern'])
  expect(wireBabies(party, offer()).map(({ city }) => city)).toEqual(['Bern'])
})
