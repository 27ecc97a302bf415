import { expect, test } from 'vitest'
import { STATUS_BY_CODE } from '#protocol/refusalCodes.ts'
import { BackoffFailure, backoffUpstream } from '#server/proxy/backoffUpstream.ts'
import { watchedUpstream } from '#server/proxy/measuredProxy.ts'
import { createUpstream, retryAfterMs } from '#server/proxy/upstream.ts'

const SECOND = 1000

/** A platform that answers the first call as told and every other one well. */
function open(first: Response) {
  const clock = { ms: 0 }
  let calls = 0
  const fetch = () => Promise.resolve((calls += 1) === 1 ? first : Response.json({ data: { ok: true } }))
  const tenant = { name: 'x-platform-tenant-id', tenantId: '4' }
  const endpoint = { url: 'http://platform.test/graphql', fetch }
  const watched = watchedUpstream(createUpstream({ endpoint, tenant, answerBytes: 1000 }))
  const upstream = backoffUpstream(watched.upstream, () => clock.ms)
  const ask = (query = 'query Travel') => {
    const { signal } = new AbortController()
    return upstream({
      query,
      operationName: 'Travel',
      variables: {},
      idempotencyKey: null,
      headers: new Headers(),
      signal,
    })
  }
  return { ask, clock, calls: () => calls, lastFailure: watched.lastFailure }
}

const limited = (retryAfter: string | null) =>
  new Response('', { status: 429, headers: retryAfter === null ? {} : { 'Retry-After': retryAfter } })

// rule 10.29
test.each([
  ['20 seconds', limited('20'), 20],
  ['no time', limited(null), 5],
  ['an hour', limited('3600'), 60],
  ['nothing readable', limited('soon'), 5],
  ['a redirect', new Response('', { status: 302, headers: { Location: '/login' } }), 5],
  ['GraphQL errors', Response.json({ errors: [{ message: 'limit' }] }, { status: 429 }), 5],
])('after %s queries are not sent, and sent again after %j', async (_said, first, seconds) => {
  const { ask, clock, calls } = open(first)
  await expect(ask()).rejects.toMatchObject({ mayHaveRun: true })
  clock.ms = seconds * SECOND - 1
  await expect(ask()).rejects.toBeInstanceOf(BackoffFailure)
  expect(calls()).toBe(1)
  clock.ms = seconds * SECOND
  expect((await ask()).data).toEqual({ ok: true })
})

// rule 10.29
test('a mutation is sent during the backoff of queries', async () => {
  const { ask } = open(limited('20'))
  await expect(ask()).rejects.toMatchObject({ code: 'PLATFORM_LIMITED' })
  expect((await ask('mutation PlaceBooking')).data).toEqual({ ok: true })
})

test('the health report names a redirect and a rate limit with their status', async () => {
  const moved = open(new Response('', { status: 308, headers: { Location: '/elsewhere' } }))
  await expect(moved.ask()).rejects.toMatchObject({ code: 'PLATFORM_REDIRECT' })
  expect(moved.lastFailure()).toMatch(/redirects \(HTTP 308, .*; correct PLATFORM_URL\)/)
  const busy = open(limited('7'))
  await expect(busy.ask()).rejects.toMatchObject({ waitMs: 7000 })
  await expect(busy.ask()).rejects.toBeInstanceOf(BackoffFailure)
  expect(busy.lastFailure()).toContain('HTTP 429')
})

test.each([
  ['20', 20_000],
  ['Mon, 01 Mar 2027 10:00:30 GMT', 30_000],
  ['Mon, 01 Mar 2027 09:00:00 GMT', 0],
  ['soon', null],
  ['', null],
  [null, null],
])('Retry-After %j is read as %j milliseconds', (value, ms) => {
  expect(retryAfterMs(value, Date.UTC(2027, 2, 1, 10))).toBe(ms)
})

test.each(['PLATFORM_LIMITED', 'PLATFORM_REDIRECT'] as const)(
  'pages do not repeat a question refused by %s',
  (code) => {
    expect([502, 503]).not.toContain(STATUS_BY_CODE[code])
  },
)
