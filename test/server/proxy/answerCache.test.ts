import { expect, test } from 'vitest'
import { createMetrics } from '#server/metrics/registry.ts'
import { createAnswerCache, type AnswerCacheOptions } from '#server/proxy/answerCache.ts'
import { backoffUpstream } from '#server/proxy/backoffUpstream.ts'
import { createUpstream } from '#server/proxy/upstream.ts'
import { valueOf } from '#test/support/server/openProxy.ts'

const SECOND = 1000

interface Asking {
  readonly operation?: string
  readonly query?: string
  readonly variables?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

/** A platform that answers in turn, the last answer for good, behind an answer cache whose clock is set by the test. */
function open(answers: readonly (() => Response | Promise<Response>)[], options: Partial<AnswerCacheOptions> = {}) {
  const requests: Request[] = []
  const clock = { ms: 0, day: '2027-03-01' }
  const metrics = createMetrics(null)
  const fetch = async (request: Request) => {
    requests.push(request)
    const answer = answers[Math.min(requests.length, answers.length) - 1] ?? (() => Response.error())
    return Promise.resolve().then(answer)
  }
  const endpoint = { url: 'http://platform.test/graphql', fetch }
  const tenant = { name: 'x-platform-tenant-id', tenantId: '4' }
  const { upstream, invalidateBooked } = createAnswerCache(
    backoffUpstream(createUpstream({ endpoint, tenant, answerBytes: 6_000_000 }), () => clock.ms),
    {
      isEmbedded: false,
      today: () => clock.day,
      answerMs: 60_000,
      hasActiveScenarios: () => false,
      meter: metrics.meter,
      now: () => clock.ms,
      ...options,
    },
  )
  const ask = ({ operation = 'Travel', query, variables = { id: 'alpen' }, headers = {}, signal }: Asking = {}) =>
    upstream({
      query: query ?? `query ${operation}`,
      operationName: operation,
      variables,
      idempotencyKey: null,
      headers: new Headers(headers),
      signal: signal ?? new AbortController().signal,
    })
  return { ask, requests, clock, invalidateBooked, value: (sample: string) => valueOf(metrics.registry, sample) }
}

/** An answer that is sent when the test says so. */
function lateAnswer() {
  let send = (_answer: Response): void => undefined
  const answer = new Promise<Response>((resolve) => (send = resolve))
  return { answer, send }
}

const good = () => Response.json({ data: { travel: { name: 'Über die Alpen' } } })
const ALPEN = { travelId: 'alpen', ratioTravelId: 'alpen-bus' }
const numbered = () => {
  let no = 0
  return () => Response.json({ data: { no: (no += 1) } })
}
const broken = () => {
  throw new TypeError('fetch failed')
}

// rules 9.1.4.1, 9.1.4.2, 9.1.4.3, 10.29
test.each([
  ['Travel', 30],
  ['RatioTravel', 30],
  ['AllTravelAvailabilityStatus', 30],
  ['TenantCms', 30],
  ['Contingents', 60],
  ['TravelFilter', 60],
])('an answer to %s is given to all for %i seconds and no longer', async (operation, seconds) => {
  const { ask, requests, clock } = open([numbered()])
  const first = await ask({ operation })
  clock.ms = (seconds * SECOND) / 2 - 1
  expect(await ask({ operation })).toEqual(first)
  expect(requests).toHaveLength(1)
  clock.ms = seconds * SECOND
  expect((await ask({ operation })).data).toEqual({ no: 2 })
})

// rules 4.20.3, 7.2.2.4, 7.4.8, 9.1.4.4, 10.29
test('the platform is asked for bestsellers once a calendar day for all visitors, whatever is booked meanwhile', async () => {
  const { ask, requests, clock, invalidateBooked } = open([good])
  const operation = 'BestsellerTravels'
  const first = await ask({ operation })
  invalidateBooked(ALPEN)
  clock.ms = 23 * 60 * 60 * SECOND
  expect(await ask({ operation })).toEqual(first)
  expect(requests).toHaveLength(1)
  clock.day = '2027-03-02'
  expect(await ask({ operation })).toEqual(first)
  expect(requests).toHaveLength(2)
})

// rules 9.1.4.4, 10.29
test.each([{}, { bestsellerTravels: null }, { bestsellerTravels: [] }])(
  'an answer without bestsellers, %j, is not kept for the day',
  async (data) => {
    const { ask, requests } = open([() => Response.json({ data }), good])
    expect((await ask({ operation: 'BestsellerTravels' })).data).toEqual(data)
    expect((await ask({ operation: 'BestsellerTravels' })).data).not.toEqual(data)
    expect(requests).toHaveLength(2)
  },
)

// rule 10.29
test('an answer without any field is a failure and not kept; a field that is null is an answer', async () => {
  const empty = open([() => Response.json({ data: {} })])
  const unknown = open([() => Response.json({ data: { travel: null } })])
  for (const { ask } of [empty, unknown, empty, unknown]) await ask()
  expect([empty.requests.length, unknown.requests.length]).toEqual([2, 1])
})

// rules 9.1.4.1, 10.29
test('1,000 views within 30 seconds ask twice, as an answer is renewed after half its lifetime', async () => {
  const { ask, requests, clock, value } = open([good])
  for (let view = 0; view < 1000; view += 1) {
    clock.ms = view * 30
    await ask()
  }
  expect(requests).toHaveLength(2)
  expect(await value('site_cached_answers_total{operation="Travel",outcome="made"}')).toBe(1)
  expect(await value('site_cached_answers_total{operation="Travel",outcome="renewed"}')).toBe(1)
  expect(await value('site_cached_answers_total{operation="Travel",outcome="hit"}')).toBe(998)
})

// rule 10.29
test('while one question is under way the former answer is given, and nobody else asks', async () => {
  const slow = lateAnswer()
  const { ask, requests, clock } = open([numbered(), () => slow.answer])
  const first = await ask()
  clock.ms = 15 * SECOND
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([first, first, first])
  expect(requests).toHaveLength(2)
  slow.send(Response.json({ data: { no: 'fresh' } }))
  await expect.poll(async () => (await ask()).data).toEqual({ no: 'fresh' })
  expect(requests).toHaveLength(2)
})

// rule 10.29
test('while the platform fails the former answer is given until its lifetime ends, then the failure', async () => {
  const { ask, requests, clock } = open([good, broken])
  const first = await ask()
  clock.ms = 29 * SECOND
  expect(await ask()).toEqual(first)
  expect(await ask()).toEqual(first)
  expect(requests).toHaveLength(2)
  clock.ms = 30 * SECOND
  await expect(ask()).rejects.toMatchObject({ code: 'PLATFORM_UNREACHABLE' })
})

// rule 10.29
test('a platform that limits us is left alone for the time it names, and expired answers are given meanwhile', async () => {
  const limited = () => new Response('slow down', { status: 429, headers: { 'Retry-After': '20' } })
  const { ask, requests, clock } = open([good, limited, numbered()])
  const first = await ask()
  clock.ms = 31 * SECOND
  expect(await ask()).toEqual(first)
  clock.ms = 50 * SECOND
  expect(await ask()).toEqual(first)
  await expect(ask({ variables: { id: 'provence' } })).rejects.toMatchObject({ code: 'PLATFORM_LIMITED' })
  expect(requests).toHaveLength(2)
  clock.ms = 51 * SECOND
  expect((await ask()).data).toEqual({ no: 1 })
})

// rule 10.29
test('an answer that expired five minutes ago is not given, even while the platform limits us', async () => {
  const { ask, clock } = open([good, () => new Response('', { status: 429 })])
  const first = await ask()
  clock.ms = 329 * SECOND
  expect(await ask()).toEqual(first)
  clock.ms = 330 * SECOND
  await expect(ask()).rejects.toMatchObject({ code: 'PLATFORM_LIMITED' })
})

// rule 10.29
test('an answer with errors does not replace the former answer before its lifetime ends', async () => {
  const failed = () => Response.json({ data: null, errors: [{ message: 'database' }] })
  const { ask, clock } = open([good, failed])
  const first = await ask()
  clock.ms = 29 * SECOND
  expect(await ask()).toEqual(first)
  await new Promise((done) => setTimeout(done, 20))
  expect(await ask()).toEqual(first)
  clock.ms = 30 * SECOND
  expect(await ask()).not.toEqual(first)
})

// rule 10.29
test('fifty concurrent visitors share one question, which is not aborted when one leaves', async () => {
  const { ask, requests } = open([numbered()])
  const leaving = new AbortController()
  const first = ask({ signal: leaving.signal })
  const others = Array.from({ length: 49 }, () => ask())
  leaving.abort()
  await first
  expect(new Set((await Promise.all(others)).map(({ data }) => data?.['no']))).toEqual(new Set([1]))
  expect(requests).toHaveLength(1)
})

test('a question that never ends is given up at the time limit', async () => {
  const { ask } = open([() => new Promise<Response>(() => undefined)], { answerMs: 20 })
  await expect(ask()).rejects.toMatchObject({ code: 'PLATFORM_TIMEOUT' })
})

test('queries with other variables, tenants or operations have answers of their own', async () => {
  const { ask, requests } = open([good])
  await ask()
  await ask({ variables: { id: 'danzig' } })
  await ask({ variables: { id: 'alpen', tenantId: '5' } })
  await ask({ operation: 'RatioTravel' })
  await ask()
  expect(requests).toHaveLength(4)
})

// rules 7.1.2.3, 10.29
test('a shared query carries no header of the visitor who caused it', async () => {
  const { ask, requests } = open([good])
  await ask({
    headers: {
      'Accept-Language': 'fr',
      Authorization: 'Bearer anna',
      Cookie: 'session_id=1; acquisition=brief',
      'X-Visitor': 'anna',
    },
  })
  const [headers] = requests.map((request) => Object.fromEntries(request.headers))
  expect(headers).toEqual({
    accept: 'application/json',
    'content-type': 'application/json',
    'content-length': expect.any(String) as string,
    'x-platform-tenant-id': '4',
  })
})

// rules 7.1.2.3, 10.29
test('a visitor whom the platform may know is answered by the platform alone', async () => {
  const { ask, requests } = open([numbered()])
  const headers = { Cookie: 'session_id=1; platform=anna' }
  await ask()
  expect((await ask({ headers })).data).toEqual({ no: 2 })
  expect((await ask({ headers })).data).toEqual({ no: 3 })
  expect(requests.map((request) => request.headers.get('cookie'))).toEqual([null, headers.Cookie, headers.Cookie])
  expect((await ask()).data).toEqual({ no: 1 })
})

// rules 7.1.2.3, 10.29
test('an answer that sets a cookie goes to its visitor alone, and is not cached', async () => {
  const answer = numbered()
  const { ask } = open([
    () => {
      const response = answer()
      response.headers.append('Set-Cookie', `platform=${String(Math.random())}`)
      return response
    },
  ])
  const answers = await Promise.all([ask(), ask(), ask()])
  expect(answers.map(({ data }) => data?.['no'])).toEqual([1, 2, 3])
  expect(new Set(answers.flatMap(({ cookies }) => cookies)).size).toBe(3)
  expect((await ask()).data).toEqual({ no: 4 })
})

// rule 10.29
test.each(['RatioSummaryQuery', 'PlaceBooking', 'InitBookingPayment', 'SendConversionEvent'])(
  '%s always reaches the platform',
  async (operation) => {
    const { ask, requests } = open([good])
    await ask({ operation })
    await ask({ operation })
    expect(requests).toHaveLength(2)
  },
)

// rules 8.1.1.11, 10.29
test.each<[string, () => Response]>([
  ['an answer with errors', () => Response.json({ data: { travel: null }, errors: [{ message: 'no' }] })],
  ['an answer without data', () => Response.json({ data: null, errors: [{ message: 'no' }] }, { status: 503 })],
  ['a page in place of an answer', () => new Response('<html>')],
  ['an answer that is too large', () => Response.json({ data: { travel: 'x'.repeat(6_000_000) } })],
  ['a broken connection', broken],
])('%s is not kept', async (_case, bad) => {
  const { ask, requests } = open([bad, good])
  await ask().catch(() => null)
  await ask()
  await ask()
  expect(requests).toHaveLength(2)
})

// rule 10.29
test('a booking invalidates cached answers, and pending ones are not cached', async () => {
  const slow = lateAnswer()
  const { ask, requests, invalidateBooked } = open([good, () => slow.answer, numbered()])
  await ask({ operation: 'Contingents' })
  const begun = ask()
  invalidateBooked(ALPEN)
  slow.send(Response.json({ data: { no: 'stale' } }))
  await begun
  expect((await ask()).data).toEqual({ no: 1 })
  await ask({ operation: 'Contingents' })
  expect(requests).toHaveLength(4)
})

// rule 10.29
test.each([
  { booked: ALPEN, dropped: ['alpen', 'alpen-bus', 'list', 'places of alpen-bus', 'places of rhein-bus'] },
  {
    booked: { travelId: 'alpen', ratioTravelId: '' },
    dropped: ['alpen', 'alpen-bus', 'list', 'places of alpen-bus', 'places of rhein-bus', 'alp', 'rhein-bus'],
  },
])('a booking of $booked drops lists, contingents and what was asked for it: $dropped', async ({ booked, dropped }) => {
  const { ask, requests, invalidateBooked } = open([good])
  const queries: Readonly<Record<string, Asking>> = {
    alpen: { operation: 'Travel', variables: { id: 'alpen' } },
    'alpen-bus': { operation: 'RatioTravel', variables: { id: 'alpen-bus' } },
    list: { operation: 'TravelFilter', variables: { id: '' } },
    'places of alpen-bus': { operation: 'Contingents', variables: { id: 'alpen-bus' } },
    'places of rhein-bus': { operation: 'Contingents', variables: { id: 'rhein-bus' } },
    alp: { operation: 'Travel', variables: { id: 'alp' } },
    'rhein-bus': { operation: 'RatioTravel', variables: { id: 'rhein-bus' } },
    statuses: { operation: 'AllTravelAvailabilityStatus', variables: {} },
    texts: { operation: 'TenantCms', variables: {} },
  }
  for (const query of Object.values(queries)) await ask(query)
  invalidateBooked(booked)
  const asked: string[] = []
  for (const [name, query] of Object.entries(queries)) {
    const before = requests.length
    await ask(query)
    if (requests.length > before) asked.push(name)
  }
  expect(asked).toEqual(dropped)
})

// rule 10.29
test('a booking also invalidates queries with the id inlined, as they are sent to a platform without a schema', async () => {
  const { ask, requests, invalidateBooked } = open([good])
  const inlined = { query: 'query Travel { travel(travelId: "alpen") { name } }', variables: {} }
  await ask(inlined)
  invalidateBooked(ALPEN)
  await ask(inlined)
  expect(requests).toHaveLength(2)
})

test('with scenarios a question passes by, and its answer is not kept', async () => {
  const scenarios = { hasActiveScenarios: true }
  const { ask, requests } = open([good], { hasActiveScenarios: () => scenarios.hasActiveScenarios })
  await ask()
  await ask()
  scenarios.hasActiveScenarios = false
  await ask()
  await ask()
  expect(requests).toHaveLength(3)
})

// rule 10.29
test('the embedded platform is asked for places each time, as other processes sell them too', async () => {
  const { ask, requests } = open([good], { isEmbedded: true })
  for (const operation of ['Travel', 'Contingents', 'TravelFilter']) {
    await ask({ operation })
    await ask({ operation })
  }
  expect(requests).toHaveLength(4)
})

// rule 10.29
test('concurrent queries for places of the embedded platform share one execution, until a booking', async () => {
  const slow = lateAnswer()
  const { ask, requests, invalidateBooked } = open([() => slow.answer, numbered()], { isEmbedded: true })
  const first = [ask({ operation: 'Contingents' }), ask({ operation: 'Contingents' })]
  invalidateBooked(ALPEN)
  const afterBooking = await ask({ operation: 'Contingents' })
  slow.send(Response.json({ data: { no: 'before' } }))
  expect((await Promise.all(first)).map(({ data }) => data)).toEqual([{ no: 'before' }, { no: 'before' }])
  expect(afterBooking.data).toEqual({ no: 1 })
  expect(requests).toHaveLength(2)
})

// rule 10.29
test('answers are bounded in number', async () => {
  const { ask, requests } = open([good])
  for (let id = 0; id <= 1000; id += 1) await ask({ variables: { id } })
  await ask({ variables: { id: 1 } })
  expect(requests).toHaveLength(1001)
  await ask({ variables: { id: 0 } })
  expect(requests).toHaveLength(1002)
})

// rule 10.29
test('answers are bounded in bytes', async () => {
  const large = () => Response.json({ data: { text: 'x'.repeat(1_500_000) } })
  const { ask, requests } = open([large])
  for (const id of [1, 2, 3]) await ask({ variables: { id } })
  await ask({ variables: { id: 3 } })
  await ask({ variables: { id: 2 } })
  expect(requests).toHaveLength(3)
  await ask({ variables: { id: 1 } })
  expect(requests).toHaveLength(4)
})
