import { expect, test } from 'vitest'
import { toTravelRecord } from '#demo/catalogue/catalogue.ts'
import { amalfi } from '#demo/tours/amalfi.ts'
import { gardasee } from '#demo/tours/gardasee.ts'
import { provence } from '#demo/tours/provence.ts'

/** With prices of their own, as those of the operator change. */
const tours = [{ ...provence, price: 1290 }, { ...gardasee, price: 1080 }, amalfi]
const variants = tours.flatMap((tour) => toTravelRecord(tour, '2026-11-21').variants)
const departures = variants.flatMap((variant) => variant.departures)

function pricesOf(id: string) {
  const departure = departures.find((candidate) => candidate.id === id)
  return {
    rooms: Object.fromEntries((departure?.packages ?? []).map(({ nr, priceCents }) => [nr, priceCents])),
    services: Object.fromEntries(
      (departure?.services ?? []).map(({ leistungnr, priceCents }) => [leistungnr, priceCents]),
    ),
  }
}

test('the price of a room adds the prices of tour, season and room', () => {
  expect(pricesOf('provence-bus-20270619').rooms).toEqual({ 101: 129000, 111: 138000, 102: 158000, 103: 121000 })
  expect(pricesOf('provence-bus-20270710').rooms).toMatchObject({ 101: 136000, 102: 165000 })
})

test('the price of a room includes the surcharge of its variant', () => {
  expect(pricesOf('provence-bahn-20270619').rooms).toMatchObject({ 101: 140000 })
})

test('an extended departure costs the price of its base plus the extension’s', () => {
  expect(pricesOf('provence-bus-20270710-v').rooms).toMatchObject({
    101: 136000,
    102: 165000,
    2101: 42000,
    2102: 54000,
    3101: 49000,
    3102: 64000,
  })
})

test('if an extension’s packages carry the whole price, the travel’s packages are not sold', () => {
  const id = departures.find(({ id: own }) => own.startsWith('amalfi-') && own.endsWith('-v'))?.id ?? ''
  const [base, longer] = [pricesOf(id.slice(0, -2)).rooms, pricesOf(id).rooms]
  expect(Object.keys(longer).filter((nr) => nr in base)).toEqual([])
  expect(longer).toMatchObject({ 2101: (base[101] ?? 0) + 44_000, 2102: (base[102] ?? 0) + 57_000 })
})

test('child discounts are a share of the price in steps of five francs', () => {
  expect(pricesOf('provence-bus-20270619').services).toMatchObject({ 8001: -38500, 8002: -64500, 8010: -4000 })
})

test('a family package costs a multiple of the price in steps of ten francs', () => {
  expect(pricesOf('gardasee-bus-20270605').services).toMatchObject({ 7001: 313000, 7002: 173000 })
})

test('documents, CO2 compensation and early-booking discounts have their prices', () => {
  expect(pricesOf('provence-bus-20270619').services).toMatchObject({ 5390: 1850, 5391: 0, 7474: 870, 8150: -5000 })
  expect(pricesOf('provence-bahn-20270619').services).toMatchObject({ 7474: 0 })
})

test('children in a family package get no further discount', () => {
  const gardasee = variants.find(({ ratioTravel }) => ratioTravel.id === 'gardasee-bus')?.ratioTravel
  const rules = gardasee?.personalDiscounts.find(({ ratioServiceNo }) => ratioServiceNo === '8001')?.mandatorySettings
    ?.rules
  expect(rules).toMatchObject({ checkAccommodationTypes: true, familyPackages: [] })
  expect(rules?.accommodations).not.toContain('gardasee-bus-paket')
})
