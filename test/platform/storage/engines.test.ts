import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/storage/database.ts'
import { migrate } from '#platform/storage/migrations/migrate.ts'
import { PLATFORM_MIGRATIONS } from '#platform/storage/migrations/migrations.ts'
import { PLATFORM_TABLE_NAMES } from '#platform/storage/tables.ts'
import { newLocation, openPlatform } from '#test/support/platform/openPlatform.ts'
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

test('two platforms that start at once migrate and fill the database once', async () => {
  const location = await newLocation()
  const [first, second] = await Promise.all([openPlatform({ location }), openPlatform({ location })])
  const query = '{ travelFilter(tenantId: "4") { counts { total } } }'
  expect(await first.ask(query)).toEqual({ travelFilter: { counts: { total: 2 } } })
  expect(await second.ask(query)).toEqual({ travelFilter: { counts: { total: 2 } } })
  await migrate(first.storage, PLATFORM_MIGRATIONS, 'platform_migration')
})

test('the health check looks for every table that the migrations make', async () => {
  const { storage } = await openPlatform()
  const tables = (await storage.db.introspection.getTables()).map(({ name }) => name)
  const own = tables.filter((name) => name !== 'platform_migration' && name !== 'store_check')
  expect(PLATFORM_TABLE_NAMES.toSorted()).toEqual(own.toSorted())
})

test('of fifty concurrent bookings of the last room from two processes exactly one succeeds', async () => {
  const location = await newLocation()
  const [first, second] = [await openPlatform({ location }), await openPlatform({ location })]
  const results = await Promise.all(
    Array.from({ length: 50 }, (_, index) => place(index % 2 === 0 ? first : second, wireSingle())),
  )
  expect(results.filter(({ success }) => success)).toHaveLength(1)
  expect(await placesLeft(first, DEPARTURE, '102')).toBe(0)
  expect(await first.storage.db.selectFrom('booking').select('id').execute()).toHaveLength(1)
})

test('one submission sent to two processes at once makes one booking', async () => {
  const location = await newLocation()
  const [first, second] = [await openPlatform({ location }), await openPlatform({ location })]
  const json = wireBooking()
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, index) => place(index % 2 === 0 ? first : second, json)),
  )
  expect(new Set(results.map(({ orderNo }) => orderNo)).size).toBe(1)
  expect(await placesLeft(second, DEPARTURE, '101')).toBe(18)
})

test('payments, conversions and contingents are stored in both engines', async () => {
  const open = await openPlatform({ location: await newLocation() })
  const { bookingId } = await placeOrThrow(open, wireBooking({ payment: { type: 'online' } }))
  expect(await initPayment(open, { bookingId })).toMatchObject({ success: true })
  expect(await paymentOf(open, bookingId)).toMatchObject({ status: 'OPEN' })
  const input = {
    conversionName: 'View_Tour',
    conversionTime: new Date().toISOString(),
    tenantId: '4',
    utmSource: 'post',
  }
  await open.ask('mutation($input: TrackingConversionInput!) { createTrackingConversion(input: $input) { id } }', {
    input,
  })
  const conversion = await open.storage.db.selectFrom('conversion').selectAll().executeTakeFirstOrThrow()
  expect(conversion).toMatchObject({ name: 'View_Tour', document: '{"utmSource":"post"}' })
  const contingents = `{
    packageContingents(ratioTravelId: "alpen-bus", dateId: "${DEPARTURE}") { ratioPackageNo available }
    serviceContingents(ratioTravelId: "alpen-bus", dateId: "${DEPARTURE}") { ratioServiceNo available }
    foreign: packageContingents(ratioTravelId: "lissabon-flug", dateId: "${DEPARTURE}") { available }
  }`
  const data = await open.ask(contingents)
  expect(data).toHaveProperty('packageContingents.0', { ratioPackageNo: '101', available: 18 })
  expect(data).toHaveProperty('serviceContingents.1', { ratioServiceNo: '1002', available: 999 })
  expect(data).toHaveProperty('foreign', [])
})

test('the time of the last write is known: of a statement or a transaction, neither of a query nor of a rollback', async () => {
  const storage = await openDatabase<{ note: { id: number } }>(await newLocation())
  onTestFinished(() => storage.close())
  const { db, probe } = storage
  await db.schema.createTable('note').addColumn('id', 'integer').execute()
  const note = db.insertInto('note').values({ id: 1 })
  const isStored = async (work: () => Promise<unknown>) => {
    const before = probe.lastStored()
    await work()
    return probe.lastStored() > before
  }
  expect(await isStored(() => note.execute())).toBe(true)
  expect(await isStored(() => storage.write((transaction) => transaction.executeQuery(note)))).toBe(true)
  expect(await isStored(() => db.selectFrom('note').select('id').execute())).toBe(false)
  const rolledBack = storage.write(async (transaction) => {
    await transaction.executeQuery(note)
    throw new Error('changed my mind')
  })
  expect(await isStored(() => rolledBack.catch(() => undefined))).toBe(false)
})

test('a failed transaction is rolled back', async () => {
  const open = await openPlatform({ location: await newLocation() })
  const failing = open.storage.write(async (transaction) => {
    await transaction.updateTable('package_price').set({ available: 0 }).execute()
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await placesLeft(open, DEPARTURE, '101')).toBe(20)
})
