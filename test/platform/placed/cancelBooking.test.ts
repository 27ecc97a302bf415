import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cancelBooking } from '#platform/placed/cancelBooking.ts'
import { newLocation, type OpenPlatform, openPlatform } from '#test/support/platform/openPlatform.ts'
import {
  initPayment,
  paymentOf,
  place,
  placeOrThrow,
  placesLeft,
  wireBooking,
  wireSingle,
} from '#test/support/platform/wireBooking.ts'

const DEPARTURE = 'alpen-bus-20270612'
const NUMBER = 'CR-2027-000001'
const ONLINE = { payment: { type: 'online' } }
const MINUTE_MS = 60_000

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-15T14:05:00.000Z') }))
afterEach(() => vi.useRealTimers())

function paid(transactionId: unknown) {
  return {
    transactionId: String(transactionId),
    outcome: 'PAID',
    amount: 132_700,
    currency: 'CHF',
    orderNo: null,
  } as const
}

async function startedOnline(open: OpenPlatform) {
  const { bookingId } = await placeOrThrow(open, wireSingle(ONLINE))
  const { transactionId } = await initPayment(open, { bookingId })
  return { bookingId, transactionId }
}

function stored({ storage }: OpenPlatform) {
  return storage.db
    .selectFrom('booking')
    .select(['payment_status', 'cancelled_at'])
    .where('order_no', '=', NUMBER)
    .executeTakeFirstOrThrow()
}

async function attemptsOf({ storage }: OpenPlatform): Promise<readonly string[]> {
  const rows = await storage.db.selectFrom('payment_transaction').select('status').execute()
  return rows.map(({ status }) => status)
}

const CONTINGENTS = `{ packageContingents(ratioTravelId: "alpen-bus", dateId: "${DEPARTURE}") { ratioPackageNo available } }`
const LISTED = '{ bestsellerTravels(tenantId: "4") { dates { placesLeft } } }'

test('a full room that another process cancels is sold again at once, and in lists after a minute', async () => {
  const location = await newLocation()
  const [site, office] = [await openPlatform({ location }), await openPlatform({ location })]
  await placeOrThrow(site, wireSingle())
  const full = { bestsellerTravels: [{ dates: expect.arrayContaining([{ placesLeft: 27 }]) as unknown }] }
  expect(await site.ask(LISTED)).toMatchObject(full)
  expect(await place(site, wireSingle())).toMatchObject({ success: false })
  expect(await cancelBooking(office.storage, NUMBER)).toEqual({ cancelledBefore: null, hasGivenBack: true })
  expect(await site.ask(CONTINGENTS)).toHaveProperty('packageContingents.1', { ratioPackageNo: '102', available: 1 })
  vi.setSystemTime(Date.now() + MINUTE_MS - 1)
  expect(await site.ask(LISTED)).toMatchObject(full)
  vi.setSystemTime(Date.now() + 1)
  expect(await site.ask(LISTED)).toMatchObject({
    bestsellerTravels: [{ dates: expect.arrayContaining([{ placesLeft: 28 }]) as unknown }],
  })
  expect(await place(site, wireSingle())).toMatchObject({ success: true })
})

test('a booking gives its places back once, however often and at once it is cancelled', async () => {
  const location = await newLocation()
  const [first, second] = [await openPlatform({ location }), await openPlatform({ location })]
  await placeOrThrow(first, wireSingle())
  const all = await Promise.all([first, second, first].map(({ storage }) => cancelBooking(storage, NUMBER)))
  const cancelledAt = '2027-01-15T14:05:00.000Z'
  expect(all.toSorted((a, b) => (a?.cancelledBefore ?? '').localeCompare(b?.cancelledBefore ?? ''))).toEqual([
    { cancelledBefore: null, hasGivenBack: true },
    { cancelledBefore: cancelledAt, hasGivenBack: false },
    { cancelledBefore: cancelledAt, hasGivenBack: false },
  ])
  expect(await placesLeft(first, DEPARTURE, '102')).toBe(1)
  expect(await stored(first)).toEqual({ payment_status: 'INVOICE', cancelled_at: cancelledAt })
  expect(await cancelBooking(first.storage, 'CR-2027-999999')).toBeNull()
})

test('other bookings of the date keep their places', async () => {
  const open = await openPlatform()
  await placeOrThrow(open, wireBooking())
  await placeOrThrow(open, wireBooking())
  await cancelBooking(open.storage, NUMBER)
  expect(await placesLeft(open, DEPARTURE, '101')).toBe(18)
})

test('an unpaid booking that is cancelled can neither be paid nor switched to invoice, and expires no second time', async () => {
  const open = await openPlatform()
  const { bookingId } = await startedOnline(open)
  await cancelBooking(open.storage, NUMBER)
  expect(await paymentOf(open, bookingId)).toMatchObject({ status: 'EXPIRED', heldUntil: null })
  for (const input of [{ bookingId }, { bookingId, switchToInvoice: true }])
    expect(await initPayment(open, input)).toEqual({
      success: false,
      transactionId: null,
      message: 'Diese Buchung ist annulliert. Wenn Sie Fragen haben, rufen Sie uns bitte an.',
    })
  vi.setSystemTime(Date.now() + 60 * MINUTE_MS)
  expect(await open.platform.expireUnpaid()).toBe(0)
  expect(await placesLeft(open, DEPARTURE, '102')).toBe(1)
})

test('money that arrives for a cancelled booking is LATE, though its places are free, and books nothing', async () => {
  const open = await openPlatform()
  const { transactionId } = await startedOnline(open)
  await cancelBooking(open.storage, NUMBER)
  expect(await attemptsOf(open)).toEqual(['CANCELLED'])
  expect(await open.platform.confirmPayment(paid(transactionId))).toBe('late')
  expect(await open.platform.confirmPayment(paid(transactionId))).toBe('repeated')
  expect(await attemptsOf(open)).toEqual(['LATE'])
  expect(await stored(open)).toMatchObject({ payment_status: 'EXPIRED' })
  expect(await placesLeft(open, DEPARTURE, '102')).toBe(1)
})

test('a payment that the sandbox is checking ends with the cancelled booking', async () => {
  const open = await openPlatform()
  const { transactionId } = await startedOnline(open)
  const page = new Request(`http://site.test/sandbox-zahlung/v1/start/${String(transactionId)}`, {
    method: 'POST',
    body: new URLSearchParams({ aktion: 'spaeter' }),
  })
  await open.platform.handleSandboxPage(page, 'n')
  expect(await attemptsOf(open)).toEqual(['PENDING'])
  await cancelBooking(open.storage, NUMBER)
  vi.setSystemTime(Date.now() + MINUTE_MS)
  await open.platform.expireUnpaid()
  expect(await attemptsOf(open)).toEqual(['CANCELLED'])
  expect(await placesLeft(open, DEPARTURE, '102')).toBe(1)
})

test('a paid booking that is cancelled stays paid, for the money is refunded elsewhere', async () => {
  const open = await openPlatform()
  const { transactionId } = await startedOnline(open)
  expect(await open.platform.confirmPayment(paid(transactionId))).toBe('done')
  expect(await cancelBooking(open.storage, NUMBER)).toEqual({ cancelledBefore: null, hasGivenBack: true })
  expect(await stored(open)).toMatchObject({ payment_status: 'PAID' })
  expect(await attemptsOf(open)).toEqual(['PAID'])
})

test('a booking that expired is cancelled for good and gives nothing back a second time', async () => {
  const open = await openPlatform()
  const { transactionId } = await startedOnline(open)
  vi.setSystemTime(Date.now() + 30 * MINUTE_MS)
  await open.platform.expireUnpaid()
  expect(await cancelBooking(open.storage, NUMBER)).toEqual({ cancelledBefore: null, hasGivenBack: false })
  expect(await placesLeft(open, DEPARTURE, '102')).toBe(1)
  expect(await open.platform.confirmPayment(paid(transactionId))).toBe('late')
})

test('an entry of the waiting list is cancelled without a place, and the other entries stay', async () => {
  const open = await openPlatform()
  const waiting = () =>
    wireSingle({
      travelDate: { id: 'alpen-bus-20270814', extension: null },
      availabilityStatus: { status: 'WAITLIST' },
    })
  await placeOrThrow(open, waiting())
  await placeOrThrow(open, waiting())
  expect(await cancelBooking(open.storage, NUMBER)).toEqual({ cancelledBefore: null, hasGivenBack: false })
  expect(await placesLeft(open, 'alpen-bus-20270814', '102')).toBe(1)
  const left = open.storage.db.selectFrom('booking').select('order_no').where('cancelled_at', 'is', null)
  expect(await left.execute()).toEqual([{ order_no: 'CR-2027-000002' }])
})
