import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { bookingCall, call, codeOf, openProxy } from '#test/support/server/openProxy.ts'

const BOOKED = { bookingId: 'b', orderNo: 'CR-1', bookerId: 'p', totalPrice: 1290, success: true, message: null }

const query = (init: RequestInit = {}) =>
  call('TravelFilter', { tenantId: '4' }, { headers: { 'Content-Type': 'application/json' }, ...init })

/** A proxy that forwards two queries to a platform that answers them as soon as it is told to. */
async function twoAtOnce() {
  const asked: string[] = []
  let answerAll: () => void = () => undefined
  const isTold = new Promise<void>((resolve) => {
    answerAll = resolve
  })
  const { proxy } = await openProxy({
    limits: { queriesInFlight: 2 },
    platform: async (request) => {
      const { operationName } = (await request.json()) as { operationName: string }
      asked.push(operationName)
      if (operationName === 'TravelFilter') await isTold
      return Response.json({ data: { travelFilter: null, placeBooking: BOOKED } })
    },
  })
  return { proxy, asked, answerAll: () => answerAll() }
}

test('a query beyond the limit of concurrent ones is refused with Retry-After and not sent; later it is', async () => {
  const { proxy, asked, answerAll } = await twoAtOnce()
  const inFlight = [proxy(query()), proxy(query())]
  await expect.poll(() => asked).toHaveLength(2)
  const refused = await proxy(query())
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await codeOf(refused)).toBe('BUSY')
  expect(asked).toHaveLength(2)
  answerAll()
  expect((await Promise.all(inFlight)).map(({ status }) => status)).toEqual([200, 200])
  expect((await proxy(query())).status).toBe(200)
})

test('a booking is placed however many queries are in flight', async () => {
  const { proxy, asked, answerAll } = await twoAtOnce()
  const inFlight = [proxy(query()), proxy(query())]
  await expect.poll(() => asked).toHaveLength(2)
  expect((await proxy(bookingCall({ submissionId: randomUUID() }))).status).toBe(200)
  answerAll()
  await Promise.all(inFlight)
})

test('a query aborted by its visitor makes room for the next one', async () => {
  const { proxy, asked, answerAll } = await twoAtOnce()
  const leaving = new AbortController()
  const inFlight = [proxy(query({ signal: leaving.signal })), proxy(query())]
  await expect.poll(() => asked).toHaveLength(2)
  leaving.abort()
  await inFlight[0]
  const next = proxy(query())
  answerAll()
  expect((await next).status).toBe(200)
  await inFlight[1]
})
