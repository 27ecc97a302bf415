import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '#server/log/log.ts'
import { NO_METER } from '#server/metrics/meter.ts'
import { openMetrics } from '#server/metrics/metricsServer.ts'
import type { Sources } from '#server/metrics/sources.ts'
import { valueIn } from '#test/support/server/openProxy.ts'

const NOTHING: Sources = {
  counts: () => ({ coerced: 0, completed: 0, refused: 0 }),
  payments: null,
  mailsWaiting: null,
}

async function open() {
  const metrics = await openMetrics({
    metrics: { port: 0, host: '127.0.0.1' },
    version: 'a1b2c3d4e5f6a7b8',
    log: createLog('silent'),
  })
  onTestFinished(metrics.close)
  const read = async () => (await fetch(String(metrics.url))).text()
  return { ...metrics, url: String(metrics.url), read }
}

test('without METRICS_PORT nothing is measured and no port is bound', async () => {
  const { meter, url } = await openMetrics({ metrics: null, version: null, log: createLog('silent') })
  expect(meter).toBe(NO_METER)
  expect(url).toBe(null)
})

test('a scrape returns build, memory, event loop and counters', async () => {
  const { meter, read } = await open()
  meter.countRequest({ path: '/reisen/loire/an-der-loire', method: 'GET', status: 200, seconds: 0.02 })
  meter.countRefused('booking')
  const text = await read()
  expect(valueIn(text, `site_build_info{version="a1b2c3d4e5f6",node="${process.version}"}`)).toBe(1)
  expect(valueIn(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6)
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(valueIn(text, 'site_requests_total{route="/reisen/:travelId/:urlSlug",method="GET",status="200"}')).toBe(1)
  expect(valueIn(text, 'site_rate_limited_total{act="booking"}')).toBe(1)
})

test('labels contain the route of a URL only, and known methods only', async () => {
  const { meter, read } = await open()
  for (const path of ['/mueller@example.ch', '/buchen/geheim/personen', '/auftrag'])
    meter.countRequest({ path, method: 'GEHEIM', status: 404, seconds: 1 })
  meter.countRender('/reisen/geheim/mueller', 1)
  meter.countVital('LCP', '/reisen/geheim/mueller', 1)
  meter.countBrowserError('error', '/geheim')
  expect(await read()).not.toMatch(/geheim|mueller/i)
})

test('fields, payments, mails and readiness are read at each scrape', async () => {
  const { watch, read } = await open()
  let refused = 1
  watch({
    counts: () => ({ coerced: 2, completed: 3, refused }),
    payments: () => Promise.resolve([{ state: 'PENDING', count: 4, oldestSeconds: 700 }]),
    mailsWaiting: () => Promise.resolve({ count: 3, oldestSeconds: 90 }),
    readiness: () => ({ ok: refused < 5, reasons: [] }),
    dataDirectory: '.',
  })
  const text = await read()
  expect(valueIn(text, 'site_platform_fields_total{kind="refused"}')).toBe(1)
  expect(valueIn(text, 'site_payments{state="PENDING"}')).toBe(4)
  expect(valueIn(text, 'site_payment_oldest_seconds{state="PENDING"}')).toBe(700)
  expect(valueIn(text, 'site_mails_waiting')).toBe(3)
  expect(valueIn(text, 'site_mail_oldest_seconds')).toBe(90)
  expect(valueIn(text, 'site_ready')).toBe(1)
  const [free = 0, size = 0] = ['free', 'size'].map((name) => valueIn(text, `site_data_${name}_bytes`) ?? 0)
  expect(free).toBeGreaterThan(0)
  expect(size).toBeGreaterThan(free)
  refused = 5
  const later = await read()
  expect(valueIn(later, 'site_platform_fields_total{kind="refused"}')).toBe(5)
  expect(valueIn(later, 'site_ready')).toBe(0)
})

test('what cannot be measured tells nothing: a full disk would be an alarm', async () => {
  const { watch, read } = await open()
  watch({ ...NOTHING, dataDirectory: 'not/there', mailsWaiting: () => Promise.reject(new Error('away')) })
  const text = await read()
  for (const name of ['site_data_free_bytes', 'site_data_size_bytes', 'site_mails_waiting', 'site_mail_oldest_seconds'])
    expect(valueIn(text, name), name).toBe(null)
})

test('an unreachable database only drops its own metrics from a scrape', async () => {
  const { watch, read } = await open()
  watch({ ...NOTHING, payments: () => Promise.reject(new Error('away')) })
  const text = await read()
  expect(valueIn(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6)
  expect(text).not.toContain('site_payments{')
})

test.each([
  ['/', 'GET'],
  ['/metrics?x', 'GET'],
  ['/metrics', 'POST'],
])('%s asked with %s is answered by nothing', async (path, method) => {
  const { url } = await open()
  expect((await fetch(new URL(path, url), { method })).status).toBe(404)
})

test('a metrics port in use stops the start with one line', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await new Promise((resolve) => other.once('listening', resolve))
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const opened = openMetrics({ metrics: { port, host: '127.0.0.1' }, version: null, log: createLog('silent') })
  await expect(opened).rejects.toThrow(`Cannot listen on 127.0.0.1:${port} for METRICS_PORT`)
})
