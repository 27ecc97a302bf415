import { expect, test } from 'vitest'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'

const variants = buildCatalogue('2026-11-21').travels.flatMap((travel) => travel.variants)
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

test('rooms cost the price of the tour, the season and the room', () => {
  expect(pricesOf('provence-bus-20270619').rooms).toEqual({ 101: 129000, 111: 138000, 102: 158000, 103: 121000 })
  expect(pricesOf('provence-bus-20270710').rooms).toMatchObject({ 101: 136000, 102: 165000 })
})

test('the variant has its own price', () => {
  expect(pricesOf('provence-bahn-20270619').rooms).toMatchObject({ 101: 140000 })
})

test('on an extended departure the travel costs what it does without, and each extension its own days on top', () => {
  expect(pricesOf('provence-bus-20270710-v').rooms).toMatchObject({
    101: 136000,
    102: 165000,
    2101: 42000,
    2102: 54000,
    3101: 49000,
    3102: 64000,
  })
})

test('where the packages of an extension carry the whole price, those of the travel are not sold beside', () => {
  const id = departures.find(({ id: own }) => own.startsWith('amalfi-') && own.endsWith('-v'))?.id ?? ''
  const [base, longer] = [pricesOf(id.slice(0, -2)).rooms, pricesOf(id).rooms]
  expect(Object.keys(longer).filter((nr) => nr in base)).toEqual([])
  expect(longer).toMatchObject({ 2101: (base[101] ?? 0) + 44_000, 2102: (base[102] ?? 0) + 57_000 })
})

test('children pay less by a share of the price, in steps of five francs', () => {
  expect(pricesOf('provence-bus-20270619').services).toMatchObject({ 8001: -38500, 8002: -64500, 8010: -4000 })
})

test('a family package costs a share of the price, in steps of ten francs', () => {
  expect(pricesOf('gardasee-bus-20270605').services).toMatchObject({ 7001: 313000, 7002: 173000 })
})

test('documents, compensation and bargains have their prices', () => {
  expect(pricesOf('provence-bus-20270619').services).toMatchObject({ 5390: 1850, 5391: 0, 7474: 870, 8150: -5000 })
  expect(pricesOf('provence-bahn-20270619').services).toMatchObject({ 7474: 0 })
})

test('children in a family package get no reduction on top', () => {
  const gardasee = variants.find(({ ratioTravel }) => ratioTravel.id === 'gardasee-bus')?.ratioTravel
  const rules = gardasee?.personalDiscounts.find(({ ratioServiceNo }) => ratioServiceNo === '8001')?.mandatorySettings
    ?.rules
  expect(rules).toMatchObject({ checkAccommodationTypes: true, familyPackages: [] })
  expect(rules?.accommodations).not.toContain('gardasee-bus-paket')
})
