import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHits } from '#web/tracking/hits.ts'
import { openPage } from '#test/support/trackedPage.ts'

const SITE = 'https://reisen.example'

type Hit = Parameters<NonNullable<Parameters<typeof createHits>[0]>>[0]

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  // In this order: what was stubbed last goes first.
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function visit(path: string, { isReplacing = false, title = 'Seite' } = {}) {
  return { address: SITE + path, title, isReplacing }
}

function counting(opened: Parameters<typeof openPage>[0] = {}) {
  const page = openPage(opened)
  const sent: Hit[] = []
  return { page, sent, hits: createHits((hit) => sent.push(hit)) }
}

// rule 2.1.3
test('a visit is sent once its page has stood for half a second', () => {
  const { hits, sent } = counting()
  hits.see(visit('/reisen', { title: 'Unsere Reisen' }))
  vi.advanceTimersByTime(499)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent).toEqual([
    { url: `${SITE}/reisen`, title: 'Unsere Reisen', referrer: null, search: null, event: null, travelId: null },
  ])
  vi.advanceTimersByTime(10_000)
  expect(sent).toHaveLength(1)
})

test('a page that a redirect replaces within half a second does not count, the one after it does', () => {
  const { hits, sent } = counting()
  hits.see(visit('/buchen/provence'))
  vi.advanceTimersByTime(400)
  hits.see(visit('/buchen/provence/start', { isReplacing: true }))
  vi.advanceTimersByTime(500)
  expect(sent.map(({ url }) => url)).toEqual([`${SITE}/buchen/provence/start`])
})

test('a page that is replaced later than that counts', () => {
  const { hits, sent } = counting()
  hits.see(visit('/buchen/provence/start'))
  vi.advanceTimersByTime(500)
  hits.see(visit('/buchen/provence/leistungen', { isReplacing: true }))
  vi.advanceTimersByTime(500)
  expect(sent).toHaveLength(2)
})

test('a page that a click follows at once counts all the same', () => {
  const { hits, sent } = counting()
  hits.see(visit('/reisen'))
  vi.advanceTimersByTime(100)
  hits.see(visit('/ueber-uns/wer-wir-sind'))
  expect(sent.map(({ url }) => url)).toEqual([`${SITE}/reisen`])
})

test('whoever leaves sends what waits, once', () => {
  const { hits, sent, page } = counting()
  hits.see(visit('/reisen'))
  page.leave()
  expect(sent.map(({ url }) => url)).toEqual([`${SITE}/reisen`])
  vi.advanceTimersByTime(1000)
  page.leave()
  expect(sent).toHaveLength(1)
})

test('each page names the one before it, the first the page that led here', () => {
  const { hits, sent } = counting({ referrer: 'https://zeitung.example/reisen?leser=7' })
  for (const path of ['/', '/reisen', '/reisen/provence/provence-lavendelbluete']) {
    hits.see(visit(path))
    vi.advanceTimersByTime(500)
  }
  expect(sent.map(({ referrer }) => referrer)).toEqual(['https://zeitung.example/reisen', `${SITE}/`, `${SITE}/reisen`])
})

test('a page that was redirected away is nobody’s page before', () => {
  const { hits, sent } = counting()
  hits.see(visit('/reisen'))
  vi.advanceTimersByTime(500)
  hits.see(visit('/buchen/provence'))
  hits.see(visit('/buchen/provence/start', { isReplacing: true }))
  vi.advanceTimersByTime(500)
  hits.see(visit('/buchen/provence/leistungen'))
  vi.advanceTimersByTime(500)
  expect(sent.map(({ referrer }) => referrer)).toEqual([null, `${SITE}/reisen`, `${SITE}/buchen/provence/start`])
})

// rules 2.1.4, 7.5.2
test.each([
  { path: '/recherche?q=Lavendel', search: 'Lavendel' },
  { path: '/search?q=Lac+L%C3%A9man', search: 'Lac Léman' },
  { path: '/recherche', search: '' },
  { path: `/recherche?q=${'a'.repeat(400)}`, search: 'a'.repeat(300) },
  { path: '/reisen?q=Lavendel', search: null },
])('$path is a search for $search', ({ path, search }) => {
  const { hits, sent } = counting()
  hits.see(visit(path))
  vi.advanceTimersByTime(500)
  expect(sent[0]?.search).toBe(search)
})

test('an event of the funnel comes after the visit it happened in, at once', () => {
  const { hits, sent, page } = counting({ title: 'Leistungen' })
  hits.see(visit('/buchen/provence/leistungen'))
  page.goTo('/buchen/provence/leistungen')
  hits.count('booking_step_1_services', 'provence')
  expect(sent.map(({ event, travelId, url }) => ({ event, travelId, url }))).toEqual([
    { event: null, travelId: null, url: `${SITE}/buchen/provence/leistungen` },
    { event: 'booking_step_1_services', travelId: 'provence', url: `${SITE}/buchen/provence/leistungen` },
  ])
})

test('an event on a search page is no second search', () => {
  const { hits, sent } = counting({ address: `${SITE}/recherche?q=Wien` })
  hits.count('booking_start', 'wien')
  expect(sent).toMatchObject([{ search: null, event: 'booking_start' }])
})

test('nothing personal of an address is sent: no fragment, no parameter that is not ours', () => {
  const { hits, sent, page } = counting({ referrer: `${SITE}/auftrag?nr=77#anna` })
  hits.see(visit('/buchen/provence/start?name=Anna&utm_source=brief#v1.geheim'))
  page.goTo('/buchen/provence/start?email=anna@muster.example#v1.geheim')
  hits.count('booking_start', 'provence')
  expect(sent.map(({ url, referrer }) => [url, referrer])).toEqual([
    [`${SITE}/buchen/provence/start?utm_source=brief`, `${SITE}/auftrag`],
    [`${SITE}/buchen/provence/start`, `${SITE}/buchen/provence/start?utm_source=brief`],
  ])
  expect(JSON.stringify(sent)).not.toMatch(/anna|geheim|77/i)
})

test('a hit leaves as a beacon to this site, in JSON', async () => {
  const beacons: { readonly url: string; readonly body: Blob }[] = []
  openPage()
  vi.stubGlobal('navigator', { sendBeacon: (url: string, body: Blob) => beacons.push({ url, body }) })
  createHits().see(visit('/reisen'))
  vi.advanceTimersByTime(500)
  expect(beacons.map(({ url, body }) => [url, body.type])).toEqual([['/api/analytics', 'application/json']])
  expect(JSON.parse(await beacons[0]!.body.text())).toMatchObject({ url: `${SITE}/reisen`, event: null })
})
