import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openDatabase } from '#platform/storage/database.ts'
import { openJournal } from '#server/journal.ts'
import type { JournalTables } from '#server/journalTables.ts'
import { temporaryDirectory } from '#test/support/platform/openPlatform.ts'
import { call, codeOf, openProxy } from '#test/support/server/openProxy.ts'

const booked = { bookingId: 'b-1', orderNo: 'CR-1', bookerId: 'p-1', totalPrice: 2054, success: true, message: null }

function placeBooking(submissionId: unknown) {
  return call('PlaceBooking', { tenantId: 4, json: { customBookingParams: { submissionId }, travellers: [{ lastName: 'Muster' }] } })
}

/** A platform that counts what it gets, and answers as told. */
function countingPlatform(answer: () => Response | Promise<Response>) {
  const counter = { calls: 0 }
  const platform = () => {
    counter.calls += 1
    return Promise.resolve().then(answer)
  }
  return { counter, platform }
}

const confirm = () => Response.json({ data: { placeBooking: booked } })
const lostLine = () => Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNRESET' }) }))
const noLine = () => Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) }))

test.each([undefined, null, '', 'abc', 7, '../../etc'])('a booking with the submission id %o goes nowhere', async (id) => {
  const { counter, platform } = countingPlatform(confirm)
  const { proxy } = await openProxy({ platform })
  expect(await codeOf(await proxy(placeBooking(id)))).toBe('BAD_SUBMISSION_ID')
  expect(counter.calls).toBe(0)
})

test('a booking is told of once its outcome is there, a question is not', async () => {
  let told = 0
  const { platform } = countingPlatform(confirm)
  const { proxy } = await openProxy({ platform, onBooking: () => (told += 1) })
  await proxy(call('TenantCms', { tenantId: '4', withPages: false }))
  expect(told).toBe(0)
  await proxy(placeBooking(randomUUID()))
  expect(told).toBe(1)
})

test('a repeat gets the first answer and the platform is not asked again', async () => {
  const { counter, platform } = countingPlatform(confirm)
  const { proxy } = await openProxy({ platform })
  const id = randomUUID()
  const answers = [await proxy(placeBooking(id)), await proxy(placeBooking(id)), await proxy(placeBooking(id.toUpperCase()))]
  for (const answer of answers) expect(await answer.json()).toMatchObject({ data: { placeBooking: booked } })
  expect(counter.calls).toBe(1)
})

test('fifty requests at once with one id book once and all get the answer', async () => {
  const { counter, platform } = countingPlatform(confirm)
  const { proxy } = await openProxy({ platform })
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 50 }, () => proxy(placeBooking(id))))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(counter.calls).toBe(1)
})

test('two processes with one journal book once and both get the answer', async () => {
  const directory = temporaryDirectory()
  const { counter, platform } = countingPlatform(confirm)
  const [one, other] = [await openProxy({ platform, directory }), await openProxy({ platform, directory })]
  const id = randomUUID()
  const answers = await Promise.all([one.proxy(placeBooking(id)), other.proxy(placeBooking(id))])
  for (const answer of answers) expect(await answer.json()).toMatchObject({ data: { placeBooking: booked } })
  expect(counter.calls).toBe(1)
})

test('different ids are different bookings', async () => {
  const { counter, platform } = countingPlatform(confirm)
  const { proxy } = await openProxy({ platform })
  await Promise.all([proxy(placeBooking(randomUUID())), proxy(placeBooking(randomUUID()))])
  expect(counter.calls).toBe(2)
})

test('a refusal of the platform is kept as the answer', async () => {
  const refusal = { ...booked, bookingId: null, orderNo: null, bookerId: null, success: false, message: 'Ausgebucht' }
  const { counter, platform } = countingPlatform(() => Response.json({ data: { placeBooking: refusal } }))
  const { proxy } = await openProxy({ platform })
  const id = randomUUID()
  await proxy(placeBooking(id))
  expect(await (await proxy(placeBooking(id))).json()).toMatchObject({ data: { placeBooking: { success: false, message: 'Ausgebucht' } } })
  expect(counter.calls).toBe(1)
})

test.each([
  { promise: 'a lost line', answer: lostLine },
  { promise: 'a web page', answer: () => new Response('<html>', { status: 502 }) },
  { promise: 'an error after execution began', answer: () => Response.json({ data: null, errors: [{ message: 'boom' }] }) },
  { promise: 'an answer without success', answer: () => Response.json({ data: { placeBooking: { bookingId: 'b-1' } } }) },
])('after $promise nobody knows, and the booking is never sent again', async ({ answer }) => {
  const directory = temporaryDirectory()
  const { counter, platform } = countingPlatform(answer)
  const id = randomUUID()
  for (const { proxy } of [await openProxy({ platform, directory }), await openProxy({ platform, directory })]) {
    expect(await codeOf(await proxy(placeBooking(id)))).toBe('SUBMISSION_UNKNOWN')
    expect(await codeOf(await proxy(placeBooking(id)))).toBe('SUBMISSION_UNKNOWN')
  }
  expect(counter.calls).toBe(1)
})

test('an answer that comes after the visitor was told to wait is there for the next question', async () => {
  let release: (answer: Response) => void = () => undefined
  const late = new Promise<Response>((resolve) => {
    release = resolve
  })
  const { counter, platform } = countingPlatform(() => late)
  const { proxy, submissions } = await openProxy({ platform, waitMs: 20 })
  const id = randomUUID()
  expect(await codeOf(await proxy(placeBooking(id)))).toBe('SUBMISSION_UNKNOWN')
  release(confirm())
  await submissions.settled()
  expect(await (await proxy(placeBooking(id))).json()).toMatchObject({ data: { placeBooking: booked } })
  expect(counter.calls).toBe(1)
})

test('a booking whose process died on the way is given up, not sent again', async () => {
  const directory = temporaryDirectory()
  const id = randomUUID()
  const journal = await openJournal(await openDatabase<JournalTables>({ directory, name: 'journal' }), Date.now)
  await journal.begin(id)
  await journal.close()
  const { counter, platform } = countingPlatform(confirm)
  const { proxy } = await openProxy({ platform, directory, abandonedMs: 0 })
  expect(await codeOf(await proxy(placeBooking(id)))).toBe('SUBMISSION_UNKNOWN')
  expect(counter.calls).toBe(0)
})

test('a platform that knows its submission ids is asked again where the outcome is unknown', async () => {
  const answers = [lostLine, confirm]
  const { counter, platform } = countingPlatform(() => (answers.shift() ?? confirm)())
  const { proxy } = await openProxy({ platform, isRepeatable: true })
  const id = randomUUID()
  expect(await codeOf(await proxy(placeBooking(id)))).toBe('SUBMISSION_UNKNOWN')
  expect(await (await proxy(placeBooking(id))).json()).toMatchObject({ data: { placeBooking: booked } })
  expect(counter.calls).toBe(2)
})

test.each([
  { promise: 'no connection came about', answer: noLine, code: 'PLATFORM_UNREACHABLE' },
  { promise: 'the platform refused to execute it', answer: () => Response.json({ errors: [{ message: 'bad' }] }, { status: 400 }), code: 'PLATFORM_REFUSED' },
])('where $promise the same booking can be sent again', async ({ answer, code }) => {
  const answers: (() => Response | Promise<Response>)[] = [answer, confirm]
  const { proxy } = await openProxy({ platform: countingPlatform(() => (answers.shift() ?? confirm)()).platform })
  const id = randomUUID()
  expect(await codeOf(await proxy(placeBooking(id)))).toBe(code)
  expect(await (await proxy(placeBooking(id))).json()).toMatchObject({ data: { placeBooking: booked } })
})
