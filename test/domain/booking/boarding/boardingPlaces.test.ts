import { expect, test } from 'vitest'
import { boardingPlaces } from '#domain/booking/boarding/boardingPlaces.ts'
import { BUS, NO_BUS, saleDate, stop } from '#test/support/builders/departure.ts'

/** A date on which one gets on at these stops. */
function dateFrom(...stops: readonly Partial<Parameters<typeof stop>[0]>[]) {
  return { ...departureFrom(stops), currency: 'CHF' as const }
}

function departureFrom(stops: readonly Partial<Parameters<typeof stop>[0]>[]) {
  const boarded = stops.map((facts, index) => stop({ stopNo: String(index), nodeNo: 'n1', ...facts }))
  return saleDate({
    busNetwork: {
      ...BUS,
      outbound: { nodeNos: ['n1', 'n9'], stops: [...boarded, stop({ stopNo: '99', nodeNo: 'n9', name: 'Avignon' })] },
    },
  })
}

const thun = { stationNo: '3020', name: 'Thun, Bahnhof', city: 'Thun', surcharge: 1250 }
const bern = { stationNo: '3010', name: 'Bern, Neufeld P+R', city: 'Bern', surcharge: 0 }

test('boarding places of all dates are listed by name, without duplicates and the destination', () => {
  expect(boardingPlaces([dateFrom(thun, bern), dateFrom(bern)])).toEqual([
    { name: 'Bern, Neufeld P+R', town: 'Bern', surcharge: 0, currency: 'CHF', time: '06:30' },
    { name: 'Thun, Bahnhof', town: 'Thun', surcharge: 1250, currency: 'CHF', time: '06:30' },
  ])
})

test('a surcharge that differs between dates is null', () => {
  const [place] = boardingPlaces([dateFrom(thun), dateFrom({ ...thun, surcharge: 1500 }), dateFrom(thun)])
  expect(place?.surcharge).toBeNull()
})

// rules 9.6.5.1, 9.6.5.2
test('a surcharge is in the currency of its variant; in different currencies it is null', () => {
  const inEuros = { ...dateFrom(thun), currency: 'EUR' as const }
  expect(boardingPlaces([inEuros])).toMatchObject([{ surcharge: 1250, currency: 'EUR' }])
  expect(boardingPlaces([dateFrom(thun), inEuros])).toMatchObject([{ surcharge: null }])
})

test('a time that differs between dates is null', () => {
  const [place] = boardingPlaces([
    dateFrom({ ...thun, time: '05:50' }),
    dateFrom({ ...thun, time: '06:10' }),
    dateFrom({ ...thun, time: '05:50' }),
  ])
  expect(place?.time).toBeNull()
})

test('a travel without a coach has no boarding places', () => {
  expect(boardingPlaces([{ ...saleDate({ busNetwork: NO_BUS }), currency: 'CHF' }])).toEqual([])
})

test('a boarding place without a town takes the part of its name before the comma', () => {
  const places = boardingPlaces([
    dateFrom(
      { stationNo: '3011', name: 'Bern, Wankdorf', city: null },
      { stationNo: '3080', name: 'Luzern', city: null },
    ),
  ])
  expect(places.map(({ town }) => town)).toEqual(['Bern', 'Luzern'])
})
