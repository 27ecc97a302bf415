import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createLog } from '#server/log/log.ts'
import { guardedCookie } from '#server/proxy/forwardedHeaders.ts'
import {
  bookingCall,
  call,
  codeOf,
  documentOf,
  openProxy,
  post,
  recordingPlatform,
} from '#test/support/server/openProxy.ts'

const filter = { tenantId: '4', query: '', filters: [] }
const empty = () => Response.json({ data: { allTravelAvailabilityStatus: [] } })

/** A body that sends its first byte and then nothing. */
function slowBody(): ReadableStream {
  return new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) })
}

// rule 6.1.3
test.each([
  {
    promise: 'a foreign document',
    code: 'UNKNOWN_DOCUMENT',
    status: 400,
    request: () => post(JSON.stringify({ query: '{ secret }', variables: {}, operationName: 'Secret' })),
  },
  {
    promise: 'introspection',
    code: 'UNKNOWN_DOCUMENT',
    status: 400,
    request: () =>
      post(
        JSON.stringify({
          query: 'query Travel { __schema { types { name } } }',
          variables: {},
          operationName: 'Travel',
        }),
      ),
  },
  {
    promise: 'a known document under another name',
    code: 'UNKNOWN_DOCUMENT',
    status: 400,
    request: () => post(JSON.stringify({ query: documentOf('TenantCms'), variables: {}, operationName: 'Travel' })),
  },
  {
    promise: 'a known document with a field more',
    code: 'UNKNOWN_DOCUMENT',
    status: 400,
    request: () =>
      post(
        JSON.stringify({
          query: documentOf('PlaceBooking').replace('message', 'message secret'),
          variables: {},
          operationName: 'PlaceBooking',
        }),
      ),
  },
  {
    promise: 'a document nested beyond reason',
    code: 'UNKNOWN_DOCUMENT',
    status: 400,
    request: () => post(JSON.stringify({ query: '{a'.repeat(15_000), variables: {}, operationName: 'Travel' })),
  },
  {
    promise: 'a batch',
    code: 'BODY_NOT_READABLE',
    status: 400,
    request: () => post(JSON.stringify([{ query: documentOf('Travel') }])),
  },
  {
    promise: 'a field beside query, variables and operationName',
    code: 'BODY_NOT_READABLE',
    status: 400,
    request: () =>
      post(JSON.stringify({ query: documentOf('Travel'), variables: {}, operationName: 'Travel', extensions: {} })),
  },
  { promise: 'broken JSON', code: 'BODY_NOT_READABLE', status: 400, request: () => post('{"query"') },
  { promise: 'an empty body', code: 'BODY_NOT_READABLE', status: 400, request: () => post('') },
  {
    promise: 'a form',
    code: 'CONTENT_TYPE',
    status: 415,
    request: () => post('query=1', { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }),
  },
  {
    promise: 'plain text',
    code: 'CONTENT_TYPE',
    status: 415,
    request: () => call('TravelFilter', filter, { headers: { 'Content-Type': 'text/plain' } }),
  },
  {
    promise: 'a GET',
    code: 'METHOD_NOT_ALLOWED',
    status: 405,
    request: () => new Request('http://site.test/api/proxy?query=1'),
  },
  { promise: 'a body of 2 MB', code: 'BODY_TOO_LARGE', status: 413, request: () => post(' '.repeat(2_000_000)) },
  {
    promise: 'a filter with thousands of options',
    code: 'BODY_TOO_LARGE',
    status: 413,
    request: () =>
      call('TravelFilter', {
        ...filter,
        filters: [{ name: 'destinations', selection: Array.from({ length: 9000 }, (_, no) => `ziel-${no}`) }],
      }),
  },
  {
    promise: 'a page of another site',
    code: 'FOREIGN_ORIGIN',
    status: 403,
    request: () =>
      call('TravelFilter', filter, {
        headers: { 'Content-Type': 'application/json', Origin: 'https://elsewhere.test' },
      }),
  },
  {
    promise: 'a cross-site request',
    code: 'FOREIGN_ORIGIN',
    status: 403,
    request: () =>
      call('TravelFilter', filter, { headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site' } }),
  },
])('$promise is refused with $code and never reaches the platform', async ({ code, status, request }) => {
  const { platform, requests } = recordingPlatform(empty)
  const { proxy } = await openProxy({ platform })
  const answer = await proxy(request())
  expect(answer.status).toBe(status)
  expect(await codeOf(answer)).toBe(code)
  expect(requests).toEqual([])
})

test('a body that does not arrive is refused after the timeout', async () => {
  const { platform, requests } = recordingPlatform(empty)
  const { proxy } = await openProxy({ platform, limits: { bodyMs: 20 } })
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: slowBody(), duplex: 'half' }
  const answer = await proxy(new Request('http://site.test/api/proxy', init))
  expect(answer.status).toBe(408)
  expect(requests).toEqual([])
})

// rule 7.1.1
test('a GET of the proxy is refused with the allowed method', async () => {
  const { proxy } = await openProxy({ platform: () => Promise.resolve(empty()) })
  expect((await proxy(new Request('http://site.test/api/proxy'))).headers.get('allow')).toBe('POST')
})

test('a trusted document is accepted with any white space, and forwarded as the adapter prints it', async () => {
  const { platform, requests } = recordingPlatform(empty)
  const { proxy } = await openProxy({ platform })
  const query = documentOf('AllTravelAvailabilityStatus').replaceAll('{', '{\n  ').replaceAll('__typename ', '')
  const body = JSON.stringify({ query, variables: {}, operationName: 'AllTravelAvailabilityStatus' })
  expect((await proxy(post(body))).status).toBe(200)
  expect(requests[0]?.body.query).toMatch(
    /^query AllTravelAvailabilityStatus \{ allTravelAvailabilityStatus \{ isDefaultStatus /,
  )
})

/** Variables of Contingents. */
const date = { ratioTravelId: '1', dateId: '1' }

const conversion = { conversionName: 'View_Tour', conversionTime: '2027-01-15T12:00:00Z', tenantId: '4' }

// rules 6.1.2, 7.1.2.1
test.each([
  { operation: 'Contingents', variables: date, cookie: 'session=1', tenant: '4' },
  { operation: 'AllTravelAvailabilityStatus', variables: {}, cookie: null, tenant: null },
])(
  '$operation goes out with the credentials of its channel and no other header of the browser',
  async ({ operation, variables, cookie, tenant }) => {
    const { platform, requests } = recordingPlatform(empty)
    const { proxy } = await openProxy({ platform })
    const headers = {
      'Content-Type': 'application/json',
      Cookie: 'session=1',
      Authorization: 'Bearer x',
      'X-Forwarded-For': '1.2.3.4',
    }
    await proxy(call(operation, variables, { headers }))
    const sent = requests[0]?.headers
    expect([sent?.get('cookie'), sent?.get('x-platform-tenant-id')]).toEqual([cookie, tenant])
    expect([sent?.get('authorization'), sent?.get('x-forwarded-for')]).toEqual([null, null])
  },
)

const refused = new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) })

test.each([
  {
    promise: 'an unreachable platform',
    code: 'PLATFORM_UNREACHABLE',
    status: 502,
    platform: () => Promise.reject(refused),
  },
  {
    promise: 'a web page',
    code: 'PLATFORM_ANSWER',
    status: 502,
    platform: () =>
      Promise.resolve(new Response('<h1>Secret 500</h1>', { status: 500, headers: { 'Content-Type': 'text/html' } })),
  },
  {
    promise: 'broken JSON',
    code: 'PLATFORM_ANSWER',
    status: 502,
    platform: () => Promise.resolve(new Response('{"data":')),
  },
  {
    promise: 'JSON that is no GraphQL answer',
    code: 'PLATFORM_ANSWER',
    status: 502,
    platform: () => Promise.resolve(Response.json(['data'])),
  },
  {
    promise: 'an empty answer',
    code: 'PLATFORM_ANSWER',
    status: 502,
    platform: () => Promise.resolve(new Response(null, { status: 204 })),
  },
  {
    promise: 'a redirection',
    code: 'PLATFORM_REDIRECT',
    status: 504,
    platform: () => Promise.resolve(new Response('', { status: 302, headers: { Location: 'http://elsewhere.test' } })),
  },
  {
    promise: 'an answer too large to read',
    code: 'PLATFORM_ANSWER',
    status: 502,
    platform: () => Promise.resolve(Response.json({ data: { text: 'x'.repeat(200_000) } })),
  },
  {
    promise: 'no answer in time',
    code: 'PLATFORM_TIMEOUT',
    status: 504,
    platform: () => new Promise<Response>(() => undefined),
  },
])('$promise becomes $code without inner detail', async ({ code, status, platform }) => {
  const { proxy } = await openProxy({ platform, limits: { answerMs: 30 } })
  const answer = await proxy(call('TravelFilter', filter))
  const body = await answer.clone().text()
  expect(answer.status).toBe(status)
  expect(await codeOf(answer)).toBe(code)
  expect(body).not.toMatch(/Secret|ECONN|platform\.test|stack/)
})

// rule 8.1.1.12
test('the platform’s error messages are replaced by a generic one, beside the data', async () => {
  const error = {
    message: 'postgres://app:hunter2@db failed',
    path: ['travel'],
    locations: [{ line: 1, column: 2 }],
    extensions: { stack: ['at secret.js'] },
  }
  const { proxy } = await openProxy({
    platform: () => Promise.resolve(Response.json({ data: { travel: null }, errors: [error] })),
  })
  const answer = await proxy(call('Travel', { travelId: '1', tenantId: '4', withBooking: false }))
  expect(await answer.json()).toEqual({
    data: { __typename: 'Query', travel: null },
    errors: [{ message: 'The booking system reported an error', extensions: { code: 'ERROR_REPORTED' } }],
  })
})

test.each([
  { operation: 'RatioSummaryQuery', request: () => call('RatioSummaryQuery', { clientState: {} }) },
  { operation: 'PlaceBooking', request: () => bookingCall({ submissionId: randomUUID() }) },
  {
    operation: 'InitBookingPayment',
    request: () => call('InitBookingPayment', { input: { bookingId: 'b1', tenantId: '4', decisionId: randomUUID() } }),
  },
  { operation: 'Contingents', request: () => call('Contingents', date) },
])('no word of an error of $operation reaches the browser', async ({ request }) => {
  const { platform, requests } = recordingPlatform(() =>
    Response.json({ errors: [{ message: 'password=hunter2' }] }, { status: 400 }),
  )
  const { proxy } = await openProxy({ platform })
  expect(await (await proxy(request())).text()).not.toMatch(/hunter2|password/)
  expect(requests).toHaveLength(1)
})

test('the platform’s message about a refused booking reaches the visitor as plain text of limited length', async () => {
  const message = `<b>Ausgebucht</b>\u0000\u202e ${'x'.repeat(5_000)}`
  const { proxy } = await openProxy({
    platform: () => Promise.resolve(Response.json({ data: { placeBooking: { success: false, message } } })),
  })
  const answer = (await (await proxy(bookingCall({ submissionId: randomUUID() }))).json()) as {
    data: { placeBooking: { message: string } }
  }
  expect(answer.data.placeBooking.message).toMatch(/^Ausgebucht x+$/)
  expect(answer.data.placeBooking.message).toHaveLength(500)
})

/** Lists within lists, or objects within objects. */
const deep = (levels: number, kind: 'list' | 'object'): string =>
  kind === 'list' ? '['.repeat(levels) + ']'.repeat(levels) : '{"a":'.repeat(levels) + '1' + '}'.repeat(levels)

test.each([
  { operation: 'PlaceBooking', variable: 'json', levels: 50_000, kind: 'list' },
  { operation: 'PlaceBooking', variable: 'json', levels: 50_000, kind: 'object' },
  { operation: 'RatioSummaryQuery', variable: 'clientState', levels: 50_000, kind: 'list' },
  { operation: 'TravelFilter', variable: 'filters', levels: 50_000, kind: 'list' },
  { operation: 'PlaceBooking', variable: 'json', levels: 65, kind: 'object' },
] as const)(
  '$operation with $levels levels of $kind in its variables is refused before anything is sent',
  async ({ operation, variable, levels, kind }) => {
    const { platform, requests } = recordingPlatform(empty)
    const { proxy } = await openProxy({ platform })
    const body = `{"query":${JSON.stringify(documentOf(operation))},"operationName":"${operation}","variables":{"${variable}":${deep(levels, kind)}}}`
    const answer = await proxy(post(body))
    expect(answer.status).toBe(400)
    expect(await codeOf(answer)).toBe('BODY_NOT_READABLE')
    expect(requests).toEqual([])
  },
)

test.each([
  { operation: 'TravelFilter', variables: { ...filter, filters: { a: 1 } } },
  { operation: 'Travel', variables: {} },
  { operation: 'RatioTravel', variables: { ratioTravelId: ['1'], isWhole: true } },
  { operation: 'SendConversionEvent', variables: { input: { conversionName: 5 } } },
])('variables of the wrong type reach no platform, which would seem to fail: $operation', async (asked) => {
  const { platform, requests } = recordingPlatform(empty)
  const { proxy } = await openProxy({ platform })
  const answer = await proxy(call(asked.operation, asked.variables))
  expect(answer.status).toBe(400)
  expect(await codeOf(answer)).toBe('BODY_NOT_READABLE')
  expect(requests).toEqual([])
})

test('variables nested as deep as a platform’s JSON are accepted', async () => {
  const { platform, requests } = recordingPlatform(empty)
  const { proxy } = await openProxy({ platform })
  await proxy(call('RatioSummaryQuery', { clientState: JSON.parse(deep(30, 'object')) as object }))
  expect(requests).toHaveLength(1)
})

test.each([
  { operation: 'Travel', variables: { travelId: '1', tenantId: '5' } },
  { operation: 'TenantCms', variables: { tenantId: 5 } },
  { operation: 'TravelFilter', variables: { ...filter, tenantId: ['4'] } },
  { operation: 'BestsellerTravels', variables: { tenantId: true } },
  { operation: 'SendConversionEvent', variables: { input: { tenantId: '5' } } },
  { operation: 'InitBookingPayment', variables: { input: { tenantId: '5' } } },
  { operation: 'RatioSummaryQuery', variables: { clientState: { tenant: { id: '5' } } } },
  { operation: 'PlaceBooking', variables: { tenantId: 4, json: { tenant: { id: '5' } } } },
  { operation: 'PlaceBooking', variables: { tenantId: 5, json: {} } },
  { operation: 'PlaceBooking', variables: { tenantId: '4', json: {} } },
  { operation: 'PlaceBooking', variables: { tenantId: 4.5, json: {} } },
  { operation: 'PlaceBooking', variables: { tenantId: { id: 4 }, json: {} } },
  { operation: 'PlaceBooking', variables: { json: {} } },
])('$operation for another tenant, $variables, is refused', async ({ operation, variables }) => {
  const { platform, requests } = recordingPlatform(empty)
  const { proxy } = await openProxy({ platform })
  const answer = await proxy(call(operation, variables))
  expect(answer.status).toBe(400)
  expect(await codeOf(answer)).toBe('WRONG_TENANT')
  expect(requests).toEqual([])
})

test('a call aborted by the visitor is not logged as a failure of the platform', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const { proxy } = await openProxy({ platform: () => new Promise(() => undefined), log })
  const visit = new AbortController()
  const answer = proxy(call('TravelFilter', filter, { signal: visit.signal }))
  setTimeout(() => visit.abort(), 20)
  await answer
  expect(lines.join()).toContain('visitor left')
  expect(lines.join()).not.toMatch(/PLATFORM_TIMEOUT|refusal/)
})

test('the platform’s error messages are logged without personal data', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const errors = [
    { message: 'Traveller Anna Muster, Lindenweg 7, is too young', extensions: { code: 'BAD_USER_INPUT' } },
    { message: 'Invalid value {"lastName":"Muster"} for anna@example.ch', extensions: { code: 'Anna Muster' } },
  ]
  const { proxy } = await openProxy({
    platform: () => Promise.resolve(Response.json({ errors }, { status: 400 })),
    log,
  })
  await proxy(bookingCall({ submissionId: randomUUID() }))
  await proxy(call('RatioSummaryQuery', { clientState: {} }))
  expect(lines.filter((line) => line.includes('"errors":["BAD_USER_INPUT","withheld'))).toHaveLength(2)
  expect(lines.join()).not.toMatch(/Anna|Muster|Lindenweg|example/)
})

test.each([
  { operation: 'InitBookingPayment', variables: { input: { bookingId: 'CR-2027-004711', tenantId: 4 } } },
  {
    operation: 'SendConversionEvent',
    variables: { input: { ...conversion, bookingId: 'CR-2027-004711', sessionId: 'b7e6' } },
  },
])('the platform’s error messages about $operation are logged without booking numbers', async (sent) => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const messages = ['Booking 004711 is paid already', 'The session "b7e6" is over']
  const { proxy } = await openProxy({
    platform: () => Promise.resolve(Response.json({ errors: messages.map((message) => ({ message })) })),
    log,
  })
  await proxy(call(sent.operation, sent.variables))
  expect(lines.filter((line) => line.includes('"errors":["withheld: it may quote a visitor","withheld'))).toHaveLength(
    1,
  )
  expect(lines.join()).not.toMatch(/4711|b7e6/)
})

test('a cookie of the platform becomes one of this host, for privileged operations only', async () => {
  const platform = () =>
    Promise.resolve(
      Response.json(
        { data: {} },
        { headers: { 'Set-Cookie': 's=1; Domain =platform.test; Path=/graphql; HttpOnly; domain=a.test' } },
      ),
    )
  const { proxy } = await openProxy({ platform })
  expect(
    (await proxy(call('Travel', { travelId: '1', tenantId: '4', withBooking: true }))).headers.getSetCookie(),
  ).toEqual(['s=1; HttpOnly; Path=/; SameSite=Lax'])
  expect((await proxy(call('TenantCms', { tenantId: '4', withPages: true }))).headers.getSetCookie()).toEqual([])
})

test.each([
  { cookie: 's=1', isHttps: true, guarded: 's=1; HttpOnly; Secure; SameSite=Lax' },
  { cookie: 's=1; Path=/', isHttps: false, guarded: 's=1; Path=/; HttpOnly; SameSite=Lax' },
  {
    cookie: 'secure=httponly; secure; HTTPONLY; samesite=Strict',
    isHttps: true,
    guarded: 'secure=httponly; secure; HTTPONLY; samesite=Strict',
  },
])('the cookie $cookie goes on as $guarded where TLS is $isHttps', ({ cookie, isHttps, guarded }) => {
  expect(guardedCookie(cookie, isHttps)).toBe(guarded)
})
