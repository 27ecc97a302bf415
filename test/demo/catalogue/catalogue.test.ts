import { expect, test } from 'vitest'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import { tours } from '#demo/tours/all.ts'

const catalogue = buildCatalogue('2026-11-21')
const variants = catalogue.travels.flatMap((record) => record.variants.map((variant) => ({ ...variant, record })))
const departures = variants.flatMap((variant) => variant.departures.map((departure) => ({ ...departure, variant })))
const statusIds = catalogue.statuses.map(({ id }) => id)

function expectUnique(ids: readonly string[]) {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
}

test('ids of one kind are unique across the catalogue', () => {
  const ratioTravels = variants.map(({ ratioTravel }) => ratioTravel)
  expectUnique(catalogue.travels.map(({ travel }) => travel.id))
  expectUnique(catalogue.travels.map(({ travel }) => travel.seoSettings.urlSlug ?? ''))
  expectUnique(ratioTravels.map(({ id }) => id))
  expect(new Set(departures.map(({ id }) => id)).size).toBe(departures.length)
  expectUnique(ratioTravels.flatMap(({ accommodations }) => accommodations.map(({ id }) => id)))
  expectUnique(
    ratioTravels.flatMap((travel) =>
      [
        ...travel.personalAddons,
        ...travel.accommodationAddons,
        ...travel.bookingAddons,
        ...travel.collectiveAddons,
        ...travel.personalDiscounts,
        ...travel.familyPackages,
      ].map(({ id }) => id),
    ),
  )
  expectUnique(
    ratioTravels.flatMap(({ accommodations, familyPackages }) =>
      [...accommodations, ...familyPackages].flatMap(({ capacitySettings }) =>
        capacitySettings.ageGroupCapacities.map(({ id }) => id),
      ),
    ),
  )
  expectUnique(catalogue.insurances.map(({ ratioServiceNo }) => ratioServiceNo))
})

test('the id of a departure consists of variant id and date number', () => {
  for (const { id, dateNo, variant } of departures) expect(id).toBe(`${variant.ratioTravel.id}-${dateNo}`)
})

test('package and service numbers are unique within a departure', () => {
  for (const { packages, services } of departures) {
    expectUnique(packages.map(({ nr }) => nr))
    expectUnique(services.map(({ leistungnr }) => leistungnr))
  }
})

test('every room of a departure has a package, of its own unless an extension carries the whole price, and so has every room its extensions map to', () => {
  for (const { packages, extensionIds, variant } of departures) {
    const mapped = variant.dateExtensions
      .filter(({ id }) => extensionIds.includes(id))
      .flatMap(({ accommodationMapItems }) =>
        accommodationMapItems.flatMap(({ extensionAccommodation }) =>
          extensionAccommodation ? [extensionAccommodation.ratioPackageNo] : [],
        ),
      )
    const rooms = variant.ratioTravel.accommodations.map(({ ratioPackageNo }) => ratioPackageNo)
    const isSoldWhole = variant.ratioTravel.id.startsWith('amalfi-') && mapped.length > 0
    expect(packages.map(({ nr }) => nr)).toEqual(isSoldWhole ? mapped : [...rooms, ...mapped])
  }
})

test('every add-on, discount and family package of a variant is a service of each departure', () => {
  for (const { services, variant } of departures) {
    const numbers = new Set(services.map(({ leistungnr }) => leistungnr))
    const { ratioTravel } = variant
    const wanted = [
      ...ratioTravel.personalAddons,
      ...ratioTravel.accommodationAddons,
      ...ratioTravel.bookingAddons,
      ...ratioTravel.personalDiscounts,
      ...ratioTravel.familyPackages,
    ].map(({ ratioServiceNo }) => ratioServiceNo)
    const collective = ratioTravel.collectiveAddons.flatMap(({ ageGroupServices }) =>
      ageGroupServices.flatMap(({ ratioServiceNo }) => ratioServiceNo ?? []),
    )
    expect([...wanted, ...collective].filter((no) => !numbers.has(no))).toEqual([])
  }
})

test('prices are positive except for discounts, babies, electronic documents and the CO2 compensation of trains', () => {
  for (const { packages, services } of departures) {
    expect(packages.filter(({ nr, priceCents }) => !nr.endsWith('900') && priceCents <= 0)).toEqual([])
    for (const { leistungnr, priceCents } of services) {
      const isReduction = leistungnr.startsWith('8')
      if (isReduction) expect(priceCents).toBeLessThan(0)
      else if (leistungnr === '5391' || leistungnr === '7474') expect(priceCents).toBeGreaterThanOrEqual(0)
      else expect(priceCents).toBeGreaterThan(0)
    }
  }
})

test('statuses, base dates and extensions of departures exist', () => {
  const ids = new Set(departures.map(({ id }) => id))
  for (const { statusId, baseDateId, extensionIds, includesExtension, variant } of departures) {
    if (statusId !== null) expect(statusIds).toContain(statusId)
    expect(includesExtension).toBe(baseDateId !== null)
    if (baseDateId !== null) expect(ids.has(baseDateId)).toBe(true)
    const offered = variant.dateExtensions.map(({ id }) => id)
    expect(extensionIds.filter((id) => !offered.includes(id))).toEqual([])
  }
})

test('rooms and rules refer to age groups, rooms, add-ons and departures of their own travel', () => {
  for (const { ratioTravel, departures: own, record } of variants) {
    const ages = record.travel.pricing?.ageGroupSettings.ageGroups.map(({ id }) => id)
    const rooms = ratioTravel.accommodations.map(({ id }) => id)
    const roomAddons = ratioTravel.accommodationAddons.map(({ id }) => id)
    for (const room of [...ratioTravel.accommodations, ...ratioTravel.familyPackages]) {
      expect(roomAddons).toEqual(expect.arrayContaining([...room.addons]))
      if (ages)
        expect(ages).toEqual(
          expect.arrayContaining(room.capacitySettings.ageGroupCapacities.map(({ ageGroup }) => ageGroup)),
        )
    }
    const extras = [
      ...ratioTravel.personalAddons,
      ...ratioTravel.accommodationAddons,
      ...ratioTravel.bookingAddons,
      ...ratioTravel.collectiveAddons,
      ...ratioTravel.personalDiscounts,
    ]
    for (const { mandatorySettings } of extras) {
      const rules = mandatorySettings?.rules
      if (!rules) continue
      expect(rooms).toEqual(expect.arrayContaining([...rules.accommodations]))
      expect(ratioTravel.familyPackages.map(({ id }) => id)).toEqual(expect.arrayContaining([...rules.familyPackages]))
      expect(roomAddons).toEqual(expect.arrayContaining([...rules.accommodationAddons]))
      if (ages) expect(ages).toEqual(expect.arrayContaining([...rules.ageGroups]))
      expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining(rules.travelDates.map(({ id }) => id)))
    }
  }
})

test('the variants listed in the pricing settings are those of the travel', () => {
  for (const { travel, variants: own } of catalogue.travels) {
    if (!travel.pricing) continue
    expect(travel.pricing.travels.map(({ id }) => id)).toEqual(own.map(({ ratioTravel }) => ratioTravel.id))
  }
})

test('a tour has a programme entry for each day, with an overnight stay on all but the last', () => {
  for (const tour of tours) {
    expect(tour.days.slice(0, -1).every(({ overnight }) => overnight !== null)).toBe(true)
    expect(tour.days.at(-1)?.overnight).toBeNull()
    for (const [, , , day] of tour.route) expect(day ?? 1).toBeLessThanOrEqual(tour.days.length)
  }
})

test('texts of the catalogue have no sharp s, and guillemets instead of straight quotes', () => {
  const texts = JSON.stringify([tours, catalogue.tenants, catalogue.statuses, catalogue.insurances])
  expect(texts).not.toMatch(/ß|„|“/)
})
