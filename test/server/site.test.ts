import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { toConfig } from '#server/config/config.ts'
import { staticFiles } from '#server/http/staticFiles.ts'
import { createLog } from '#server/log/log.ts'
import { createHtmlCache } from '#server/pages/htmlCache.ts'
import type { CachedPage } from '#server/pages/renderedPage.ts'
import { createRateLimits } from '#server/rateLimits/rateLimits.ts'
import { RATES } from '#server/rateLimits/rates.ts'
import { createSite, type SiteOptions } from '#server/site.ts'
import { carovia } from '#tenant/config.ts'
import { temporaryDirectory } from '#test/support/platform/openPlatform.ts'
import { openProxy, call } from '#test/support/server/openProxy.ts'

const SCRIPT = 'export const answer = 42 // '.padEnd(2_000, 'x')

function clientDirectory(): string {
  const directory = temporaryDirectory()
  mkdirSync(join(directory, 'assets'))
  writeFileSync(join(directory, 'assets', 'app-1a2b.js'), SCRIPT)
  writeFileSync(join(directory, 'assets', 'app-1a2b.js.br'), 'brotli')
  writeFileSync(join(directory, 'assets', 'app-1a2b.js.gz'), gzipSync(SCRIPT))
  writeFileSync(join(directory, 'favicon.ico'), 'icon')
  writeFileSync(join(directory, 'share.png'), 'picture')
  writeFileSync(join(directory, '.secret'), 'secret')
  return directory
}

/** A page whose body cannot be read. */
const BROKEN: CachedPage = {
  status: 200,
  headers: [
    ['content-type', 'text/html'],
    ['etag', 'W/"failed"'],
    ['link', '</a.css>; rel=preload'],
  ],
  brotli: Buffer.from('not brotli'),
  inline: { scripts: [], styles: [] },
  isCacheable: true,
}

const LONG_ID = 'x'.repeat(5_000)

async function start(changes: Partial<SiteOptions> = {}) {
  const lines: string[] = []
  const platform = () => Promise.resolve(Response.json({ data: { createTrackingConversion: { id: LONG_ID } } }))
  const { proxy } = await openProxy({ platform, rateLimits: changes.rateLimits ?? null })
  const site = createSite({
    config: toConfig({}),
    tenant: carovia,
    today: () => '2027-01-15',
    backend: {
      images: () => Promise.resolve(new Response('picture')),
      sandboxPage: null,
      paymentWebhook: null,
      counts: () => ({ coerced: 0, completed: 0, refused: 0 }),
    },
    proxy,
    website: () => Promise.reject(new Error('secret reason')),
    files: staticFiles(clientDirectory()),
    log: createLog('info', { write: (line) => lines.push(line) }),
    ...changes,
  })
  const server = createServer(site)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    lines,
    get: (path: string, options: RequestOptions = {}) => get(port, path, options),
  }
}

/** Without the decompression and the header checks of `fetch`. */
async function get(
  port: number,
  path: string,
  options: RequestOptions,
): Promise<IncomingMessage & { readonly text: string }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, ...options }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve(Object.assign(answer, { text: Buffer.concat(chunks).toString('latin1') })))
    })
    request.on('error', reject)
    request.end()
  })
}

test.each([
  { accept: 'gzip, deflate, br, zstd', encoding: 'br' },
  { accept: 'gzip', encoding: 'gzip' },
  { accept: 'br;q=0, gzip', encoding: 'gzip' },
  { accept: 'identity', encoding: undefined },
])(
  'a client that accepts $accept gets the file as $encoding, typed as what it is and kept for good',
  async ({ accept, encoding }) => {
    const { get } = await start()
    const { headers, statusCode } = await get('/assets/app-1a2b.js', { headers: { 'Accept-Encoding': accept } })
    expect(statusCode).toBe(200)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers.vary).toBe('Accept-Encoding')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  },
)

test('a file without a hash in its name may be cached for an hour', async () => {
  const { get } = await start()
  expect((await get('/favicon.ico')).headers['cache-control']).toBe('public, max-age=3600')
})

test('a static file with a matching ETag is answered with 304, and HEAD sends no body', async () => {
  const { get } = await start()
  const { etag } = (await get('/favicon.ico')).headers
  expect((await get('/favicon.ico', { headers: { 'If-None-Match': etag } })).statusCode).toBe(304)
  const head = await get('/favicon.ico', { method: 'HEAD' })
  expect([head.statusCode, head.headers['content-length'], head.text]).toEqual([200, '4', ''])
})

test.each(['/.secret', '/assets/app-1a2b.js.br', '/assets/..%2f..%2fetc/passwd', '/assets/%E0%A4%A'])(
  '%s is no file of the site',
  async (path) => {
    const { get } = await start()
    const answer = await get(path)
    expect(answer.statusCode).not.toBe(200)
    expect(answer.text).not.toMatch(/secret|brotli|root:/)
  },
)

test('each response has security headers, a unique nonce and a request id, and does not name the server software', async () => {
  const { get } = await start()
  const [one, other] = [await get('/favicon.ico'), await get('/favicon.ico')]
  expect(one.headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[\w+/]{22}=='/)
  expect(one.headers['content-security-policy']).not.toBe(other.headers['content-security-policy'])
  expect(one.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  expect(one.headers).not.toHaveProperty('x-powered-by')
  expect(one.headers).not.toHaveProperty('server')
})

test('the health routes render no page and have the security headers', async () => {
  const { get } = await start()
  const { statusCode, text, headers } = await get('/healthz')
  expect([statusCode, text]).toEqual([
    200,
    '{"status":"ok","isReady":true,"reasons":[],"platformFailure":null,"platformFields":{"coerced":0,"completed":0,"refused":0}}',
  ])
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
})

test('a process that cannot store bookings is alive and not ready', async () => {
  const { get } = await start({ readiness: () => ({ ok: false, reasons: ['platform.db is gone'] }) })
  expect((await get('/livez')).statusCode).toBe(200)
  const { statusCode, text } = await get('/readyz')
  expect([statusCode, JSON.parse(text)]).toEqual([503, { status: 'unavailable', reasons: ['platform.db is gone'] }])
  expect((await get('/healthz')).statusCode).toBe(200)
})

test('a draining process is not ready, and each response closes its connection', async () => {
  const { get } = await start({ isDraining: () => true })
  const { statusCode, headers } = await get('/readyz')
  expect([statusCode, headers.connection]).toEqual([503, 'close'])
  expect((await get('/favicon.ico')).headers.connection).toBe('close')
})

test.each(['TRACE', 'OPTIONS', 'PROPFIND', 'PUT', 'DELETE', 'PATCH', 'MKCOL'])(
  '%s is refused everywhere, and no fault of the host',
  async (method) => {
    const { get, lines } = await start()
    for (const path of ['/', '/livez', '/healthz', '/api/proxy', '/bilder/reise/engadin', '/favicon.ico']) {
      const { statusCode, headers } = await get(path, { method })
      expect([path, statusCode, headers.allow]).toEqual([path, 405, 'GET, HEAD, POST'])
    }
    expect(lines.join('')).not.toContain('request failed')
  },
)

test.each(['user@x', 'user:password@x', 'x/path', 'x?query', 'x#part', 'a b', '[::1', 'x:99999'])(
  'a Host of «%s» is refused, and no fault of the host',
  async (host) => {
    const { get, lines } = await start()
    const { statusCode, headers } = await get('/', { headers: { Host: host } })
    expect([statusCode, headers['x-content-type-options']]).toEqual([400, 'nosniff'])
    expect(lines.join('')).not.toContain('request failed')
  },
)

test.each(['/%', '/reisen/%zz', '/%c3/x', '/reisen/%ED%A0%80?months=2027-06', '/bilder/%E0%A4%A'])(
  'a path that cannot be decoded such as %s is refused before the router writes about it',
  async (path) => {
    const { get, lines } = await start()
    const { statusCode, headers } = await get(path)
    expect([statusCode, headers['x-content-type-options']]).toEqual([400, 'nosniff'])
    expect(lines.every((line) => (JSON.parse(line) as { msg: string }).msg === 'request')).toBe(true)
    expect((await get('/favicon.ico?q=%zz')).statusCode).toBe(200)
  },
)

// rule 10.32
test.each([
  ['/REISEN?destinations=italien&utm_source=mail', '/reisen?destinations=italien&utm_source=mail'],
  ['/Reisen', '/reisen'],
  ['/Buchen/Aa-1/start', '/buchen/Aa-1/start'],
  ['/SEARCH?q=See%20%C3%A4', '/search?q=See%20%C3%A4'],
])('%s in capital letters redirects for good to %s', async (typed, right) => {
  const { get } = await start()
  const { statusCode, headers } = await get(typed)
  expect([statusCode, headers.location]).toEqual([301, right])
})

test.each(['/reisen', '/reisen/Aa/Bb', '/REISENDE', '/assets/app-1a2b.js'])(
  '%s does not redirect to lower case',
  async (address) => {
    const { get } = await start()
    expect((await get(address)).headers.location).toBeUndefined()
  },
)

test('an address with more parameters than any form of ours sends is refused', async () => {
  const { get } = await start()
  const statusOf = async (count: number) =>
    (await get(`/livez?${Array.from({ length: count }, () => 'index=1').join('&')}`)).statusCode
  expect([await statusOf(200), await statusOf(201)]).toEqual([200, 400])
})

test('a static file says nothing of its kind and age to a POST', async () => {
  const { get } = await start()
  const { statusCode, headers } = await get('/assets/app-1a2b.js', {
    method: 'POST',
    headers: { 'Accept-Encoding': 'br' },
  })
  expect(statusCode).toBeGreaterThanOrEqual(400)
  expect([headers['content-encoding'], headers['cache-control'] ?? '']).toEqual([
    undefined,
    expect.not.stringContaining('immutable'),
  ])
})

test.each(['/x%0a', '/reisen%0D', '/livez%e2%80%a8', '/a%E2%80%A9/b', '/%09/[', '/a%09//[', '/%00', '/%7f'])(
  'a path with a control character such as %s is refused, and no fault of the host',
  async (path) => {
    const { get, lines } = await start()
    expect((await get(path)).statusCode).toBe(400)
    expect(lines.join('')).not.toMatch(/request failed|page failure/)
  },
)

test.each([
  '/x/../buchen/donau/zahlung',
  '/x/%2e%2e/buchen/donau/zahlung',
  '/./reisen',
  '/x\\..\\buchen',
  '/reisen/%2E',
])(
  'a path that the router reads as another one such as %s is refused: caches would keep a page under its rules',
  async (path) => {
    const { get } = await start()
    expect((await get(path)).statusCode).toBe(400)
  },
)

test.each(['/reisen/a..b', '/reisen/...', '/reisen/%c3%a4%20%22%3c%7c', '/reisen/a%2fb'])(
  'the path %s is an address as any other',
  async (path) => {
    const { get } = await start()
    expect((await get(path)).statusCode).not.toBe(400)
  },
)

test.each([
  [{ Range: 'bytes=99999999999999999999-' }, 416],
  [{ Range: 'bytes=9-1' }, 416],
  [{ 'If-Match': '"other"' }, 412],
  [{ 'If-Unmodified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 412],
] as const)('a file asked for with %o is refused with %i, and no fault of the host', async (headers, status) => {
  const { get, lines } = await start()
  for (const path of ['/favicon.ico', '/assets/app-1a2b.js']) {
    const answer = await get(path, { headers })
    expect([path, answer.statusCode, answer.headers['cache-control'], answer.headers['content-encoding']]).toEqual([
      path,
      status,
      'no-store',
      undefined,
    ])
  }
  expect(lines.join('')).not.toContain('request failed')
})

const FORWARDED = {
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Host': 'www.example.ch',
  'X-Forwarded-For': '203.0.113.7',
}

async function seenBehind(trustedProxies: string[], headers: Record<string, string>) {
  const seen: string[] = []
  const images = (request: Request) => {
    seen.push(new URL(request.url).origin)
    return Promise.resolve(new Response('picture'))
  }
  const { get } = await start({
    config: { ...toConfig({}), trustedProxies },
    backend: {
      images,
      sandboxPage: null,
      paymentWebhook: null,
      counts: () => ({ coerced: 0, completed: 0, refused: 0 }),
    },
  })
  const { statusCode } = await get('/bilder/reise/engadin', { headers: { Host: 'site.test', ...headers } })
  return { statusCode, seen }
}

test('forwarded headers are trusted from configured proxies only', async () => {
  expect((await seenBehind([], FORWARDED)).seen).toEqual(['http://site.test'])
  expect((await seenBehind(['10.0.0.0/8'], FORWARDED)).seen).toEqual(['http://site.test'])
  expect((await seenBehind(['loopback'], FORWARDED)).seen).toEqual(['https://www.example.ch'])
})

test.each([{ 'X-Forwarded-Proto': 'javascript' }, { 'X-Forwarded-Host': 'user@x' }])(
  '%o of a named proxy is refused',
  async (headers) => {
    expect(await seenBehind(['loopback'], headers)).toEqual({ statusCode: 400, seen: [] })
  },
)

test('responses of the proxy are compressed', async () => {
  const { origin } = await start()
  const conversion = { conversionName: 'View_Tour', conversionTime: '2027-01-15T12:00:00Z', tenantId: '4' }
  const answer = await fetch(`${origin}/api/proxy`, {
    method: 'POST',
    body: await call('SendConversionEvent', { input: conversion }).text(),
    headers: { 'Content-Type': 'application/json', 'Accept-Encoding': 'br' },
  })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(await answer.json()).toMatchObject({ data: { createTrackingConversion: { id: LONG_ID } } })
})

test('a failed page shows request id, operator, contact and links, and no error details', async () => {
  const { get, lines } = await start()
  const answer = await get('/reisen')
  expect(answer.statusCode).toBe(500)
  expect(answer.text).toContain(String(answer.headers['x-request-id']))
  expect(answer.text).not.toMatch(/secret|\.ts|\bat /)
  for (const part of ['<header>', 'href="tel:+41315550404"', 'href="/reisen"', 'href=""'])
    expect(answer.text).toContain(part)
  expect(lines.some((line) => line.includes('secret reason'))).toBe(true)
})

test('the page in the place of one that failed has none of its headers', async () => {
  const { get } = await start({
    htmlCache: {
      ...createHtmlCache({ lifetimeMs: 1000, maxBytes: 1000 }),
      getOrMake: () => Promise.resolve(BROKEN),
    },
    config: toConfig({ PUBLIC_URL: 'https://reisen.example' }),
  })
  const { statusCode, headers, text } = await get('/reisen', { headers: { 'Accept-Encoding': 'identity' } })
  expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([
    500,
    'no-store',
    'text/html; charset=utf-8',
  ])
  expect(headers).not.toHaveProperty('link')
  expect(headers.etag).not.toBe('W/"failed"')
  expect(text).toContain(`Nummer dieses Fehlers: ${String(headers['x-request-id'])}`)
  const [, nonce = 'none'] = /<style nonce="([^"]+)"/.exec(text) ?? []
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
})

test('sandbox payment page and webhook have routes only if the backend has them', async () => {
  const has = {
    images: () => Promise.resolve(new Response()),
    counts: () => ({ coerced: 0, completed: 0, refused: 0 }),
  }
  const paths = ['/sandbox-zahlung/v1/start/tx', '/api/payment/webhook']
  const answer = () => Promise.resolve(new Response('here', { status: 202 }))
  const open = await start({ backend: { ...has, sandboxPage: answer, paymentWebhook: answer } })
  const closed = await start()
  for (const path of paths) {
    expect((await open.get(path)).statusCode).toBe(202)
    // Left to the pages, which are broken here.
    expect((await closed.get(path)).statusCode).toBe(500)
  }
})

test('the log has one line per request, without query strings and payment ids', async () => {
  const { get, lines } = await start()
  await get('/favicon.ico?email=anna@example.ch')
  await get('/sandbox-zahlung/v1/start/tx-123')
  const paths = lines
    .map((line) => JSON.parse(line) as { msg: string; path: string })
    .filter(({ msg }) => msg === 'request')
    .map(({ path }) => path)
  expect(paths).toEqual(['/favicon.ico', '/sandbox-zahlung/v1/start/…'])
  expect(lines.join('')).not.toMatch(/anna|tx-123/)
})

test('a too large body without Content-Length is refused, and the response still arrives', async () => {
  const { port } = await start()
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        'POST /api/proxy HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
      )
      for (let sent = 0; sent < 20; sent += 1) socket.write(`10000\r\n${' '.repeat(0x10000)}\r\n`)
    })
    socket.once('data', (data) => {
      resolve(data.toString())
      socket.destroy()
    })
    socket.once('error', reject)
  })
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
})

/** One of everything for each network. */
function onlyOnce() {
  const once = [{ points: 1, seconds: 60 }]
  return createRateLimits({
    log: createLog('silent'),
    rates: { ...RATES, request: once, page: once, paymentPage: once, analytics: once },
  })
}

test.each([
  {
    path: '/reisen',
    promise: 'in words, with our telephone number and no page of the site behind them',
    words: /Warten Sie bitte 60 Sekunden[^]*\+41 31 555 04 04/,
    type: 'text/html; charset=utf-8',
  },
  {
    path: '/sandbox-zahlung/v1/start/tx-1',
    promise: 'in words',
    words: /Warten Sie bitte 60 Sekunden/,
    type: 'text/html; charset=utf-8',
  },
  { path: '/api/analytics', promise: 'in one line', words: /in 60 Sekunden/, type: 'text/plain; charset=utf-8' },
  { path: '/api/proxy', promise: 'as a GraphQL error', words: /"retryAfter":60/, type: 'application/json' },
])('too many requests for $path are told when to come again, $promise', async ({ path, words, type }) => {
  const { get } = await start({ rateLimits: onlyOnce() })
  expect((await get(path)).statusCode).not.toBe(429)
  const { statusCode, headers, text } = await get(path)
  expect([statusCode, headers['retry-after'], headers['content-type'], headers['cache-control']]).toEqual([
    429,
    '60',
    type,
    expect.stringMatching(/^no-store/),
  ])
  expect(Buffer.from(text, 'latin1').toString()).toMatch(words)
  expect((await get('/favicon.ico')).statusCode).toBe(200)
  expect((await get('/healthz')).statusCode).toBe(200)
})

test('rate limits count by the forwarded address of a trusted proxy', async () => {
  const { get } = await start({ rateLimits: onlyOnce(), config: { ...toConfig({}), trustedProxies: ['loopback'] } })
  const askAs = async (address: string) =>
    (await get('/api/proxy', { headers: { 'X-Forwarded-For': address } })).statusCode
  expect([await askAs('192.0.2.1'), await askAs('192.0.2.2'), await askAs('192.0.2.1')]).toEqual([405, 405, 429])
})

test('forwarded headers of an untrusted proxy are logged once', async () => {
  const { get, lines } = await start({ rateLimits: onlyOnce() })
  const askAs = async (address: string) =>
    (await get('/api/proxy', { headers: { 'X-Forwarded-For': address } })).statusCode
  expect([await askAs('192.0.2.1'), await askAs('192.0.2.2')]).toEqual([405, 429])
  expect(lines.filter((line) => line.includes('name the reverse proxy in TRUSTED_PROXIES'))).toHaveLength(1)
  expect(lines.join('')).not.toContain('192.0.2')
})

test('a visitor on the machine of a trusted proxy, as who tries out a deployment, is no sign of an untrusted one', async () => {
  const config = { ...toConfig({}), trustedProxies: ['loopback'] }
  const { get, lines } = await start({ rateLimits: onlyOnce(), config })
  expect((await get('/livez', { headers: { 'X-Forwarded-For': '127.0.0.1' } })).statusCode).toBe(200)
  expect(lines.join('')).not.toContain('is ignored')
})

test('other sites may show the share picture of the operator, and nothing else', async () => {
  const { get } = await start()
  const policyOf = async (path: string) => (await get(path)).headers['cross-origin-resource-policy']
  expect(await policyOf('/share.png')).toBe('cross-origin')
  expect(await policyOf('/assets/app-1a2b.js')).toBe('same-origin')
  expect(await policyOf('/')).toBe('same-origin')
})
