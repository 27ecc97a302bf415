import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CatalogueRecords, DepartureRecord } from '#platform/catalogue/records.ts'
import type { DatabaseLocation } from '#platform/storage/database.ts'
import { eraseBooking } from '#platform/personalData/erase.ts'
import { createPlatform } from '#platform/platform.ts'
import { type OpenPlatform, openPlatform, temporaryDirectory } from '#test/support/platform/openPlatform.ts'
import {
  initPayment,
  paymentOf,
  place,
  placeOrThrow,
  placesLeft,
  send,
  wireBooking,
  wireSingle,
} from '#test/support/platform/wireBooking.ts'
import { smallCatalogue, TODAY } from '#test/support/platform/smallCatalogue.ts'
import { type Cluster, postgresBinaries, startPostgres } from '#test/support/postgres.ts'

const DEPARTURE = 'alpen-bus-20270612'
const HALF_AN_HOUR_MS = 30 * 60_000
const ONLINE = { payment: { type: 'online' } }
const PROVIDER = { payment: { online: 'provider', holdMinutes: 30 } } as const

const binaries = postgresBinaries()
let cluster: Cluster | null = null

beforeAll(async () => {
  cluster = binaries === null ? null : await startPostgres(binaries)
}, 60_000)

afterAll(() => cluster?.stop(), 60_000)

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-15T14:05:00.000Z') }))
afterEach(() => vi.useRealTimers())

async function newLocation(engine: string): Promise<DatabaseLocation> {
  if (engine === 'SQLite') return { directory: temporaryDirectory() }
  if (cluster === null) throw new Error('no cluster')
  return { databaseUrl: await cluster.newDatabase() }
}

function pass(ms: number): void {
  vi.setSystemTime(Date.now() + ms)
}

function submitAction({ platform }: OpenPlatform, transactionId: unknown, aktion: string): Promise<Response | null> {
  const body = new URLSearchParams({ aktion })
  return platform.handleSandboxPage(
    new Request(`http://site.test/sandbox-zahlung/v1/start/${String(transactionId)}`, { method: 'POST', body }),
    'n',
  )
}

/** A notification of the provider that the transaction is paid. */
function paid(transactionId: unknown, amount = 132_700) {
  return { transactionId: String(transactionId), outcome: 'PAID', amount, currency: 'CHF', orderNo: null } as const
}

function withTwoSingleRooms(): CatalogueRecords {
  return withDepartures((departure) => ({
    ...departure,
    packages: departure.packages.map((each) => (each.nr === '102' ? { ...each, places: 2 } : each)),
  }))
}

function withOneTip(): CatalogueRecords {
  return withDepartures((departure) => ({
    ...departure,
    services: departure.services.map((each) => (each.leistungnr === '1002' ? { ...each, units: 1 } : each)),
  }))
}

function withDepartures(change: (departure: DepartureRecord) => DepartureRecord): CatalogueRecords {
  const records = smallCatalogue()
  const travels = records.travels.map((travel) => ({
    ...travel,
    variants: travel.variants.map((variant) => ({ ...variant, departures: variant.departures.map(change) })),
  }))
  return { ...records, travels }
}

/** Books the last single room online and starts the payment. */
async function started(open: OpenPlatform) {
  const { bookingId } = await placeOrThrow(open, wireSingle(ONLINE))
  const { transactionId } = await initPayment(open, { bookingId })
  return { bookingId, transactionId }
}

describe.each(['SQLite', 'PostgreSQL'])('on %s', (engine) => {
  const skip = engine === 'PostgreSQL' && binaries === null
  const both = test.skipIf(skip)
  if (skip) test.skip('PostgreSQL is not installed here (initdb and postgres were not found)')

  both('an online booking not paid in time expires to the moment and returns exactly its places', async () => {
    const open = await openPlatform({ location: await newLocation(engine) })
    await placeOrThrow(open, wireBooking())
    const { bookingId } = await started(open)
    await placeOrThrow(open, wireBooking(ONLINE))
    expect(await paymentOf(open, bookingId)).toMatchObject({ status: 'OPEN', heldUntil: '2027-01-15T14:35:00.000Z' })
    pass(HALF_AN_HOUR_MS - 1)
    expect(await open.platform.expireUnpaid()).toBe(0)
    expect(await placesLeft(open, DEPARTURE, '102')).toBe(0)
    pass(1)
    expect(await open.platform.expireUnpaid()).toBe(2)
    expect(await open.platform.expireUnpaid()).toBe(0)
    expect(await placesLeft(open, DEPARTURE, '102')).toBe(1)
    expect(await placesLeft(open, DEPARTURE, '101')).toBe(18)
    expect(await paymentOf(open, bookingId)).toMatchObject({ status: 'EXPIRED', heldUntil: null })
  })

  both('an expired booking can neither be paid nor switched to invoice, with a reason', async () => {
    const open = await openPlatform({ location: await newLocation(engine) })
    const { bookingId, transactionId } = await started(open)
    pass(HALF_AN_HOUR_MS)
    for (const input of [{ bookingId }, { bookingId, switchToInvoice: true }])
      expect(await initPayment(open, input)).toEqual({
        success: false,
        transactionId: null,
        message: 'Die Zeit für die Zahlung ist abgelaufen, und die Plätze sind wieder frei. Bitte buchen Sie neu.',
      })
    expect((await submitAction(open, transactionId, 'bezahlen'))?.headers.get('location')).toBe('/?zahlung=offen')
    expect(await paymentOf(open, bookingId)).toMatchObject({ status: 'EXPIRED' })
  })

  both('contingent queries and bookings expire unpaid bookings without waiting for the periodic job', async () => {
    const open = await openPlatform({ location: await newLocation(engine) })
    await started(open)
    const query = `{ packageContingents(ratioTravelId: "alpen-bus", dateId: "${DEPARTURE}") { ratioPackageNo available } }`
    expect(await open.ask(query)).toHaveProperty('packageContingents.1', { ratioPackageNo: '102', available: 0 })
    pass(HALF_AN_HOUR_MS)
    expect(await place(open, wireSingle())).toMatchObject({ success: true })
    expect(await open.ask(query)).toHaveProperty('packageContingents.1', { ratioPackageNo: '102', available: 0 })
    expect(await place(open, wireSingle())).toMatchObject({ success: false })
  })

  both('two visitors at once share the places that an unpaid booking gives back', async () => {
    const open = await openPlatform({ location: await newLocation(engine), catalogue: withTwoSingleRooms })
    const [first] = wireSingle().travellers
    const held = {
      ...wireSingle(ONLINE),
      travellers: [first, { ...first, firstName: 'Beat', isBillingAddress: false }],
      accommodationSelection: [{ accommodation: { id: 'ez' }, quantity: 2 }],
      personalAddonSelection: [{ addon: { id: 'trinkgeld' }, quantity: 2 }],
      customData: { booking: { essen: 'alles' }, travellers: [{}, {}] },
    }
    expect(await place(open, held)).toMatchObject({ success: true })
    pass(HALF_AN_HOUR_MS)
    const single = () => wireSingle({ customBookingParams: { submissionId: randomUUID(), expectedTotal: 1327 } })
    const answers = await Promise.all([send(open, single()), send(open, single())])
    expect(answers.map(({ message }) => message)).toEqual([null, null])
    expect(await placesLeft(open, DEPARTURE, '102')).toBe(0)
  })

  both('a mandatory extra is booked whatever is left of it, and gives back and takes again what it took', async () => {
    const open = await openPlatform({ location: await newLocation(engine), catalogue: withOneTip })
    const tipsLeft = async () => {
      const tip = open.storage.db.selectFrom('service_price').select('available').where('leistungnr', '=', '1002')
      return (await tip.where('departure_id', '=', DEPARTURE).executeTakeFirstOrThrow()).available
    }
    const { transactionId } = await started(open)
    expect(await tipsLeft()).toBe(0)
    expect(await place(open, wireBooking(ONLINE))).toMatchObject({ message: null, success: true })
    expect(await tipsLeft()).toBe(-2)
    const query = `{ serviceContingents(ratioTravelId: "alpen-bus", dateId: "${DEPARTURE}") { ratioServiceNo available } }`
    expect(await open.ask(query)).toHaveProperty('serviceContingents.1', { ratioServiceNo: '1002', available: 0 })
    pass(HALF_AN_HOUR_MS)
    expect(await open.platform.expireUnpaid()).toBe(2)
    expect(await tipsLeft()).toBe(1)
    expect(await place(open, wireBooking())).toMatchObject({ success: true })
    expect(await open.platform.confirmPayment(paid(transactionId))).toBe('done')
    expect(await tipsLeft()).toBe(-2)
  })

  both('a pending payment keeps the places, and returns them when it fails', async () => {
    const open = await openPlatform({ location: await newLocation(engine) })
    const { bookingId, transactionId } = await started(open)
    await submitAction(open, transactionId, 'spaeter')
    const second = await openPlatform({ location: await newLocation(engine) })
    const failing = await started(second)
    await submitAction(second, failing.transactionId, 'spaeter')
    pass(HALF_AN_HOUR_MS)
    expect(await open.platform.expireUnpaid()).toBe(0)
    expect(await paymentOf(open, bookingId)).toMatchObject({ status: 'PAID' })
    expect(
      await second.platform.confirmPayment({ ...paid(failing.transactionId, 0), outcome: 'FAILED', amount: null }),
    ).toBe('done')
    expect(await second.platform.expireUnpaid()).toBe(1)
  })

  both('pending payments are confirmed without their visitors coming back', async () => {
    const open = await openPlatform({ location: await newLocation(engine) })
    const statuses = () => open.storage.db.selectFrom('booking').select('payment_status').execute()
    const { transactionId } = await started(open)
    await submitAction(open, transactionId, 'spaeter')
    const { bookingId } = await placeOrThrow(open, wireBooking(ONLINE))
    await submitAction(open, (await initPayment(open, { bookingId })).transactionId, 'spaeter')
    pass(9_000)
    await open.platform.expireUnpaid()
    expect(await statuses()).toEqual([{ payment_status: 'OPEN' }, { payment_status: 'OPEN' }])
    pass(1_000)
    await open.platform.expireUnpaid()
    expect(await statuses()).toEqual([{ payment_status: 'PAID' }, { payment_status: 'PAID' }])
  })

  both.each([
    [
      'paid',
      (open: OpenPlatform, { transactionId }: Awaited<ReturnType<typeof started>>) =>
        submitAction(open, transactionId, 'bezahlen'),
      'PAID',
    ],
    [
      'by invoice',
      (open: OpenPlatform, { bookingId }: Awaited<ReturnType<typeof started>>) =>
        initPayment(open, { bookingId, switchToInvoice: true }),
      'INVOICE',
    ],
  ])('a booking that is %s keeps its places', async (_case, act, status) => {
    const open = await openPlatform({ location: await newLocation(engine) })
    const booking = await started(open)
    await act(open, booking)
    pass(10 * HALF_AN_HOUR_MS)
    expect(await open.platform.expireUnpaid()).toBe(0)
    expect(await paymentOf(open, booking.bookingId)).toMatchObject({ status, heldUntil: null })
    expect(await placesLeft(open, DEPARTURE, '102')).toBe(0)
  })

  both('a payment after the expiry takes the places again while they are free', async () => {
    const open = await openPlatform({ location: await newLocation(engine) })
    const { bookingId, transactionId } = await started(open)
    pass(HALF_AN_HOUR_MS)
    await open.platform.expireUnpaid()
    expect(await open.platform.confirmPayment(paid(transactionId))).toBe('done')
    expect(await open.platform.confirmPayment(paid(transactionId))).toBe('repeated')
    expect(await paymentOf(open, bookingId)).toMatchObject({ status: 'PAID' })
    expect(await placesLeft(open, DEPARTURE, '102')).toBe(0)
  })

  both('money for a failed attempt takes the places again after the expiry while they are free', async () => {
    const open = await openPlatform({ location: await newLocation(engine) })
    const { bookingId, transactionId } = await started(open)
    expect(await open.platform.confirmPayment({ ...paid(transactionId), outcome: 'FAILED' })).toBe('done')
    pass(HALF_AN_HOUR_MS)
    expect(await open.platform.expireUnpaid()).toBe(1)
    expect(await open.platform.confirmPayment(paid(transactionId))).toBe('done')
    expect(await paymentOf(open, bookingId)).toMatchObject({ status: 'PAID' })
    expect(await placesLeft(open, DEPARTURE, '102')).toBe(0)
  })

  both('a payment after the places were sold to others is recorded as LATE and takes nothing', async () => {
    const open = await openPlatform({ location: await newLocation(engine) })
    const { bookingId, transactionId } = await started(open)
    pass(HALF_AN_HOUR_MS)
    expect(await place(open, wireSingle())).toMatchObject({ success: true })
    expect(await open.platform.confirmPayment(paid(transactionId))).toBe('late')
    expect(await open.platform.confirmPayment(paid(transactionId))).toBe('repeated')
    expect(await paymentOf(open, bookingId)).toMatchObject({ status: 'EXPIRED' })
    expect(await open.storage.db.selectFrom('payment_transaction').select('status').execute()).toEqual([
      { status: 'LATE' },
    ])
    expect(await placesLeft(open, DEPARTURE, '102')).toBe(0)
  })

  both.each([
    ['the departure is today', { today: () => '2027-06-12' }],
    ['its people were erased', { isErased: true }],
  ])('a payment after the expiry is recorded as LATE and takes nothing when %s', async (_case, late) => {
    const location = await newLocation(engine)
    const open = await openPlatform({ location, ...PROVIDER })
    const { bookingId, transactionId } = await started(open)
    pass(HALF_AN_HOUR_MS)
    await open.platform.expireUnpaid()
    if ('isErased' in late) await eraseBooking(open.storage, 'CR-2027-000001')
    const later = 'today' in late ? await openPlatform({ location, ...PROVIDER, today: late.today }) : open
    const places = await placesLeft(open, DEPARTURE, '102')
    expect(await later.platform.confirmPayment(paid(transactionId))).toBe('late')
    expect(await paymentOf(later, bookingId)).toMatchObject({ status: 'EXPIRED' })
    expect(await placesLeft(later, DEPARTURE, '102')).toBe(places)
  })

  both('a removed contingent or date does not prevent the expiry of other bookings', async () => {
    const location = await newLocation(engine)
    const open = await openPlatform({ location })
    await started(open)
    const { bookingId } = await placeOrThrow(open, wireBooking(ONLINE))
    await open.storage.write((db) => db.deleteFrom('package_price').where('nr', '=', '102').execute())
    const withoutDates = () => {
      const records = smallCatalogue()
      return {
        ...records,
        travels: records.travels.map((travel) => ({
          ...travel,
          variants: travel.variants.map((variant) => ({ ...variant, departures: [] })),
        })),
      }
    }
    const log = { info: () => undefined, error: () => undefined }
    const later = await createPlatform({ database: open.storage, today: () => TODAY, catalogue: withoutDates, log })
    pass(HALF_AN_HOUR_MS)
    expect(await later.expireUnpaid()).toBe(2)
    expect(await placesLeft(open, DEPARTURE, '101')).toBe(20)
    expect(await paymentOf(open, bookingId)).toMatchObject({ status: 'EXPIRED' })
  })
})

test('an unpaid booking expires after the operator’s hold time', async () => {
  const open = await openPlatform({ payment: { online: 'provider', holdMinutes: 45 } })
  const { bookingId } = await placeOrThrow(open, wireBooking(ONLINE))
  expect(await paymentOf(open, bookingId)).toMatchObject({ heldUntil: '2027-01-15T14:50:00.000Z' })
})
