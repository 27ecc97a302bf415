import { expect, test } from 'vitest'
import { boardingGroups, usedStops } from '#domain/booking/boarding/boardingGroups.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { BUS, departure } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

const COACH = offer({ pricing: pricing({ departures: [departure({ busNetwork: BUS })] }) })
const BERN = { outboundStopNo: '1', returnStopNo: '11' }

test('travellers with the same stops are one group', () => {
  const groups = boardingGroups(resolve(draft({ travellers: [traveller(BERN), traveller(BERN)] }), COACH))
  expect(groups).toHaveLength(1)
  expect(groups[0]).toMatchObject({
    outbound: { name: 'Bern, Neufeld' },
    return: { time: '19:30' },
    travellers: [0, 1],
  })
})

test('a traveller with another return stop is a group of their own, in the order of the travellers', () => {
  const travellers = [traveller(BERN), traveller({ ...BERN, returnStopNo: '12' }), traveller(BERN)]
  expect(boardingGroups(resolve(draft({ travellers }), COACH)).map((group) => group.travellers)).toEqual([[0, 2], [1]])
})

test('without stops, as on a flight, all travellers are one group', () => {
  expect(boardingGroups(resolve(draft({ travellers: [traveller(), traveller()] }), offer()))).toEqual([
    { outbound: null, return: null, travellers: [0, 1] },
  ])
})

test('the stops of one direction have their travellers, those without a stop left out', () => {
  const travellers = [traveller(BERN), traveller(), traveller({ ...BERN, returnStopNo: '12' }), traveller(BERN)]
  const booking = resolve(draft({ travellers }), COACH)
  expect(usedStops(booking, 'outbound')).toMatchObject([{ stop: { stopNo: '1' }, travellers: [0, 2, 3] }])
  expect(usedStops(booking, 'return')).toMatchObject([
    { stop: { stopNo: '11' }, travellers: [0, 3] },
    { stop: { stopNo: '12' }, travellers: [2] },
  ])
})
