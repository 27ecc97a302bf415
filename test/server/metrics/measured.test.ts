import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createMetrics } from '#server/metrics/registry.ts'
import type { CachedPage } from '#server/pages/renderedPage.ts'
import { measuredRender } from '#server/pages/measuredPages.ts'
import { createHtmlCache } from '#server/pages/htmlCache.ts'
import { measuredCache } from '#server/sharedCache/measuredCache.ts'
import { bookingCall, call, openProxy, type ProxyOptions, valueOf } from '#test/support/server/openProxy.ts'

async function open(options: ProxyOptions) {
  const metrics = createMetrics(null)
  const { proxy } = await openProxy({ ...options, meter: metrics.meter })
  return { proxy, value: (sample: string) => valueOf(metrics.registry, sample) }
}

function booking(id: string = randomUUID()): Request {
  return bookingCall({ submissionId: id })
}

const placed = { data: { placeBooking: { success: true, orderNo: '7', message: null } } }

test.each([
  ['ok', () => Promise.resolve(Response.json({ data: { bestsellerTravels: [] } }))],
  [
    'graphqlError',
    () => Promise.resolve(Response.json({ data: { bestsellerTravels: [] }, errors: [{ message: 'no' }] })),
  ],
  ['errorsOnly', () => Promise.resolve(Response.json({ data: null, errors: [{ message: 'no' }] }))],
  ['unreadable', () => Promise.resolve(new Response('<html>'))],
  ['unreachable', () => Promise.reject(new TypeError('fetch failed'))],
])('an answer of the platform counts as %s by its operation, with its time', async (outcome, platform) => {
  const { proxy, value } = await open({ platform })
  await proxy(call('BestsellerTravels', { tenantId: '4' }))
  expect(await value(`site_platform_answers_total{operation="BestsellerTravels",outcome="${outcome}"}`)).toBe(1)
  expect(await value('site_platform_answer_seconds_count{operation="BestsellerTravels"}')).toBe(1)
})

test('a platform call above its time limit counts as timeout, one aborted by the visitor does not', async () => {
  const slow = await open({ platform: () => new Promise(() => undefined), limits: { answerMs: 20 } })
  await slow.proxy(call('BestsellerTravels', { tenantId: '4' }))
  expect(await slow.value('site_platform_answers_total{operation="BestsellerTravels",outcome="timeout"}')).toBe(1)

  const left = await open({ platform: () => new Promise(() => undefined) })
  const visitor = new AbortController()
  const answer = left.proxy(call('BestsellerTravels', { tenantId: '4' }, { signal: visitor.signal }))
  setTimeout(() => visitor.abort(), 20)
  await answer
  expect(await left.value('site_platform_answers_total{operation="BestsellerTravels",outcome="left"}')).toBe(1)
})

test('a booking counts once as placed; a repeat of its submission counts as repeated', async () => {
  const { proxy, value } = await open({ platform: () => Promise.resolve(Response.json(placed)) })
  const id = randomUUID()
  await proxy(booking(id))
  await proxy(booking(id))
  expect(await value('site_bookings_total{outcome="placed"}')).toBe(1)
  expect(await value('site_bookings_total{outcome="repeated"}')).toBe(1)
})

test.each([
  [
    'refused',
    () => Promise.resolve(Response.json({ data: { placeBooking: { success: false, message: 'Ausgebucht' } } })),
  ],
  ['unknown', () => Promise.resolve(new Response('<html>', { status: 502 }))],
  ['notSent', () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }))],
])('a booking whose outcome is %s counts as that', async (outcome, platform) => {
  const { proxy, value } = await open({ platform })
  await proxy(booking())
  expect(await value(`site_bookings_total{outcome="${outcome}"}`)).toBe(1)
  expect(await value('site_bookings_total{outcome="placed"}')).toBe(0)
})

test.each([
  ['before it is sent', 0],
  ['before it is answered', 10],
])('a booking whose visitor is told to wait %s counts once, by its outcome', async (_, waitMs) => {
  const { proxy, value } = await open({
    waitMs,
    platform: async () => new Promise((resolve) => setTimeout(resolve, 60, Response.json(placed))),
  })
  await proxy(booking())
  await expect.poll(() => value('site_bookings_total{outcome="placed"}')).toBe(1)
  expect(await value('site_bookings_total{outcome="repeated"}')).toBe(0)
})

test('payments are counted separately from bookings', async () => {
  const { proxy, value } = await open({
    platform: () =>
      Promise.resolve(
        Response.json({ data: { initBookingPayment: { success: true, transactionId: 'x', message: null } } }),
      ),
  })
  await proxy(call('InitBookingPayment', { input: { bookingId: '7', tenantId: '4', decisionId: randomUUID() } }))
  expect(await value('site_payment_starts_total{outcome="placed"}')).toBe(1)
  expect(await value('site_bookings_total{outcome="placed"}')).toBe(0)
})

test('pages are counted as hit, rendered or revalidated, and rendering time is measured by route', async () => {
  const { meter, registry } = createMetrics(null)
  let time = 0
  const store = measuredCache(
    createHtmlCache({ lifetimeMs: 2_000, maxBytes: 10_000, now: () => time }),
    meter.countPage,
  )
  const render = measuredRender(() => Promise.resolve(new Response('page')), meter)
  const make = async (): Promise<CachedPage> => {
    const text = await (await render(new Request('http://site.test/reisen?q=wein'), null)).text()
    return {
      status: 200,
      headers: [],
      brotli: Buffer.from(text),
      inline: { scripts: [], styles: [] },
      isCacheable: true,
    }
  }
  await store.getOrMake('a', make)
  await store.getOrMake('a', make)
  time = 1_500
  await store.getOrMake('a', make)
  expect(await valueOf(registry, 'site_pages_total{outcome="made"}')).toBe(1)
  expect(await valueOf(registry, 'site_pages_total{outcome="hit"}')).toBe(1)
  expect(await valueOf(registry, 'site_pages_total{outcome="renewed"}')).toBe(1)
  expect(await valueOf(registry, 'site_render_seconds_count{route="/reisen"}')).toBe(2)
})
