import { createServer } from 'node:http'
import { connect } from 'node:net'
import express from 'express'
import { RouterContextProvider, createContext } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import type { GraphAnswer } from '#protocol/graph.ts'
import { toConfig } from '#server/config/config.ts'
import { createLog } from '#server/log/log.ts'
import type { Website } from '#server/pages/pageContext.ts'
import { createHtmlCache } from '#server/pages/htmlCache.ts'
import { createPages } from '#server/pages/pages.ts'
import { createRateLimits, type RateLimits } from '#server/rateLimits/rateLimits.ts'
import { RATES } from '#server/rateLimits/rates.ts'
import { carovia } from '#tenant/config.ts'
import type { HostValues } from '#web/document/hostContext.ts'

const valuesContext = createContext<HostValues>()

/** Header for shared caches: together less than travel data is valid (rule 9.1.4.1). */
const FOR_ALL = 'public, max-age=0, s-maxage=10, stale-while-revalidate=20, stale-if-error=300'

const FOR_VISITOR = 'private, no-store'

/** An address of its own, so that the pages do not follow the host of a request. */
const PUBLIC = { PUBLIC_URL: 'https://reisen.example' }

/** A website of one route that tells how often pages were made, and for which address, day, cookie and nonce. */
function countingWebsite() {
  let made = 0
  let held: Promise<void> | null = null
  /** Pages are held until the gate is opened. */
  const hold = () => {
    const gate = { open: (): void => undefined }
    held = new Promise((resolve) => (gate.open = resolve))
    return gate
  }
  const loader = async ({ request, context }: { request: Request; context: RouterContextProvider }) => {
    made += 1
    await held
    const { nonce, config, ask } = context.get(valuesContext)
    const { data } = await ask({ query: 'query A { a }', operationName: 'A', variables: {} })
    const cookie = data?.['cookie']
    const seen = typeof cookie === 'string' ? cookie : ''
    const { pathname, search } = new URL(request.url)
    if (pathname === '/alt') return new Response(null, { status: 301, headers: { Location: `/neu${search}` } })
    if (pathname === '/leer') return new Response('', { status: 503, headers: { 'Content-Type': 'text/plain' } })
    if (pathname.endsWith('/stumm'))
      return new Response('away', { status: 503, headers: { 'Content-Type': 'text/html' } })
    if (pathname === '/sitemap.xml')
      return new Response('xml', { headers: { 'Content-Type': 'text/xml', 'Cache-Control': 'public, max-age=3600' } })
    if (pathname === '/weg') return new Response('gone', { status: 404, headers: { 'Content-Type': 'text/html' } })
    if (pathname.includes('muehsam')) keepProcessorBusy()
    // More than fits into the buffers of a connection.
    if (pathname.includes('gross'))
      return new Response('x'.repeat(20_000_000), { headers: { 'Content-Type': 'text/html' } })
    const text = `${made} ${config.publicUrl}${pathname}${search} ${config.today} [${seen}]`
    return new Response(`<script nonce="${nonce}">start()</script>${text}`, {
      headers: { 'Content-Type': 'text/html' },
    })
  }
  const createHostContext = (values: HostValues) => {
    const context = new RouterContextProvider()
    context.set(valuesContext, values)
    return context
  }
  const build = {
    entry: { module: { default: () => new Response('', { status: 500 }), createHostContext } },
    routes: { all: { id: 'all', path: '*', module: { loader } } },
    assets: { routes: {}, entry: { module: '', imports: [] }, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: { v8_middleware: true },
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as Website
  return { website: () => Promise.resolve(build), made: () => made, hold }
}

/** As long as a page of the website does. */
function keepProcessorBusy(): void {
  const end = performance.now() + 30
  while (performance.now() < end);
}

type Answers = (cookie: string | null) => GraphAnswer

const tellCookie: Answers = (cookie) => ({ status: 200, data: { cookie }, errors: [] })

interface Limits {
  readonly rateLimits?: RateLimits
  readonly maxQueue?: number
}

async function open(
  environment: Readonly<Record<string, string>> = {},
  { rateLimits, maxQueue = 100 }: Limits = {},
  platform: Answers = tellCookie,
) {
  const { website, made, hold } = countingWebsite()
  const day = { today: '2027-01-15' }
  const app = express()
  app.use((request, response, next) => {
    response.set('X-Request-Id', 'own-id')
    response.locals['nonce'] = 'own-nonce'
    response.locals['hasActiveScenarios'] = request.headers['x-scenarios'] === 'yes'
    next()
  })
  app.use(
    createPages({
      config: toConfig(environment),
      tenant: carovia,
      today: () => day.today,
      website,
      proxy: { ask: (_question, cookie) => Promise.resolve(platform(cookie)) },
      htmlCache: createHtmlCache({ lifetimeMs: 60_000, maxBytes: 1_000_000 }),
      rateLimits: rateLimits ?? null,
      maxQueue,
      policyFor: ({ scripts }) => scripts.join(' '),
    }),
  )
  const server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  const get = (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: 'manual', ...init })
  return { origin, get, made, hold, day }
}

test('concurrent visitors share one rendering of a page, with hashes instead of a nonce, compressed or not', async () => {
  const { get, made } = await open(PUBLIC)
  const answers = await Promise.all(
    ['br', 'identity', 'br', 'identity'].map((encoding) =>
      get('/reisen?a=1', { headers: { 'Accept-Encoding': encoding } }),
    ),
  )
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(texts)).toEqual(new Set(['<script>start()</script>1 https://reisen.example/reisen?a=1 2027-01-15 []']))
  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', null, 'br', null])
  for (const { headers } of answers) {
    expect(headers.get('content-security-policy')).toMatch(/^'sha256-[\w+/]{43}='$/)
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual([FOR_ALL, 'Accept-Encoding'])
    expect(headers.get('x-request-id')).toBe(null)
  }
  expect(made()).toBe(1)
})

// rule 10.29
test('a page that the platform has not answered is neither kept nor given to shared caches', async () => {
  let data: GraphAnswer['data'] = null
  const { get, made } = await open(PUBLIC, {}, () => ({ status: 200, data, errors: [{ message: 'away' }] }))
  const poor = await get('/reisen')
  expect([poor.status, poor.headers.get('cache-control'), poor.headers.get('etag')]).toEqual([200, FOR_VISITOR, null])
  // What answers nothing but nulls, and errors, has not answered either.
  data = { cookie: null }
  expect((await get('/reisen')).headers.get('cache-control')).toBe(FOR_VISITOR)
  // A platform that lacks a part may lack it for good.
  data = { cookie: 'here', other: null }
  expect((await get('/reisen')).headers.get('cache-control')).toBe(FOR_ALL)
  await get('/reisen')
  expect(made()).toBe(3)
})

test('a cached page with a matching ETag is answered with 304, and HEAD sends no body', async () => {
  const { get, made } = await open(PUBLIC)
  const { headers } = await get('/reisen')
  const again = await get('/reisen', {
    headers: { 'If-None-Match': headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' },
  })
  expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([304, '', FOR_ALL])
  expect([again.headers.get('etag'), again.headers.get('vary')]).toEqual([headers.get('etag'), 'Accept-Encoding'])
  const head = await get('/reisen', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(made()).toBe(1)
})

// rule 10.29
test.each([
  ['/reisen', 'private, max-age=0', FOR_ALL],
  ['/sitemap.xml', 'private, max-age=3600', 'public, max-age=3600'],
])('%s, whose addresses follow the host of the request, is kept by no shared cache', async (path, own, shared) => {
  const lifetimeOf = async (environment: Readonly<Record<string, string>>) => {
    const { get } = await open(environment)
    return (await get(path)).headers.get('cache-control')
  }
  expect([await lifetimeOf({}), await lifetimeOf(PUBLIC)]).toEqual([own, shared])
})

test('a POST to a page is refused', async () => {
  const { get, made } = await open()
  const answer = await get('/reisen', { method: 'POST', body: 'a=b', headers: { Origin: 'https://boese.example' } })
  expect([answer.status, answer.headers.get('allow'), made()]).toEqual([405, 'GET, HEAD', 0])
})

test('query, day and host are part of a page’s cache key', async () => {
  const { get, made, day } = await open()
  await get('/reisen')
  await get('/reisen?a=1')
  day.today = '2027-01-16'
  expect(await (await get('/reisen')).text()).toContain('2027-01-16')
  expect(made()).toBe(3)
})

// rule 10.31
test('the recipients of a newsletter share one page, though the links of each have parameters of their own', async () => {
  const { get, made, origin } = await open()
  const texts = await Promise.all(
    ['?a=1', '?utm_source=brief&a=1&utm_content=17', '?a=1&mc_eid=18', '?fbclid=19&a=1'].map(async (query) =>
      (await get(`/reisen${query}`)).text(),
    ),
  )
  expect(new Set(texts)).toEqual(new Set([`<script>start()</script>1 ${origin}/reisen?a=1 2027-01-15 []`]))
  expect(made()).toBe(1)
})

// rule 10.31
test('a redirect takes the parameters of a campaign along', async () => {
  const { get } = await open()
  const answer = await get('/alt?utm_source=brief&datum=d1')
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/neu?utm_source=brief&datum=d1'])
  expect(answer.headers.get('cache-control')).toBe(FOR_VISITOR)
})

// rule 10.29
test('the first step is rendered once for all visitors, and kept by no shared cache', async () => {
  const { get, made } = await open()
  const paths = ['/buchen/provence/start', '/buchen/provence/start?utm_source=brief', '/buchen/provence/start']
  const answers = await Promise.all(paths.map((path) => get(path)))
  expect(made()).toBe(1)
  for (const answer of answers) {
    expect(answer.headers.get('cache-control')).toBe(FOR_VISITOR)
    expect(await answer.text()).toContain('<script>start()</script>1 ')
  }
  await get('/buchen/provence/start?datum=d1')
  await get('/buchen/engadin/start')
  expect(made()).toBe(3)
})

test.each([
  ['/buchen/provence/zahlung', {}],
  ['/buchen/provence/start/mehr', {}],
  ['/buchen/start', {}],
  ['/BUCHEN/provence', {}],
  ['/%62uchen/provence', {}],
  ['//buchen/provence', {}],
  ['/auftrag?nr=1', {}],
  ['/reisen.data', {}],
  ['/reisen', { 'X-Scenarios': 'yes' }],
] as const)('%s with %o is made for each visitor, with a nonce', async (path, headers) => {
  const { get, made } = await open()
  const answers = [await get(path, { headers }), await get(path, { headers })]
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  expect(made()).toBe(2)
  expect(answers.map((answer) => answer.headers.get('cache-control'))).toEqual([FOR_VISITOR, FOR_VISITOR])
  expect(texts[0]).toContain('own-nonce')
})

test('a page with a very long URL is not cached', async () => {
  const { get, made } = await open()
  const longest = `/reisen?query=${'a'.repeat(986)}`
  for (const path of [longest, longest, `${longest}a`, `${longest}a`]) await get(path)
  expect(made()).toBe(3)
})

test('a failed page is not cached', async () => {
  const { get, made } = await open()
  const failed = await get('/weg')
  expect([failed.status, failed.headers.get('cache-control')]).toEqual([404, FOR_VISITOR])
  expect((await get('/weg')).status).toBe(404)
  expect(made()).toBe(2)
})

test.each(['/stumm', '/leer', '/buchen/rhein/personen/stumm'])(
  '%s, which the platform did not answer, says when to come again',
  async (path) => {
    const { get } = await open()
    const { status, headers } = await get(path)
    expect([status, headers.get('retry-after')]).toEqual([503, '30'])
  },
)

test('cookies never affect a shared page: the embedded platform gets none, with a foreign one the page is not shared', async () => {
  const cookie = { headers: { Cookie: 'session=anna' } }
  const embedded = await open()
  expect(await (await embedded.get('/reisen', cookie)).text()).toContain('[]')
  await embedded.get('/reisen')
  expect(embedded.made()).toBe(1)
  const foreign = await open({ ...PUBLIC, PLATFORM_URL: 'http://platform.test/graphql' })
  const personal = await foreign.get('/reisen', cookie)
  expect(await personal.text()).toContain('[session=anna]')
  expect(personal.headers.get('cache-control')).toBe(FOR_VISITOR)
  expect(await (await foreign.get('/reisen')).text()).toContain('[]')
  expect(foreign.made()).toBe(2)
})

test('the cookies of the website itself keep nobody from a shared page, and do not reach a foreign platform with it', async () => {
  const { get, made } = await open({ ...PUBLIC, PLATFORM_URL: 'http://platform.test/graphql' })
  await get('/reisen')
  const again = await get('/reisen', { headers: { Cookie: 'session_id=1; acquisition=brief' } })
  expect([await again.text(), again.headers.get('cache-control')]).toEqual([expect.stringContaining('[]'), FOR_ALL])
  expect(made()).toBe(1)
})

test('rendered pages are rate limited; cached pages are served to everybody', async () => {
  const rates = { ...RATES, page: [{ points: 2, seconds: 60 }] }
  const { get, made } = await open({}, { rateLimits: createRateLimits({ log: createLog('silent'), rates }) })
  for (const path of ['/reisen', '/buchen/engadin/personen', '/reisen?query=berge', '/buchen/engadin/personen'])
    await (await get(path)).text()
  expect(made()).toBe(2)
  const refused = await get('/buchen/engadin/personen')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  for (let no = 0; no < 5; no += 1) expect((await get('/reisen')).status).toBe(200)
})

test('no more than two pages are rendered at once; beyond the queue a visitor is told to try again', async () => {
  const { get, made, hold } = await open({}, { maxQueue: 2 })
  await (await get('/reisen')).text()
  const gate = hold()
  const steps = Array.from({ length: 4 }, (_, no) => get(`/buchen/reise-${no}/personen`))
  await expect.poll(made).toBe(1 + 2)
  // The third and the fourth wait.
  await expect.poll(async () => (await get('/ueber-uns')).status).toBe(503)
  for (const path of ['/buchen/engadin/personen', '/ueber-uns']) {
    const refused = await get(path)
    const { status, headers } = refused
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store, no-transform',
    ])
    expect(await refused.text()).toContain('Gerade sehen sich sehr viele Gäste unsere Reisen an.')
  }
  expect((await get('/reisen')).status).toBe(200)
  gate.open()
  expect((await Promise.all(steps)).map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 200))
  expect((await get('/buchen/engadin/personen')).status).toBe(200)
})

test('a page at hand is sent while others wait in line', async () => {
  const { get, made } = await open()
  await (await get('/reisen')).text()
  const line = Array.from({ length: 40 }, (_, no) => get(`/buchen/muehsam-${no}/personen`))
  expect((await get('/reisen')).status).toBe(200)
  expect(made()).toBeLessThan(20)
  expect(new Set((await Promise.all(line)).map(({ status }) => status))).toEqual(new Set([200]))
})

test('nothing is rendered for a visitor who left the queue', async () => {
  const { get, made, hold } = await open()
  const gate = hold()
  const steps = Array.from({ length: 2 }, (_, no) => get(`/buchen/reise-${no}/personen`))
  await expect.poll(made).toBe(2)
  const leaving = new AbortController()
  const left = get('/buchen/engadin/personen', { signal: leaving.signal }).catch(() => null)
  const waiting = get('/buchen/rhein/personen')
  leaving.abort()
  await left
  gate.open()
  await Promise.all([...steps, waiting])
  expect(made()).toBe(3)
})

test('a slow client does not occupy a place of the render queue', async () => {
  const { get, made, origin } = await open()
  const { hostname, port, host } = new URL(origin)
  for (let no = 0; no < 2; no += 1) {
    const socket = connect(Number(port), hostname)
    socket.pause()
    socket.write(`GET /buchen/gross-${no}/personen HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
    onTestFinished(() => void socket.destroy())
  }
  await expect.poll(made).toBe(2)
  expect((await get('/buchen/engadin/personen')).status).toBe(200)
})
