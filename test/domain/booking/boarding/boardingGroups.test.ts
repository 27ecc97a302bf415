import { expect, test } from 'vitest'
import { boardingGroups } from '#domain/booking/boarding/boardingGroups.ts'
import { BUS, saleDate } from '#test/support/builders/departure.ts'
import { traveller } from '#test/support/builders/draft.ts'

const DATE = saleDate({ busNetwork: BUS })
const BERN = { outboundStopNo: '1', returnStopNo: '11' }

test('travellers with the same stops are one group', () => {
  const groups = boardingGroups({ travellers: [traveller(BERN), traveller(BERN)] }, DATE)
  expect(groups).toHaveLength(1)
  expect(groups[0]).toMatchObject({
    outbound: { name: 'Bern, Neufeld' },
    inbound: { time: '19:30' },
    travellers: [0, 1],
  })
})

test('a traveller with another return stop is a group of their own, in the order of the travellers', () => {
  const travellers = [traveller(BERN), traveller({ ...BERN, returnStopNo: '12' }), traveller(BERN)]
  expect(boardingGroups({ travellers }, DATE).map((group) => group.travellers)).toEqual([[0, 2], [1]])
})

test('without stops, as on a flight, all travellers are one group', () => {
  expect(boardingGroups({ travellers: [traveller(), traveller()] }, saleDate())).toEqual([
    { outbound: null, inbound: null, travellers: [0, 1] },
  ])
})
