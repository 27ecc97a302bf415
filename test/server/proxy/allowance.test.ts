import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createLog } from '#server/log/log.ts'
import { createRateLimits } from '#server/rateLimits/rateLimits.ts'
import { RATES } from '#server/rateLimits/rates.ts'
import { wireBooking, wireTraveller } from '#test/support/platform/wireBooking.ts'
import { call, documentOf, openProxy, post, recordingPlatform } from '#test/support/server/openProxy.ts'

const ANNA = '192.0.2.1'

const booked =
  (success = true) =>
  () =>
    Response.json({ data: { placeBooking: { success, bookingId: success ? 'b-1' : null, message: null } } })

async function open(answer = booked(), directory?: string) {
  const { platform, requests } = recordingPlatform(answer)
  const rateLimits = createRateLimits({ log: createLog('silent') })
  const opened = await openProxy({ platform, rateLimits, ...(directory === undefined ? {} : { directory }) })
  const book = (id: string, people = 2, address: string | null = ANNA) => opened.proxy(bookingOf(id, people), address)
  return { ...opened, requests, rateLimits, book }
}

function bookingOf(submissionId: string, people: number): Request {
  const travellers = Array.from({ length: people }, () => wireTraveller())
  const json = wireBooking({ travellers, customBookingParams: { submissionId, expectedTotal: null } })
  // The same people book again and again, and say that they mean it.
  return call(
    'PlaceBooking',
    { tenantId: 4, json },
    { headers: { 'Content-Type': 'application/json', 'x-book-again': '1' } },
  )
}

test('the sixth booking within a minute is refused with Retry-After, before it is stored or sent', async () => {
  const { book, requests, submissions } = await open()
  for (let no = 0; no < 5; no += 1) expect((await book(randomUUID())).status).toBe(200)
  const id = randomUUID()
  const refused = await book(id)
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
    429,
    '60',
    'no-store',
  ])
  expect(await refused.json()).toEqual({
    errors: [
      {
        message: expect.stringContaining('60 seconds') as string,
        extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: 60 },
      },
    ],
  })
  expect(requests).toHaveLength(5)
  expect(await submissions.isKnown(id)).toBe(false)
  expect((await book(id, 2, '192.0.2.2')).status).toBe(200)
})

test('two requests of one submission at the same time do not get past the limit of bookings', async () => {
  const { book, requests } = await open()
  for (let no = 0; no < 5; no += 1) expect((await book(randomUUID())).status).toBe(200)
  const id = randomUUID()
  const answers = await Promise.all([book(id), book(id)])
  expect(answers.map(({ status }) => status)).toEqual([429, 429])
  expect(requests).toHaveLength(5)
})

test('a submission counts once against the limit, however often its page polls', async () => {
  const { book, requests } = await open()
  const id = randomUUID()
  for (let no = 0; no < 30; no += 1) expect((await book(no % 2 === 0 ? id : id.toUpperCase())).status).toBe(200)
  for (let no = 0; no < 4; no += 1) expect((await book(randomUUID())).status).toBe(200)
  expect((await book(randomUUID())).status).toBe(429)
  expect(requests).toHaveLength(5)
})

test('a submission of another process is answered even above the limit of this one', async () => {
  const first = await open()
  const id = randomUUID()
  await first.book(id)
  const second = await open(booked(), first.directory)
  for (let no = 0; no < 5; no += 1) await second.book(randomUUID())
  expect((await second.book(randomUUID())).status).toBe(429)
  expect((await second.book(id)).status).toBe(200)
})

test('a network can book twenty places an hour, and places that were not booked do not count', async () => {
  const { book, requests } = await open()
  expect([
    (await book(randomUUID(), 12)).status,
    (await book(randomUUID(), 9)).status,
    (await book(randomUUID(), 8)).status,
  ]).toEqual([200, 429, 200])
  expect(requests).toHaveLength(2)
  const refusing = await open(booked(false))
  for (let no = 0; no < 4; no += 1) expect((await refusing.book(randomUUID(), 12)).status).toBe(200)
})

test('a booking refused for its places does not count against the bookings of a minute', async () => {
  const { book } = await open()
  expect((await book(randomUUID(), 18)).status).toBe(200)
  for (let no = 0; no < 5; no += 1) expect((await book(randomUUID(), 3)).status).toBe(429)
  expect((await book(randomUUID(), 2)).status).toBe(200)
})

test('a refusal that is asked for again takes no places', async () => {
  const { book, rateLimits } = await open(booked(false))
  const id = randomUUID()
  await book(id, 12)
  await book(id, 12)
  expect(await rateLimits.take('places', ANNA, 20)).toBeNull()
})

test('a refusal that comes after the visitor has stopped waiting gives the places back', async () => {
  const asked: ((response: Response) => void)[] = []
  const platform = () => new Promise<Response>((resolve) => asked.push(resolve))
  const rateLimits = createRateLimits({ log: createLog('silent') })
  const { proxy } = await openProxy({ platform, rateLimits, waitMs: 20 })
  await proxy(bookingOf(randomUUID(), 12), ANNA)
  await expect.poll(() => asked).toHaveLength(1)
  expect(await rateLimits.take('places', ANNA, 12)).not.toBeNull()
  asked[0]?.(booked(false)())
  await expect.poll(() => rateLimits.take('places', ANNA, 20)).toBeNull()
})

test('a repeat with more people takes no further places', async () => {
  const { platform } = recordingPlatform(() => Response.json({ errors: [{ message: 'no' }] }, { status: 400 }))
  const rateLimits = createRateLimits({ log: createLog('silent') })
  const { proxy } = await openProxy({ platform, rateLimits })
  const id = randomUUID()
  await proxy(bookingOf(id, 1), ANNA)
  await rateLimits.take('places', ANNA, 12)
  expect((await proxy(bookingOf(id, 12), ANNA)).status).toBe(429)
})

const conversion = { conversionName: 'View_Tour', conversionTime: '2027-01-15T12:00:00Z', tenantId: '4' }
const travel = { travelId: '1', tenantId: '4', withBooking: true, withPage: true }

test.each([
  {
    operation: 'InitBookingPayment',
    variables: () => ({ input: { bookingId: 'b', tenantId: '4', decisionId: randomUUID() } }),
    points: RATES.payment[0].points,
  },
  { operation: 'SendConversionEvent', variables: () => ({ input: conversion }), points: RATES.conversion[0].points },
  { operation: 'Travel', variables: () => travel, points: RATES.request[0].points },
])('$operation is let through $points times a minute', async ({ operation, variables, points }) => {
  const { proxy, requests } = await open(() => Response.json({ data: {} }))
  for (let no = 0; no < points; no += 1) await proxy(call(operation, variables()), ANNA)
  expect(requests).toHaveLength(points)
  expect((await proxy(call(operation, variables()), ANNA)).status).toBe(429)
  expect(requests).toHaveLength(points)
})

test('invalid calls count against the limit of requests', async () => {
  const { proxy } = await open()
  const nonsense = () =>
    proxy(post(JSON.stringify({ query: '{ secret }', variables: {}, operationName: 'Secret' })), ANNA)
  for (let no = 0; no < RATES.request[0].points; no += 1) expect((await nonsense()).status).toBe(400)
  expect((await nonsense()).status).toBe(429)
})

test('the host’s own calls are not limited', async () => {
  const { proxy } = await open(() => Response.json({ data: {} }))
  const ask = () =>
    proxy(post(JSON.stringify({ query: documentOf('Travel'), variables: travel, operationName: 'Travel' })))
  for (let no = 0; no < RATES.request[0].points + 5; no += 1) expect((await ask()).status).toBe(200)
})
