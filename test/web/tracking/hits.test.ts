import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#test/support/web/browserGlobals.ts'
import { createHits } from '#web/tracking/hits.ts'

const SITE = 'https://reisen.example'

type Hit = Parameters<NonNullable<Parameters<typeof createHits>[0]>>[0]

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  // In reverse order of stubbing.
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function pageView(path: string, { isReplacing = false, title = 'Seite' } = {}) {
  return { address: SITE + path, title, isReplacing }
}

function counting(opened: Parameters<typeof openPage>[0] = {}) {
  const page = openPage(opened)
  const sent: Hit[] = []
  return { page, sent, hits: createHits((hit) => sent.push(hit)) }
}

// rule 2.1.3
test('a page view is sent after half a second', () => {
  const { hits, sent } = counting()
  hits.countPageView(pageView('/reisen', { title: 'Unsere Reisen' }))
  vi.advanceTimersByTime(499)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent).toEqual([
    { url: `${SITE}/reisen`, title: 'Unsere Reisen', referrer: null, search: null, event: null, travelId: null },
  ])
  vi.advanceTimersByTime(10_000)
  expect(sent).toHaveLength(1)
})

test('a page that a redirect replaces within half a second is not counted, its target is', () => {
  const { hits, sent } = counting()
  hits.countPageView(pageView('/buchen/provence'))
  vi.advanceTimersByTime(400)
  hits.countPageView(pageView('/buchen/provence/start', { isReplacing: true }))
  vi.advanceTimersByTime(500)
  expect(sent.map(({ url }) => url)).toEqual([`${SITE}/buchen/provence/start`])
})

test('a page that is replaced after half a second is counted', () => {
  const { hits, sent } = counting()
  hits.countPageView(pageView('/buchen/provence/start'))
  vi.advanceTimersByTime(500)
  hits.countPageView(pageView('/buchen/provence/leistungen', { isReplacing: true }))
  vi.advanceTimersByTime(500)
  expect(sent).toHaveLength(2)
})

test('a page that is left by a click within half a second is counted', () => {
  const { hits, sent } = counting()
  hits.countPageView(pageView('/reisen'))
  vi.advanceTimersByTime(100)
  hits.countPageView(pageView('/ueber-uns/wer-wir-sind'))
  expect(sent.map(({ url }) => url)).toEqual([`${SITE}/reisen`])
})

test('a delayed page view is sent on leaving the site, once', () => {
  const { hits, sent, page } = counting()
  hits.countPageView(pageView('/reisen'))
  page.leave()
  expect(sent.map(({ url }) => url)).toEqual([`${SITE}/reisen`])
  vi.advanceTimersByTime(1000)
  page.leave()
  expect(sent).toHaveLength(1)
})

test('the referrer of a page view is the page before it, of the first one that of the document', () => {
  const { hits, sent } = counting({ referrer: 'https://zeitung.example/reisen?leser=7' })
  for (const path of ['/', '/reisen', '/reisen/provence/provence-lavendelbluete']) {
    hits.countPageView(pageView(path))
    vi.advanceTimersByTime(500)
  }
  expect(sent.map(({ referrer }) => referrer)).toEqual(['https://zeitung.example/reisen', `${SITE}/`, `${SITE}/reisen`])
})

test('a page that was redirected is not the referrer of the next one', () => {
  const { hits, sent } = counting()
  hits.countPageView(pageView('/reisen'))
  vi.advanceTimersByTime(500)
  hits.countPageView(pageView('/buchen/provence'))
  hits.countPageView(pageView('/buchen/provence/start', { isReplacing: true }))
  vi.advanceTimersByTime(500)
  hits.countPageView(pageView('/buchen/provence/leistungen'))
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
])('a page view of $path has the search text $search', ({ path, search }) => {
  const { hits, sent } = counting()
  hits.countPageView(pageView(path))
  vi.advanceTimersByTime(2000)
  expect(sent[0]?.search).toBe(search)
})

// rule 2.1.4
test('a search text counts once it has stood for two seconds, or the page is left', () => {
  const { hits, sent, page } = counting()
  const search = (text: string, isReplacing: boolean) =>
    hits.countPageView(pageView(`/recherche?q=${text}`, { isReplacing }))
  search('wan', false)
  vi.advanceTimersByTime(1999)
  search('wander', true)
  vi.advanceTimersByTime(1999)
  search('wandern', true)
  vi.advanceTimersByTime(2000)
  search('velo', true)
  page.leave()
  expect(sent.map((hit) => hit.search)).toEqual(['wandern', 'velo'])
})

test('a funnel event is sent at once, after the page view it happened in', () => {
  const { hits, sent, page } = counting({ title: 'Leistungen' })
  hits.countPageView(pageView('/buchen/provence/leistungen'))
  page.goTo('/buchen/provence/leistungen')
  hits.countEvent('booking_step_1_services', 'provence')
  expect(sent.map(({ event, travelId, url }) => ({ event, travelId, url }))).toEqual([
    { event: null, travelId: null, url: `${SITE}/buchen/provence/leistungen` },
    { event: 'booking_step_1_services', travelId: 'provence', url: `${SITE}/buchen/provence/leistungen` },
  ])
})

test('an event on a search page is not counted as a second search', () => {
  const { hits, sent } = counting({ address: `${SITE}/recherche?q=Wien` })
  hits.countEvent('booking_start', 'wien')
  expect(sent).toMatchObject([{ search: null, event: 'booking_start' }])
})

test('URLs are sent without fragment and unknown parameters', () => {
  const { hits, sent, page } = counting({ referrer: `${SITE}/auftrag?nr=77#anna` })
  hits.countPageView(pageView('/buchen/provence/start?name=Anna&utm_source=brief#v1.geheim'))
  page.goTo('/buchen/provence/start?email=anna@muster.example#v1.geheim')
  hits.countEvent('booking_start', 'provence')
  expect(sent.map(({ url, referrer }) => [url, referrer])).toEqual([
    [`${SITE}/buchen/provence/start?utm_source=brief`, `${SITE}/auftrag`],
    [`${SITE}/buchen/provence/start`, `${SITE}/buchen/provence/start?utm_source=brief`],
  ])
  expect(JSON.stringify(sent)).not.toMatch(/anna|geheim|77/i)
})

test('a hit is sent as a beacon with JSON to this site', async () => {
  const beacons: { readonly url: string; readonly body: Blob }[] = []
  openPage()
  vi.stubGlobal('navigator', { sendBeacon: (url: string, body: Blob) => beacons.push({ url, body }) })
  createHits().countPageView(pageView('/reisen'))
  vi.advanceTimersByTime(500)
  expect(beacons.map(({ url, body }) => [url, body.type])).toEqual([['/api/analytics', 'application/json']])
  expect(JSON.parse(await beacons[0]!.body.text())).toMatchObject({ url: `${SITE}/reisen`, event: null })
})
