import { Client, fetchExchange } from '@urql/core'
import { beforeEach, expect, test, vi } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import { toBookingJson } from '#domain/booking/wire/payload.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { placeBookingBy } from '#test/bookings/device.ts'
import { ASK_ONLY_HEADER, BOOK_AGAIN_HEADER } from '#protocol/proxyEndpoint.ts'
import { sendBooking } from '#web/booking/payment/sendBooking.ts'
import { contractCheckExchange } from '#web/graph/contractCheck.ts'
import { proxyFetch } from '#web/graph/proxyFetch.ts'

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  return () => vi.unstubAllGlobals()
})

const json = toBookingJson(resolve(draft(), offer()), { travel: null, pricingTravel: null, contingents: null })

type Header = NonNullable<Parameters<typeof sendBooking>[1]['header']> | null

/** Outcome of a booking with this response of the host, and the requests sent. */
async function sent(answer: Response, header: Header = null) {
  const requests: Headers[] = []
  const fetch = (_input: unknown, init?: RequestInit) => {
    requests.push(new Headers(init?.headers))
    return Promise.resolve(answer)
  }
  const graph = new Client({
    url: 'https://reisen.example/api/proxy',
    preferGetMethod: false,
    fetch: proxyFetch({ fetch, tenantId: '4', timeouts: null }),
    exchanges: [contractCheckExchange, fetchExchange],
  })
  return { outcome: await sendBooking(placeBookingBy(graph), { tenantId: '4', json, header }), requests }
}

const refusal = (code: string, details: object = {}, status = 409) =>
  Response.json({ errors: [{ message: 'x', extensions: { ...details, code } }] }, { status })

test.each([
  { code: 'PLATFORM_REFUSED', status: 502 },
  { code: 'BAD_BOOKING', status: 400 },
  { code: 'WRONG_TENANT', status: 400 },
  { code: 'BODY_NOT_READABLE', status: 400 },
])('$code means that nothing was booked', async ({ code, status }) => {
  expect((await sent(refusal(code, {}, status))).outcome).toEqual({ kind: 'notSent', reason: 'unreachable' })
})

test.each([
  { name: 'a store that keeps nothing', code: 'STORE_UNAVAILABLE', status: 503 },
  { name: 'a booking system that is away', code: 'PLATFORM_UNREACHABLE', status: 502 },
])('$name means that nothing was booked, and that nothing can be', async ({ code, status }) => {
  expect((await sent(refusal(code, {}, status))).outcome).toEqual({ kind: 'notSent', reason: 'closed' })
})

test('too many requests mean that nothing was booked, and to wait', async () => {
  expect((await sent(refusal('TOO_MANY_REQUESTS', {}, 429))).outcome).toEqual({ kind: 'notSent', reason: 'tooMany' })
})

test.each([
  {
    promise: 'the host says that nobody will know',
    answer: () => refusal('SUBMISSION_UNKNOWN', { isFinal: true }, 504),
    isFinal: true,
  },
  {
    promise: 'the host may know later',
    answer: () => refusal('SUBMISSION_UNKNOWN', { isFinal: false }, 504),
    isFinal: false,
  },
  { promise: 'the host failed', answer: () => refusal('INTERNAL', {}, 500), isFinal: false },
  {
    promise: 'a gateway says 429 without the code of the host',
    answer: () => new Response('<h1>Slow down</h1>', { status: 429 }),
    isFinal: false,
  },
  {
    promise: 'a success names no booking',
    answer: () => Response.json({ data: { placeBooking: { success: true, bookingId: null } } }),
    isFinal: false,
  },
])('it may have been booked where $promise', async ({ answer, isFinal }) => {
  expect((await sent(answer())).outcome).toEqual({ kind: 'unknown', isFinal })
})

test('another booking under the same id is a conflict', async () => {
  expect((await sent(refusal('SUBMISSION_CONFLICT'))).outcome).toEqual({ kind: 'conflict' })
})

test.each([
  {
    details: { minutesAgo: 3, isCertain: true, orderNo: 'CR-1' },
    recent: { minutesAgo: 3, isCertain: true, orderNo: 'CR-1' },
  },
  { details: {}, recent: { minutesAgo: 0, isCertain: false, orderNo: null } },
])('people who were booked a moment ago are asked back about $details', async ({ details, recent }) => {
  expect((await sent(refusal('RECENTLY_BOOKED', details))).outcome).toEqual({ kind: 'recent', recent })
})

test('a repeat booking of the same people is sent only once the visitor confirms it', async () => {
  const answer = () => refusal('RECENTLY_BOOKED')
  expect((await sent(answer())).requests.map((headers) => headers.get('x-book-again'))).toEqual([null])
  expect((await sent(answer(), BOOK_AGAIN_HEADER)).requests.map((headers) => headers.get('x-book-again'))).toEqual([
    '1',
  ])
})

// rule 10.13
test('a status query is marked as one, and understands the answer that nothing was ever sent', async () => {
  const { outcome, requests } = await sent(refusal('SUBMISSION_NEVER_SENT', {}, 404), ASK_ONLY_HEADER)
  expect(outcome).toEqual({ kind: 'neverSent' })
  expect(requests.map((headers) => headers.get('x-ask-only'))).toEqual(['1'])
})
