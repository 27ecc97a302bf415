import { expect, test } from 'vitest'
import { createLog } from '#server/log/log.ts'
import { createMetrics } from '#server/metrics/registry.ts'
import { createReports } from '#server/reports/reports.ts'
import { valueOf } from '#test/support/server/openProxy.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const FAILURE = {
  kind: 'error',
  message: 'TypeError: x',
  frames: ['/assets/site-DmosYuCH.js:1:2345'],
  page: '/buchen/loire/personen',
  build: 'a1b2c3d4e5f6',
}

function open() {
  const lines: Record<string, unknown>[] = []
  const { meter, registry } = createMetrics(null)
  let time = 0
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) })
  const { errors, vitals } = createReports({ publicUrl: null, log, meter, now: () => time })
  const post = (body: unknown, type = 'application/json', init: RequestInit = {}) =>
    new Request('http://site.test/api/errors', {
      method: 'POST',
      headers: { 'Content-Type': type, 'User-Agent': CHROME },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...init,
    })
  return {
    lines,
    post,
    pass: (ms: number) => {
      time += ms
    },
    value: (sample: string) => valueOf(registry, sample),
    tell: async (...request: Parameters<typeof post>) => (await errors(post(...request))).status,
    measure: async (body: unknown) => (await vitals(post(body))).status,
  }
}

test('a browser error is counted and logged as one line with route, stack, build and browser', async () => {
  const { tell, lines, value } = open()
  expect(await tell(FAILURE)).toBe(204)
  expect(lines).toEqual([
    {
      level: 40,
      time: expect.any(String) as string,
      kind: 'error',
      message: 'TypeError: x',
      frames: FAILURE.frames,
      build: 'a1b2c3d4e5f6',
      route: '/buchen/:travelId/personen',
      browser: 'Chrome',
      msg: 'browser error',
    },
  ])
  expect(await value('site_browser_errors_total{kind="error",route="/buchen/:travelId/personen"}')).toBe(1)
})

test('a report of a browser error is known by its type in whatever case', async () => {
  const { tell, value } = open()
  expect(await tell(FAILURE, 'Application/JSON; charset=utf-8')).toBe(204)
  expect(await value('site_browser_errors_total{kind="error",route="/buchen/:travelId/personen"}')).toBe(1)
})

test('unknown fields of an error report are dropped', async () => {
  const { tell, lines } = open()
  await tell({
    ...FAILURE,
    message: 'Anna Müller <anna@example.ch> "X1234567" 079 123',
    page: '/anna/mueller-1980',
    user: 'Anna',
    cookie: 'secret',
  })
  expect(JSON.stringify(lines)).not.toMatch(/anna@|X1234567|079|mueller|1980|secret/)
})

test.each([
  ['no JSON', '{'],
  ['another kind', { ...FAILURE, kind: 'anna' }],
  ['a long message', { ...FAILURE, message: 'x'.repeat(501) }],
  ['frames that are none', { ...FAILURE, frames: ['https://evil.example/a.js:1:2'] }],
  ['too many frames', { ...FAILURE, frames: Array.from({ length: 6 }, () => FAILURE.frames[0]) }],
  ['a build that is none', { ...FAILURE, build: 'Anna' }],
  ['no page', { ...FAILURE, page: 7 }],
])('a report with %s is refused and neither written nor counted', async (_name, body) => {
  const { tell, lines, value } = open()
  expect(await tell(body)).toBe(400)
  expect(lines).toEqual([])
  expect(await value('site_browser_errors_total{kind="error",route="/buchen/:travelId/personen"}')).toBe(null)
})

test('reports with a too large body, another origin, method or content type are refused', async () => {
  const { tell, lines } = open()
  expect(await tell('x'.repeat(9_000))).toBe(413)
  expect(await tell(FAILURE, 'text/plain')).toBe(415)
  expect(
    await tell(FAILURE, 'application/json', {
      headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' },
    }),
  ).toBe(403)
  expect(await tell('', 'application/json', { method: 'PUT' })).toBe(405)
  expect(lines).toEqual([])
})

test('reports are logged at most sixty times a minute and all counted', async () => {
  const { tell, lines, value, pass } = open()
  for (let i = 0; i < 100; i += 1) await tell(FAILURE)
  expect(lines).toHaveLength(60)
  expect(await value('site_browser_errors_total{kind="error",route="/buchen/:travelId/personen"}')).toBe(100)
  pass(60_000)
  await tell(FAILURE)
  expect(lines).toHaveLength(61)
})

const BREACH = {
  'document-uri': 'https://site.example/reisen/loire/anna?nr=7',
  'effective-directive': 'script-src-elem',
  'violated-directive': "script-src-elem 'self'",
  'blocked-uri': 'https://evil.example/x.js?who=anna',
  'script-sample': 'secret',
}

function breach(changes: object = {}) {
  return [{ 'csp-report': { ...BREACH, ...changes } }, 'application/csp-report'] as const
}

test('a CSP violation is logged as one line with directive, origin and route', async () => {
  const { tell, lines, value } = open()
  expect(await tell(...breach())).toBe(204)
  expect(lines).toEqual([
    {
      level: 40,
      time: expect.any(String) as string,
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      route: '/reisen/:travelId/:urlSlug',
      browser: 'Chrome',
      msg: 'content policy',
    },
  ])
  expect(await value('site_policy_reports_total{directive="script-src-elem"}')).toBe(1)
})

test.each([
  ['inline', 'inline'],
  ['data', 'data'],
  ['data:text/html,anna', 'data:'],
  ['Anna Müller', 'other'],
])('a blocked URI of %s is logged as %s', async (address, blocked) => {
  const { tell, lines } = open()
  await tell(...breach({ 'blocked-uri': address, 'effective-directive': 'anna' }))
  expect(lines).toMatchObject([{ blocked, directive: 'other' }])
})

test('CSP violations of browser extensions are ignored', async () => {
  const { tell, lines } = open()
  await tell(...breach({ 'source-file': 'moz-extension' }))
  await tell(...breach({ 'blocked-uri': 'chrome-extension://x/y.js' }))
  expect(lines).toEqual([])
})

test.each(['{', '[]', '{"csp-report": 7}', '{}'])('an invalid CSP report is refused: %s', async (body) => {
  const { tell } = open()
  expect(await tell(body, 'application/csp-report')).toBe(400)
})

test('web vitals are counted by route, in seconds, and not logged', async () => {
  const { measure, lines, value } = open()
  expect(await measure({ page: '/reisen', values: { LCP: 1234, INP: 90, TTFB: 30, CLS: 0.07, FID: 5 } })).toBe(204)
  expect(await value('site_web_vital_seconds_sum{name="LCP",route="/reisen"}')).toBe(1.234)
  expect(await value('site_web_vital_seconds_sum{name="INP",route="/reisen"}')).toBe(0.09)
  expect(await value('site_layout_shift_sum{route="/reisen"}')).toBe(0.07)
  expect(lines).toEqual([])
})

test.each([
  { page: '/reisen', values: { LCP: -1 } },
  { page: '/reisen', values: { LCP: 1e9 } },
  { page: '/reisen', values: { LCP: '1' } },
  { values: {} },
])('a measure that is none is refused: %j', async (body) => {
  const { measure } = open()
  expect(await measure(body)).toBe(400)
})
