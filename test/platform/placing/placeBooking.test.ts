import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CatalogueRecords, DepartureRecord } from '#platform/catalogue/records.ts'
import { findPlaced } from '#platform/placing/bookingResult.ts'
import { openPlatform } from '#test/support/platform/openPlatform.ts'
import {
  place,
  placesLeft,
  wireBooking,
  wireEverything,
  wireSingle,
  wireTraveller,
} from '#test/support/platform/wireBooking.ts'
import { catalogueWith, smallCatalogue } from '#test/support/platform/smallCatalogue.ts'

const DEPARTURE = 'alpen-bus-20270612'

test('a booking is placed with order number, total and contingents', async () => {
  const open = await openPlatform()
  const result = await place(
    open,
    wireBooking({ customBookingParams: { submissionId: randomUUID(), expectedTotal: 2054 } }),
  )
  expect(result).toMatchObject({ success: true, message: null, totalPrice: 2054, orderNo: 'CR-2027-000001' })
  expect(result.bookingId).toMatch(/^[\w-]{24}$/)
  expect(await placesLeft(open, DEPARTURE, '101')).toBe(18)
  const stored = await open.storage.db.selectFrom('booking').selectAll().executeTakeFirstOrThrow()
  expect(stored).toMatchObject({ total: 205_400, status: 'BOOKABLE', payment_status: 'INVOICE', currency: 'CHF' })
  const taken = await open.storage.db
    .selectFrom('booking_taken')
    .select(['kind', 'nr', 'quantity'])
    .orderBy('nr')
    .execute()
  expect(taken).toEqual([
    { kind: 'service', nr: '1002', quantity: 2 },
    { kind: 'package', nr: '101', quantity: 2 },
  ])
})

test('an order number begins as its tenant has it', async () => {
  const { tenants, ...catalogue } = smallCatalogue()
  const renamed = tenants.map((tenant) => ({ ...tenant, orderNoPrefix: 'BB' }))
  const open = await openPlatform({ catalogue: () => ({ ...catalogue, tenants: renamed }) })
  const result = await place(open, wireBooking())
  expect(result).toMatchObject({ success: true, orderNo: 'BB-2027-000001' })
})

test('a booking with everything at once is priced by the tables', async () => {
  const open = await openPlatform()
  const result = await place(open, wireEverything())
  // 3000 package, 50 baby, 36 tips, 45 excursion, 30 transfer, 48 garden (6 nights), 50 cards, −200 child, −150 bargain
  // = 2909, insured for 120; Bern 2 × 15, Zürich 2 × 10; eSIM 39.80, print 15.50, CO2 28.50
  expect(result).toMatchObject({ message: null, totalPrice: 3162.8 })
})

test('only validated fields of the booking state are stored', async () => {
  const open = await openPlatform()
  const copied = {
    travel: { id: 'alpen', name: 'Alpen' },
    pricingTravel: { id: 'alpen-bus', name: 'Alpen', accommodations: [{ id: 'dz' }] },
    contingents: { packages: [{ ratioPackageNo: '101', available: 20 }], services: [] },
    ratioSummary: { data: {} },
    bargainConfig: { active: true },
    esimConfig: null,
    onlinePaymentConfig: null,
    fatalError: null,
    isSubmitting: true,
  }
  const [first, second] = wireBooking().travellers
  const room = {
    id: 'dz',
    ratioPackageNo: '101',
    name: 'Doppelzimmer',
    capacitySettings: { id: 'c', totalCapacity: 2 },
  }
  const travellers = [
    { ...first, accommodation: room },
    { ...second, accommodation: room },
  ]
  expect(await place(open, wireBooking({ ...copied, travellers }))).toMatchObject({ success: true, totalPrice: 2054 })
  const { wire } = await open.storage.db.selectFrom('booking').select('wire').executeTakeFirstOrThrow()
  const kept = JSON.parse(wire) as Record<string, unknown>
  expect(Object.keys(kept)).toEqual(
    expect.arrayContaining(['travellers', 'billingAddress', 'newsletterRegistration', 'bookingRemarks']),
  )
  for (const name of Object.keys(copied).filter((name) => name !== 'pricingTravel'))
    expect(kept).not.toHaveProperty(name)
  expect(kept['pricingTravel']).toEqual({ id: 'alpen-bus' })
  expect(kept['travellers']).toMatchObject([
    { firstName: 'Anna', email: 'anna@example.ch', accommodation: { id: 'dz' } },
    { firstName: 'Beat' },
  ])
  expect(wire).not.toContain('Doppelzimmer')
})

test('without offered documents the electronic ones are free, and printed ones are refused', async () => {
  const open = await openPlatform({ catalogue: () => catalogueWith({ isTravelDocumentationAvailable: false }) })
  expect(await place(open, wireBooking({ travelDocumentationService: 'electronic' }))).toMatchObject({
    success: true,
    totalPrice: 2054,
  })
  const { success, message } = await place(open, wireBooking({ travelDocumentationService: 'print' }))
  expect([success, message]).toEqual([false, expect.stringContaining('Reiseunterlagen')])
})

test('a shared room takes single places from its contingent', async () => {
  const open = await openPlatform()
  const traveller = wireTraveller({ isBillingAddress: true, accommodation: { id: 'halb' } })
  const half = { travellers: [traveller], accommodationSelection: [{ accommodation: { id: 'halb' }, quantity: 1 }] }
  expect(await place(open, wireSingle(half))).toMatchObject({ success: true, totalPrice: 927 })
  expect(await placesLeft(open, DEPARTURE, '107')).toBe(2)
})

const extended = () => wireBooking({ travelDate: { id: `${DEPARTURE}-v`, extension: { id: 'meer', label: 'Meer' } } })

// rule 10.23
test('on an extension date the packages of travel and extension are both priced and taken', async () => {
  const open = await openPlatform()
  expect(await place(open, extended())).toMatchObject({ success: true, totalPrice: 2854 })
  expect(await placesLeft(open, `${DEPARTURE}-v`, '101')).toBe(18)
  expect(await placesLeft(open, `${DEPARTURE}-v`, '201')).toBe(8)
})

test('on an extension date a bed needs a place in the package of the travel as well', async () => {
  const open = await openPlatform()
  const packages = open.storage.db.updateTable('package_price').where('departure_id', '=', `${DEPARTURE}-v`)
  await packages.set({ available: 1 }).where('nr', '=', '101').execute()
  expect(await place(open, extended())).toMatchObject({ success: false })
  expect(await placesLeft(open, `${DEPARTURE}-v`, '201')).toBe(10)
})

// rule 10.23
test.each([
  { sold: '201', total: 854 },
  { sold: '101', total: 2054 },
])('on an extension date where package $sold alone is sold, it alone is priced', async ({ sold, total }) => {
  const open = await openPlatform()
  const other = sold === '201' ? '101' : '201'
  await open.storage.db
    .deleteFrom('package_price')
    .where('departure_id', '=', `${DEPARTURE}-v`)
    .where('nr', '=', other)
    .execute()
  expect(await place(open, extended())).toMatchObject({ success: true, totalPrice: total })
})

test('a waitlist booking takes nothing from contingents', async () => {
  const open = await openPlatform()
  const waiting = {
    travelDate: { id: 'alpen-bus-20270814', extension: null },
    availabilityStatus: { status: 'WAITLIST' },
  }
  expect(await place(open, wireSingle(waiting))).toMatchObject({ success: true })
  expect(await place(open, wireSingle(waiting))).toMatchObject({ success: true })
  expect(await placesLeft(open, 'alpen-bus-20270814', '102')).toBe(1)
})

test('a switch to the waitlist places a waitlist booking', async () => {
  const open = await openPlatform()
  const result = await place(
    open,
    wireSingle({ switchedToWaitlistFallback: true, availabilityStatus: { status: 'WAITLIST' } }),
  )
  expect(result.success).toBe(true)
  expect(await placesLeft(open, DEPARTURE, '102')).toBe(1)
})

test('a sold-out booking is refused and takes nothing', async () => {
  const open = await openPlatform()
  expect(await place(open, wireSingle())).toMatchObject({ success: true, totalPrice: 1327 })
  const second = await place(open, wireSingle())
  expect(second).toMatchObject({ success: false, bookingId: null, totalPrice: null })
  expect(second.message).toContain('«ez»')
  expect(await open.storage.db.selectFrom('booking').select('id').execute()).toHaveLength(1)
  expect(await open.storage.db.selectFrom('person').select('id').execute()).toHaveLength(1)
})

// rule 10.14
test('a booking with another total than the accepted one is refused with the correct total', async () => {
  const open = await openPlatform()
  const result = await place(
    open,
    wireBooking({ customBookingParams: { submissionId: randomUUID(), expectedTotal: 1999 } }),
  )
  expect(result).toMatchObject({ success: false, totalPrice: 2054 })
  expect(result.message).toContain('CHF\u00A02’054.- statt CHF\u00A01’999.-')
  expect(await placesLeft(open, DEPARTURE, '101')).toBe(20)
})

test('a repeated submission returns its booking, even with other content', async () => {
  const open = await openPlatform()
  const customBookingParams = { submissionId: randomUUID(), expectedTotal: 2054 }
  const first = await place(open, wireBooking({ customBookingParams }))
  const again = await place(open, wireBooking({ customBookingParams, gtcAccepted: false }))
  expect(again).toEqual(first)
  expect(await placesLeft(open, DEPARTURE, '101')).toBe(18)
})

test('a repeat of the booking that took the last room returns it', async () => {
  const open = await openPlatform()
  const json = wireSingle()
  const first = await place(open, json)
  expect(first).toMatchObject({ success: true })
  expect(await place(open, json)).toEqual(first)
})

test('of ten concurrent bookings of two packages as many succeed as both have places for', async () => {
  const open = await openPlatform()
  const results = await Promise.all(Array.from({ length: 10 }, () => place(open, extended())))
  expect(results.filter(({ success }) => success)).toHaveLength(5)
  expect(await placesLeft(open, `${DEPARTURE}-v`, '201')).toBe(0)
  expect(await placesLeft(open, `${DEPARTURE}-v`, '101')).toBe(10)
})

test('twenty concurrent equal submissions make one booking', async () => {
  const open = await openPlatform()
  const json = wireBooking()
  const results = await Promise.all(Array.from({ length: 20 }, () => place(open, json)))
  expect(new Set(results.map(({ bookingId }) => bookingId)).size).toBe(1)
  expect(results.every(({ success }) => success)).toBe(true)
  expect(await placesLeft(open, DEPARTURE, '101')).toBe(18)
})

test('of fifty concurrent bookings of the last room exactly one succeeds', async () => {
  const open = await openPlatform()
  const results = await Promise.all(Array.from({ length: 50 }, () => place(open, wireSingle())))
  expect(results.filter(({ success }) => success)).toHaveLength(1)
  expect(await placesLeft(open, DEPARTURE, '102')).toBe(0)
})

test('a booking sent as JSON text is accepted', async () => {
  const open = await openPlatform()
  expect(await place(open, JSON.stringify(wireBooking()))).toMatchObject({ success: true })
})

// rule 9.3.2.1
test('documents without a service row are electronic and free, and not available by post', async () => {
  const open = await openPlatform()
  await open.storage.db.deleteFrom('service_price').where('leistungnr', 'in', ['5390', '5391']).execute()
  expect(await place(open, wireSingle({ travelDocumentationService: 'electronic' }))).toMatchObject({
    success: true,
    totalPrice: 1327,
  })
  const refused = await place(open, wireSingle({ travelDocumentationService: 'print' }))
  expect(refused.success).toBe(false)
  expect(refused.message).toContain('Reiseunterlagen')
})

// rule 9.3.2.3
test('documents by post are sold up to five days before the departure, electronic ones later as well', async () => {
  const printed = { travelDocumentationService: 'print' }
  const inTime = await openPlatform({ today: () => '2027-06-07' })
  expect(await place(inTime, wireBooking(printed))).toMatchObject({ message: null, success: true, totalPrice: 2069.5 })
  const tooLate = await openPlatform({ today: () => '2027-06-08' })
  const refused = await place(tooLate, wireBooking(printed))
  expect([refused.success, refused.message]).toEqual([false, expect.stringContaining('nicht mehr sicher an')])
  expect(await place(tooLate, wireBooking())).toMatchObject({ success: true, totalPrice: 2054 })
})

// rule 10.8
test('eSIM packages are sold one for each traveller, and where they are counted as many as are left', async () => {
  const open = await openPlatform()
  const esims = { esimServiceSelection: [{ service: { serviceNo: '9001' }, quantity: 2 }] }
  expect(await place(open, wireBooking(esims))).toMatchObject({ message: null, success: true, totalPrice: 2093.8 })
  const services = open.storage.db.updateTable('service_price').where('leistungnr', '=', '9001')
  await services.set({ available: 3 }).where('departure_id', '=', DEPARTURE).execute()
  expect(await place(open, wireBooking(esims))).toMatchObject({ success: true })
  const refused = await place(open, wireBooking(esims))
  expect([refused.success, refused.message]).toEqual([false, expect.stringContaining('eSIM')])
})

// rule 5.9.2.1
test('nobody needs a stop in a direction whose only stops are at the destination', async () => {
  const open = await openPlatform({ catalogue: withoutReturnStops })
  const travellers = wireBooking().travellers.map((traveller) => ({ ...traveller, busStopItemReturn: null }))
  expect(await place(open, wireBooking({ travellers }))).toMatchObject({ message: null, success: true })
  const withoutAny = travellers.map((traveller) => ({ ...traveller, busStopItemOutbound: null }))
  expect((await place(open, wireBooking({ travellers: withoutAny }))).message).toContain('Einsteigeort')
})

function withoutReturnStops(): CatalogueRecords {
  const small = smallCatalogue()
  const departures = (all: readonly DepartureRecord[]) =>
    all.map((departure) => {
      const { return: back } = departure
      if (back === null) return departure
      return { ...departure, return: { ...back, stops: back.stops.filter(({ nr }) => nr === 'RZ') } }
    })
  const travels = small.travels.map((record) => ({
    ...record,
    variants: record.variants.map((variant) => ({ ...variant, departures: departures(variant.departures) })),
  }))
  return { ...small, travels }
}

test('a submission id tells nothing to another tenant', async () => {
  const open = await openPlatform()
  const submissionId = randomUUID()
  await place(open, wireBooking({ customBookingParams: { submissionId, expectedTotal: 2054 } }))
  const found = (tenantId: string) => findPlaced(open.storage.db, { tenantId, submissionId }, 'none')
  expect(await found('4')).toMatchObject({ orderNo: 'CR-2027-000001' })
  expect(await found('5')).toBeNull()
})
