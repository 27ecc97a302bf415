import { createServer } from 'node:http'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { toExpress } from '#server/http/webHandler.ts'
import { createLog } from '#server/log/log.ts'
import { readRequestContext } from '#server/log/requestContext.ts'
import { requestLog } from '#server/requestLog.ts'
import { call, openProxy, recordingPlatform } from '#test/support/server/openProxy.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = `00-${TRACE}-b7ad6b7169203331-01`

test.each([
  [PARENT, TRACE],
  [`cc-${TRACE}-b7ad6b7169203331-01-what-the-future-adds`, TRACE],
])('a valid traceparent goes on: %s', (traceparent, trace) => {
  expect(readRequestContext({ traceparent })).toMatchObject({ trace, flags: '01' })
})

test.each([
  '',
  `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `ff-${TRACE}-b7ad6b7169203331-01`,
  `00-${TRACE}-b7ad6b7169203331-01-more`,
  `00-${TRACE}-b7ad6b7169203331-01x`,
  `00-${TRACE.toUpperCase()}-b7ad6b7169203331-01`,
  `00-${TRACE.slice(1)}-b7ad6b7169203331-01`,
  `${PARENT}, ${PARENT}`,
  `cc-${TRACE}-b7ad6b7169203331-01.more`,
])('a malformed traceparent is replaced by a trace of our own, and its tracestate dropped: %j', (traceparent) => {
  const { trace, flags, state } = readRequestContext({ traceparent, tracestate: 'a=1' })
  expect(trace).toMatch(/^[\da-f]{32}$/)
  expect(trace).not.toBe(TRACE)
  expect({ flags, state }).toEqual({ flags: '00', state: null })
})

test.each([
  ['rojo=00f067aa0ba902b7,congo=t61rcWkgMzE', 'rojo=00f067aa0ba902b7,congo=t61rcWkgMzE'],
  [' a=1 , , 1@b=2 ', 'a=1,1@b=2'],
  ['', null],
  ['A=1', null],
  ['a=1,b', null],
  ['a=ü', null],
  [`a=${'x'.repeat(600)}`, null],
  [Array.from({ length: 33 }, (_, i) => `k${i}=1`).join(), null],
])('tracestate %j is handed on as %j', (tracestate, state) => {
  expect(readRequestContext({ traceparent: PARENT, tracestate }).state).toBe(state)
})

test.each(['a', 'Root=1-67891233-abcdef012345678912345678', '7f3d', 'x'.repeat(64)])(
  'the request id %j from in front is kept',
  (id) => {
    expect(readRequestContext({ 'x-request-id': id }).id).toBe(id)
  },
)

test.each(['', ' ', 'a b', 'a"b', '<b>', 'ü', 'a\nb', 'x'.repeat(65)])(
  'the request id %j is replaced by one of our own',
  (id) => {
    expect(readRequestContext({ 'x-request-id': id }).id).toMatch(/^[\da-f-]{36}$/)
  },
)

/** A host that hands each request to the proxy, before a platform that refuses. */
async function start() {
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) })
  const { platform, requests } = recordingPlatform(() => Response.json({ errors: [{ message: 'no' }] }))
  const { proxy } = await openProxy({ platform, log })
  const app = express()
  app.use(requestLog(log))
  app.use(toExpress(() => proxy(call('BestsellerTravels', { tenantId: '4' }))))
  const server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  return { origin, lines, requests }
}

test('each log line has request id and trace id, and the platform gets both with a span of its own', async () => {
  const { origin, lines, requests } = await start()
  const headers = { 'X-Request-Id': 'front-7', traceparent: PARENT, tracestate: 'rojo=1' }
  const answers = await Promise.all([fetch(origin, { headers }), fetch(origin, { headers })])
  expect(answers.map((answer) => answer.headers.get('x-request-id'))).toEqual(['front-7', 'front-7'])
  await expect.poll(() => lines.length).toBe(4)
  expect(lines.map(({ msg }) => msg).sort()).toEqual(['platform errors', 'platform errors', 'request', 'request'])
  for (const line of lines) expect(line).toMatchObject({ id: 'front-7', trace: TRACE })
  const parents = requests.map((request) => request.headers.get('traceparent') ?? '')
  for (const parent of parents) expect(parent).toMatch(new RegExp(`^00-${TRACE}-[\\da-f]{16}-01$`))
  expect(new Set([...parents, PARENT]).size).toBe(3)
  expect(requests.map((request) => [request.headers.get('x-request-id'), request.headers.get('tracestate')])).toEqual([
    ['front-7', 'rojo=1'],
    ['front-7', 'rojo=1'],
  ])
})

test('concurrent requests keep their own request ids', async () => {
  const { origin, lines, requests } = await start()
  const ids = Array.from({ length: 20 }, (_, i) => `visitor-${i}`)
  await Promise.all(ids.map((id) => fetch(origin, { headers: { 'X-Request-Id': id } })))
  await expect.poll(() => lines.length).toBe(40)
  const byId = (found: readonly unknown[]) => [...found].sort()
  expect(byId(requests.map((request) => request.headers.get('x-request-id')))).toEqual(byId(ids))
  expect(byId(lines.filter(({ msg }) => msg === 'platform errors').map(({ id }) => id))).toEqual(byId(ids))
  expect(new Set(lines.map(({ trace }) => trace)).size).toBe(20)
})
