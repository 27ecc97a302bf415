import { expect, test } from 'vitest'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import { hasStops } from '#domain/booking/boarding/busStops.ts'
import { insuranceOptions } from '#domain/booking/insurance/insurance.ts'
import type { CatalogueRecords } from '#platform/catalogue/records.ts'
import type { TravelTenantSettings } from '#platform/generated/resolverTypes.ts'
import {
  type BoardingChoice,
  withBoarding,
  withFamilyInsurance,
  withReturnAsOutbound,
  withTravellerInsurance,
} from '#test/support/commands.ts'
import { begin, boardPlainly, book, type Journey, lack, takeRooms, tellPeople } from '#test/bookings/journey.ts'

/** The Loire is out of the programme for the moment; here it is sold. */
function withLoireOnSale(today: string): CatalogueRecords {
  const records = buildCatalogue(today)
  const onSale = (settings: TravelTenantSettings) => ({ ...settings, onlineStatus: 'ONLINE' as const })
  const travels = records.travels.map((record) =>
    record.travel.id === 'loire'
      ? { ...record, listing: { ...record.listing, tenantSettings: record.listing.tenantSettings.map(onSale) } }
      : record,
  )
  return { ...records, travels }
}

/** A couple on the way to the Loire, named and in a double room: 2 × 990. */
async function couple(variant = 'loire-bus', day = '20270602'): Promise<Journey> {
  const journey = await begin({ variant, day, catalogue: withLoireOnSale })
  takeRooms(journey, { dz: 1 })
  await tellPeople(journey, '1980-02-01', '1978-07-14')
  await boardPlainly(journey)
  return journey
}

function boarded(journey: Journey, ...choices: readonly BoardingChoice[]): void {
  for (const choice of choices) journey.change((booking) => withBoarding(booking, choice))
}

const everybody = { travellerIndex: null } as const

test('all get on and off at one place, and each pays for it both ways', async () => {
  const journey = await couple()
  boarded(journey, { direction: 'outbound', stopNo: '13050', ...everybody })
  journey.change(withReturnAsOutbound)
  // 2 × 2 × 7.50 at Solothurn.
  expect(await book(journey)).toMatchObject({ success: true, totalPrice: 2010 })
})

test('all get on at one place and off at another', async () => {
  const journey = await couple()
  boarded(
    journey,
    { direction: 'outbound', stopNo: '13010', ...everybody },
    { direction: 'return', stopNo: '23030', ...everybody },
  )
  // Bern costs nothing, 2 × 10 at Freiburg.
  expect(await book(journey)).toMatchObject({ success: true, totalPrice: 2000 })
})

test('each gets on and off where they like', async () => {
  const journey = await couple()
  boarded(
    journey,
    { direction: 'outbound', stopNo: '13010', travellerIndex: 0 },
    { direction: 'outbound', stopNo: '13050', travellerIndex: 1 },
    { direction: 'return', stopNo: '23030', travellerIndex: 0 },
    { direction: 'return', stopNo: '23010', travellerIndex: 1 },
  )
  // 7.50 at Solothurn for the one, 10 at Freiburg for the other.
  expect(await book(journey)).toMatchObject({ success: true, totalPrice: 1997.5 })
})

test('a traveller without a stop is an issue, unless the travel has no stops', async () => {
  const journey = await couple()
  boarded(journey, { direction: 'return', stopNo: null, travellerIndex: 1 })
  expect(lack(journey)).toEqual(['booking.busStops.numberOfTravellersWithoutReturnStop'])
  const flight = await couple('hamburg-flug', '20270609')
  expect(hasStops(flight.booking().draft)).toBe(false)
  expect(lack(flight)).toEqual([])
  // 2 × (940 + 160), 2 × −30 jubilee.
  expect(await book(flight)).toMatchObject({ success: true, totalPrice: 2140 })
})

test.each([
  { name: 'nobody', no: null, total: 1980 },
  // 38 ‰ and 49 ‰ of 1000 for each; 14 ‰ would be less than the least of 16.50.
  { name: 'each against cancellation', no: '7101', total: 2056 },
  { name: 'each in full', no: '7102', total: 2078 },
  { name: 'each with assistance', no: '7103', total: 2013 },
  // 33 ‰ and 43 ‰ of 2000 for both.
  { name: 'both together against cancellation', no: '7201', total: 2046 },
  { name: 'both together in full', no: '7202', total: 2066 },
])('insured: $name', async ({ no, total }) => {
  const journey = await couple()
  const { booking, travellers, none } = insuranceOptions(journey.booking().draft)
  const family = booking.find(({ ratioServiceNo }) => ratioServiceNo === no) ?? null
  const own = travellers(0).find(({ ratioServiceNo }) => ratioServiceNo === no) ?? none
  journey.change((booking) =>
    family === null
      ? withTravellerInsurance(booking, { travellerIndex: null, insurance: own })
      : withFamilyInsurance(booking, family),
  )
  expect(await book(journey)).toMatchObject({ success: true, totalPrice: total })
})

test('insurance for one traveller alone is a complete choice', async () => {
  const journey = await couple()
  const own =
    insuranceOptions(journey.booking().draft)
      .travellers(1)
      .find(({ ratioServiceNo }) => ratioServiceNo === '7101') ?? null
  journey.change((booking) => withTravellerInsurance(booking, { travellerIndex: 1, insurance: own }))
  expect(await book(journey)).toMatchObject({ success: true, totalPrice: 2018 })
})
