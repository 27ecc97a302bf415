import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Libsql from 'libsql'
import { expect, onTestFinished, test } from 'vitest'
import * as journey from '#test/support/browser/funnel.ts'
import { freePort, JOURNEY_ENVIRONMENT, removeDirectory, type Site, startSite } from '#test/support/browser/site.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import { newVisitor } from '#test/support/browser/visitor.ts'
import { nginxBinary, startNginx } from '#test/support/nginx.ts'
import { startBarePlatform } from '#test/support/server/platformServers.ts'

const { browser } = withSite()
const binary = nginxBinary()

const CONFIG = readFileSync('deploy/nginx/site.conf', 'utf8')

/** `s-maxage` of public pages, and a second more: nginx counts whole seconds, and a page is stale after its last one. */
const FRESH_MS = 10_000 + 1_200

const FOR_ALL = 'public, max-age=0, s-maxage=10, stale-while-revalidate=20, stale-if-error=300'
const FOR_VISITOR = 'private, no-store'

/** A site behind nginx with the configuration that is deployed; both end with the test. */
async function deployed(environment: Readonly<Record<string, string>> = {}) {
  const port = await freePort()
  const settings = { TRUSTED_PROXIES: 'loopback', PUBLIC_URL: `http://127.0.0.1:${String(port)}` }
  const site = await startSite({ environment: { ...JOURNEY_ENVIRONMENT, ...settings, ...environment } })
  onTestFinished(async () => {
    await site.stop()
    removeDirectory(site.directory)
  })
  const nginx = await startNginx({ binary: binary ?? '', config: CONFIG, port, upstreams: [site.port, site.port] })
  onTestFinished(nginx.stop)
  return { site, nginx, get: getFrom(nginx.origin) }
}

interface Answer {
  readonly status: number
  /** How nginx came by it; null where it has not looked into its cache. */
  readonly cache: string | null
  readonly control: string | null
  readonly etag: string | null
  readonly cookies: readonly string[]
  readonly text: string
}

function getFrom(origin: string) {
  return async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> => {
    const response = await fetch(origin + path, { headers, redirect: 'manual' })
    return {
      status: response.status,
      cache: response.headers.get('x-cache'),
      control: response.headers.get('cache-control'),
      etag: response.headers.get('etag'),
      cookies: response.headers.getSetCookie(),
      text: await response.text(),
    }
  }
}

/** How often the host was asked for a path with this outcome. */
function answered({ output }: Site, path: string, status: number): number {
  return output()
    .split('\n')
    .filter((line) => line.includes(`"path":"${path}","status":${String(status)}`)).length
}

/** Leaves a single room of the journey's departure: whoever books it takes the last one. */
function leaveOneRoom({ directory }: Site): void {
  const database = new Libsql(join(directory, '.data', 'platform.db'), { timeout: 10_000 })
  database.exec(
    "update package_price set available = case nr when '102' then 1 else 0 end where departure_id = 'provence-bus-20270619'",
  )
  database.close()
}

/** How often a page speaks of the waiting list. */
function waitlisted({ text }: Answer): number {
  return text.split('Warteliste').length - 1
}

// rules 9.1.4.1, 10.29
test.skipIf(binary === null)(
  'nginx keeps a public page for ten seconds, revalidates it by ETag, and shows a booking afterwards',
  async () => {
    const { site, nginx, get } = await deployed()
    const { page, leave } = await newVisitor(await browser(), nginx.origin)
    onTestFinished(leave)
    await journey.reachPayment(page)
    await journey.acceptTerms(page)
    leaveOneRoom(site)
    const ask = () => get(`${journey.TRAVEL_PATH}?utm_source=brief`)
    const askOther = () => get('/?utm_source=brief')

    const first = await ask()
    expect([first.status, first.cache]).toEqual([200, 'MISS'])
    const other = await askOther()
    const hits = await Promise.all(Array.from({ length: 20 }, ask))
    expect(new Set(hits.map(({ cache }) => cache))).toEqual(new Set(['HIT']))
    expect(new Set(hits.map(({ text }) => text))).toEqual(new Set([first.text]))
    expect(answered(site, journey.TRAVEL_PATH, 200)).toBe(1)
    const known = await get(`${journey.TRAVEL_PATH}?utm_source=brief`, {
      'If-None-Match': first.etag ?? '',
      'Cache-Control': 'max-age=0',
    })
    expect([known.status, known.cache, known.text]).toEqual([304, 'HIT', ''])

    await wait(FRESH_MS)
    const stale = await Promise.all([ask(), askOther()])
    expect(stale.map(({ cache, etag }) => [cache, etag])).toEqual([
      ['STALE', first.etag],
      ['STALE', other.etag],
    ])
    await expect.poll(async () => (await ask()).cache).toBe('HIT')
    await expect.poll(async () => (await askOther()).cache).toBe('HIT')
    expect(await ask()).toEqual(hits[0])
    expect([answered(site, journey.TRAVEL_PATH, 304), answered(site, '/', 304)]).toEqual([1, 1])

    await journey.book(page)
    await journey.arriveAt(page, journey.steps.confirmation)
    const now = await getFrom(site.origin)(`${journey.TRAVEL_PATH}?utm_source=brief`)
    expect(waitlisted(now)).toBeGreaterThan(waitlisted(first))
    await wait(FRESH_MS)
    await expect.poll(async () => (await ask()).text).toBe(now.text)
  },
)

// rules 7.1.2.3, 10.29
test.skipIf(binary === null)(
  'nginx stores nothing that is rendered for a visitor, and gives it to nobody else',
  async () => {
    const platform = await startBarePlatform({ isIntrospectable: true })
    const { nginx, get } = await deployed({ PLATFORM_URL: platform.url })
    const anna = { Cookie: 'platform=anna' }
    // Not looked for in the cache, whose lock would let one visitor wait for the page of another.
    const forVisitors = ['/buchen/alpen/start', '/buchen/alpen/bestaetigung', '/auftrag?nr=1', '/reisen.data']
    for (const path of forVisitors) {
      const answers = [await get(path), await get(path), await get(path, anna)]
      expect(answers.map(({ cache, control }) => [path, cache, control])).toEqual(
        answers.map(() => [path, null, FOR_VISITOR]),
      )
    }
    const missing = [await get('/gibt/es-nicht'), await get('/gibt/es-nicht'), await get('/gibt/es-nicht', anna)]
    expect(missing.map(({ cache, control }) => [cache, control])).toEqual([
      ['MISS', FOR_VISITOR],
      ['MISS', FOR_VISITOR],
      ['BYPASS', FOR_VISITOR],
    ])
    const personal = await get('/reisen', anna)
    expect([personal.status, personal.cache, personal.control]).toEqual([200, 'BYPASS', FOR_VISITOR])
    expect((await get('/api/proxy')).cache).toBe(null)
    expect(nginx.stored()).toEqual([])

    const ours = { Cookie: 'session_id=1; acquisition={"a":"b=c"}' }
    const shared = [await get('/reisen'), await get('/reisen', ours), await get('/reisen', anna), await get('/reisen')]
    expect(shared.map(({ cache, control, cookies }) => [cache, control, cookies])).toEqual([
      ['MISS', FOR_ALL, []],
      ['HIT', FOR_ALL, []],
      ['BYPASS', FOR_VISITOR, []],
      ['HIT', FOR_ALL, []],
    ])
    const stored = nginx.stored()
    expect(stored.map((text) => /^KEY: (.*)$/m.exec(text)?.[1])).toEqual(['http127.0.0.1/reisen'])
    expect(stored.filter((text) => /set-cookie|x-request-id|anna/i.test(text))).toEqual([])
  },
)

/** A process behind nginx, whose pages are stale after two seconds: the host's own are after 30. */
async function startShortLived() {
  const port = await freePort()
  let isBusy = false
  const server = createServer((_, response) => {
    const control = FOR_ALL.replaceAll(/(s-maxage|revalidate)=\d+/g, '$1=1')
    response.writeHead(isBusy ? 503 : 200, { 'Cache-Control': isBusy ? 'no-store' : control, ETag: 'W/"1"' })
    response.end(isBusy ? 'busy' : 'list')
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const end = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  onTestFinished(end)
  return { port, end, beBusy: () => (isBusy = true) }
}

test.skipIf(binary === null)(
  'nginx shows its copy of a public page while all processes are busy or gone, and a page that says so for the others',
  async () => {
    const { port, end, beBusy } = await startShortLived()
    const config = { binary: binary ?? '', config: CONFIG, port: await freePort(), upstreams: [port, port] }
    const nginx = await startNginx(config)
    onTestFinished(nginx.stop)
    const get = getFrom(nginx.origin)
    expect(await get('/reisen')).toMatchObject({ status: 200, cache: 'MISS', text: 'list' })
    await wait(4000)
    beBusy()
    expect(await get('/reisen')).toMatchObject({ status: 200, cache: 'STALE', text: 'list' })
    expect(await get('/auftrag')).toMatchObject({ status: 503, text: 'busy' })
    await end()
    expect(await get('/reisen')).toMatchObject({ status: 200, cache: 'STALE', text: 'list' })
    const other = await get('/auftrag')
    expect(other).toMatchObject({ status: 503, control: 'no-store' })
    expect(other.text).toContain('Unsere Website ist gerade nicht erreichbar')
    expect((await get('/api/proxy')).status).toBe(502)
  },
)
