import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { proxyFetch } from '#web/graph/proxyFetch.ts'

interface Sent {
  readonly body: unknown
  readonly credentials: unknown
  readonly tenant: string | null
}

/** A proxy that answers these statuses in order, the last one for good; 0 is a network error. */
function proxyAnswering(...statuses: number[]) {
  const sent: Sent[] = []
  const fetch = (_input: unknown, init?: RequestInit): Promise<Response> => {
    const { body, credentials, headers } = init ?? {}
    sent.push({
      body: JSON.parse(body as string) as unknown,
      credentials,
      tenant: new Headers(headers).get('x-platform-tenant-id'),
    })
    const status = statuses[Math.min(sent.length, statuses.length) - 1] ?? 200
    return status === 0
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response('{}', { status }))
  }
  return { sent, send: proxyFetch({ fetch, tenantId: '4', timeouts: null }) }
}

function call(operationName: string, kind = 'query') {
  const query = `${kind} ${operationName} { x }`
  return { method: 'POST', body: JSON.stringify({ query, variables: { a: 1 }, operationName, extensions: { y: 1 } }) }
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => vi.useRealTimers())

// rule 7.1.1
test('the body holds query, variables and operationName and nothing else', async () => {
  const { sent, send } = proxyAnswering(200)
  await send('/api/proxy', call('TravelFilter'))
  expect(sent[0]?.body).toEqual({
    query: 'query TravelFilter { x }',
    variables: { a: 1 },
    operationName: 'TravelFilter',
  })
})

// rule 7.1.2.1
test.each([
  'Travel',
  'RatioTravel',
  'Contingents',
  'RatioSummaryQuery',
  // rule 7.1.2.3
  'PlaceBooking',
  'InitBookingPayment',
])('%s is sent with credentials and the tenant header', async (name) => {
  const { sent, send } = proxyAnswering(200)
  await send('/api/proxy', call(name))
  expect(sent[0]).toMatchObject({ credentials: 'include', tenant: '4' })
})

// rule 7.1.2.2
test.each([
  // rule 7.1.2.3
  'TravelFilter',
  // rule 7.2.2.4
  'BestsellerTravels',
  'TenantCms',
  'AllTravelAvailabilityStatus',
  'SendConversionEvent',
])('%s is sent without credentials and tenant header', async (name) => {
  const { sent, send } = proxyAnswering(200)
  await send('/api/proxy', call(name))
  expect(sent[0]).toMatchObject({ credentials: 'omit', tenant: null })
})

test('a query is retried after a network error and a busy platform', async () => {
  const { sent, send } = proxyAnswering(0, 503, 200)
  const answer = send('/api/proxy', call('Travel'))
  await vi.runAllTimersAsync()
  expect((await answer).status).toBe(200)
  expect(sent).toHaveLength(3)
})

// rule 10.11
test('a query fails after three attempts', async () => {
  const { sent, send } = proxyAnswering(503)
  const answer = send('/api/proxy', call('Travel'))
  await vi.runAllTimersAsync()
  expect((await answer).status).toBe(503)
  expect(sent).toHaveLength(3)
})

// rule 10.13
test('a mutation is never retried', async () => {
  const { sent, send } = proxyAnswering(503)
  await send('/api/proxy', call('PlaceBooking', 'mutation'))
  expect(sent).toHaveLength(1)
})

test('a query that timed out at the host is not retried', async () => {
  const { sent, send } = proxyAnswering(504)
  expect((await send('/api/proxy', call('Travel'))).status).toBe(504)
  expect(sent).toHaveLength(1)
})

/** A network without a response until the request is aborted. */
function silentLine() {
  let sent = 0
  const fetch = (_input: unknown, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      sent += 1
      init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    })
  return {
    sent: () => sent,
    send: proxyFetch({ fetch, tenantId: '4', timeouts: { queryMs: 20_000, mutationMs: 30_000 } }),
  }
}

test.each([
  { kind: 'query', ms: 20_000 },
  { kind: 'mutation', ms: 30_000 },
])('a $kind without a response times out after $ms milliseconds, and is not retried', async ({ kind, ms }) => {
  const { sent, send } = silentLine()
  const ended = vi.fn()
  send('/api/proxy', call('Travel', kind)).catch(ended)
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledOnce()
  expect(sent()).toBe(1)
})

test.each([
  { kind: 'query', ms: 20_000 },
  { kind: 'mutation', ms: 30_000 },
])('a $kind whose response stalls behind its head times out as well', async ({ kind, ms }) => {
  const signals: AbortSignal[] = []
  const fetch = (_input: unknown, init?: RequestInit) => {
    if (init?.signal) signals.push(init.signal)
    return Promise.resolve(new Response('{"data":'))
  }
  const send = proxyFetch({ fetch, tenantId: '4', timeouts: { queryMs: 20_000, mutationMs: 30_000 } })
  const answer = send('/api/proxy', call('Travel', kind))
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect((await answer).status).toBe(200)
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  await vi.advanceTimersByTimeAsync(1)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})

test('a request ends when its own signal aborts', async () => {
  const { send } = silentLine()
  const leaving = new AbortController()
  const ended = vi.fn()
  send('/api/proxy', { ...call('Travel'), signal: leaving.signal }).catch(ended)
  await vi.advanceTimersByTimeAsync(100)
  expect(ended).not.toHaveBeenCalled()
  leaving.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).toHaveBeenCalledOnce()
})

test('a query is sent in a task of its own, a mutation at once', async () => {
  const { sent, send } = silentLine()
  void send('/api/proxy', call('Travel', 'query'))
  await Promise.resolve()
  expect(sent()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(sent()).toBe(1)
  void send('/api/proxy', call('PlaceBooking', 'mutation'))
  await Promise.resolve()
  expect(sent()).toBe(2)
})
