import { expect, test } from 'vitest'
import { companions } from '#domain/booking/boarding/companions.ts'
import { traveller } from '#test/support/builders/draft.ts'

const party = (...stops: readonly (string | null)[]) =>
  stops.map((outboundStopNo, index) =>
    traveller({ outboundStopNo, isBillingAddress: index === 0, sameAddressAsTravellerIndex: null }),
  )

test('travellers who have chosen a stop are suggested to others', () => {
  expect(companions({ travellers: party('1', null) }, 1, 'outbound')).toEqual([0])
})

test('each stop is suggested once, by the first who chose it', () => {
  expect(companions({ travellers: party('1', '1', '2', null) }, 3, 'outbound')).toEqual([0, 2])
})

test('a traveller with a stop is suggested only those with other stops', () => {
  expect(companions({ travellers: party('1', '2', '1') }, 0, 'outbound')).toEqual([1])
})

test('companions at the same address come first', () => {
  const [anna, beat, clara] = party('1', '2', null)
  const travellers = [anna!, beat!, { ...clara!, sameAddressAsTravellerIndex: 1 }]
  expect(companions({ travellers }, 2, 'outbound')).toEqual([1, 0])
  const withSameStop = [anna!, { ...beat!, outboundStopNo: '1' }, travellers[2]!]
  expect(companions({ travellers: withSameStop }, 2, 'outbound')).toEqual([1])
})

test('suggestions for the way back are separate', () => {
  const [anna, beat] = party('1', null)
  expect(companions({ travellers: [{ ...anna!, returnStopNo: null }, beat!] }, 1, 'return')).toEqual([])
  expect(companions({ travellers: [{ ...anna!, returnStopNo: '11' }, beat!] }, 1, 'return')).toEqual([0])
})

test('no companion is suggested before anybody has chosen a stop', () => {
  expect(companions({ travellers: party(null, null) }, 1, 'outbound')).toEqual([])
})
