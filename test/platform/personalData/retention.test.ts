import { expect, onTestFinished, test, vi } from 'vitest'
import { cancelBooking } from '#platform/placed/cancelBooking.ts'
import { applyRetention, startRetention } from '#platform/personalData/retention.ts'
import { newLocation, type OpenPlatform, openPlatform } from '#test/support/platform/openPlatform.ts'
import { placeOrThrow, wireBooking, wireFlight, wireSingle } from '#test/support/platform/wireBooking.ts'

function stored({ storage }: Pick<OpenPlatform, 'storage'>, orderNo: unknown) {
  return storage.db
    .selectFrom('booking')
    .innerJoin('person', 'person.id', 'booking.booker_id')
    .selectAll()
    .where('order_no', '=', String(orderNo))
    .executeTakeFirstOrThrow()
}

test('only passports are erased once the journey has ended', async () => {
  const open = await openPlatform()
  // The Lisbon tour ends on 5 May 2027.
  const { orderNo } = await placeOrThrow(open, wireFlight())
  expect((await stored(open, orderNo)).wire).toContain('X1234567')
  expect(await applyRetention(open.storage, '2027-05-05')).toEqual({ passports: 0, people: 0 })
  expect((await stored(open, orderNo)).wire).toContain('X1234567')
  expect(await applyRetention(open.storage, '2027-05-06')).toEqual({ passports: 1, people: 0 })
  const after = await stored(open, orderNo)
  expect(after.wire).not.toContain('X1234567')
  expect(JSON.parse(after.wire)).toMatchObject({
    travellers: [{ firstName: 'Anna', email: 'anna@example.ch', passportData: null }],
  })
  expect(after).toMatchObject({ last_name: 'Muster', personal_data: 'WITHOUT_PASSPORTS' })
  expect(await applyRetention(open.storage, '2027-05-07')).toEqual({ passports: 0, people: 0 })
})

test('three years after the journey all personal data is erased, and accounting data stays', async () => {
  const open = await openPlatform()
  // The tour ends on 18 June 2027.
  const { orderNo } = await placeOrThrow(open, wireSingle())
  const before = await stored(open, orderNo)
  expect(await applyRetention(open.storage, '2030-06-18')).toEqual({ passports: 0, people: 0 })
  expect(await applyRetention(open.storage, '2030-06-19')).toEqual({ passports: 0, people: 1 })
  const after = await stored(open, orderNo)
  expect(JSON.stringify(after)).not.toMatch(/Anna|Muster|example\.ch|1960|Gasse|\+41/)
  const { order_no, total, currency, payment_type, payment_status, departure_id, submission_id } = before
  expect(after).toMatchObject({
    order_no,
    total,
    currency,
    payment_type,
    payment_status,
    departure_id,
    submission_id,
    personal_data: 'ERASED',
  })
  const taken = await open.storage.db.selectFrom('booking_taken').select('quantity').execute()
  expect(taken).toHaveLength(2)
})

test('a month after a booking expired unpaid all its personal data is erased', async () => {
  const open = await openPlatform()
  const { orderNo } = await placeOrThrow(open, wireFlight())
  const expired = { payment_status: 'EXPIRED', hold_until: '2027-02-01T10:00:00.000Z' } as const
  await open.storage.db.updateTable('booking').set(expired).execute()
  expect(await applyRetention(open.storage, '2027-03-03')).toEqual({ passports: 0, people: 0 })
  expect(await applyRetention(open.storage, '2027-03-04')).toEqual({ passports: 0, people: 1 })
  expect(JSON.stringify(await stored(open, orderNo))).not.toMatch(/Anna|Muster|X1234567/)
  expect(await applyRetention(open.storage, '2027-03-05')).toEqual({ passports: 0, people: 0 })
})

test('a booking that was cancelled unpaid is erased as an expired one, and one by invoice as all others', async () => {
  const open = await openPlatform()
  const unpaid = await placeOrThrow(open, wireSingle({ payment: { type: 'online' } }))
  const invoiced = await placeOrThrow(open, wireBooking())
  const hold_until = '2027-02-01T10:00:00.000Z'
  await open.storage.db.updateTable('booking').set({ hold_until }).where('payment_status', '=', 'OPEN').execute()
  for (const { orderNo } of [unpaid, invoiced]) await cancelBooking(open.storage, String(orderNo))
  expect(await applyRetention(open.storage, '2027-03-04')).toEqual({ passports: 0, people: 1 })
  expect((await stored(open, unpaid.orderNo)).personal_data).toBe('ERASED')
  expect(await applyRetention(open.storage, '2030-06-19')).toEqual({ passports: 0, people: 1 })
})

test('two processes together reduce each booking once', async () => {
  const location = await newLocation()
  const [first, second] = [await openPlatform({ location }), await openPlatform({ location })]
  await first.storage.db.updateTable('package_price').set({ available: 100 }).execute()
  for (let count = 0; count < 8; count += 1) await placeOrThrow(first, wireFlight())
  const reduced = await Promise.all([first, second].map(({ storage }) => applyRetention(storage, '2027-06-01')))
  expect(reduced.reduce((sum, { passports }) => sum + passports, 0)).toBe(8)
  const wires = await first.storage.db.selectFrom('booking').select('wire').execute()
  expect(JSON.stringify(wires)).not.toContain('X1234567')
})

test('the retention runs at the start and every day, and does not keep the process alive', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const open = await openPlatform()
  const { orderNo } = await placeOrThrow(open, wireFlight())
  const others = vi.getTimerCount()
  const told: object[] = []
  let today = '2027-05-05'
  const log = { info: (details: object) => told.push(details), error: (details: object) => told.push(details) }
  const retention = startRetention({ storage: open.storage, today: () => today, log })
  await retention.stop()
  expect(told).toEqual([])
  const next = startRetention({ storage: open.storage, today: () => today, log })
  today = '2027-05-06'
  vi.advanceTimersByTime(24 * 60 * 60 * 1000)
  await expect.poll(() => told).toEqual([{ passports: 1, people: 0 }])
  expect((await stored(open, orderNo)).personal_data).toBe('WITHOUT_PASSPORTS')
  await next.stop()
  expect(vi.getTimerCount()).toBe(others)
})

test('erased data that could not be overwritten in the files of the database is logged', async () => {
  const open = await openPlatform()
  const told: string[] = []
  const log = { info: () => undefined, error: (_: object, message: string) => told.push(message) }
  const timeout = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  const db = open.storage.db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'RawNode') throw timeout
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  await placeOrThrow(open, wireFlight())
  await startRetention({ storage: { ...open.storage, engine: 'postgres', db }, today: () => '2027-06-01', log }).stop()
  expect(told).toEqual(['personal data: erased data may still be in the files of the database, which was too busy'])
})

test('a failed retention is logged and retried the next day', async () => {
  const open = await openPlatform()
  const told: string[] = []
  const log = { info: () => undefined, error: (_: object, message: string) => told.push(message) }
  const storage = { ...open.storage, write: () => Promise.reject(new Error('no space')) }
  await placeOrThrow(open, wireFlight())
  await startRetention({ storage, today: () => '2027-06-01', log }).stop()
  expect(told).toEqual(['personal data: expired data could not be erased'])
})
