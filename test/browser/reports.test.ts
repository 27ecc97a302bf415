import type { Page, Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { newVisitor, openBrowser, untilQuiet, type VisitorOptions } from '#test/support/browser/visitor.ts'
import { removeDirectory, startSite, type Site } from '#test/support/browser/site.ts'
import { valueIn } from '#test/support/server/openProxy.ts'

/** With product analytics there is a question of consent, and a part of the page for it that comes late. */
const MEASURED = { METRICS_PORT: '0', POSTHOG_KEY: 'phc_test', POSTHOG_HOST: 'https://posthog.example' }

let site: Site
let browser: Browser

beforeAll(async () => {
  site = await startSite({ environment: MEASURED })
  browser = await openBrowser()
})

afterAll(async () => {
  await browser.close()
  await site.stop()
  removeDirectory(site.directory)
})

/** The machine may be busy: polls wait for what has to come. */
const SOON = { timeout: 60_000, interval: 100 }

async function enter(options: VisitorOptions = {}, entered = site) {
  const visitor = await newVisitor(browser, entered.origin, options)
  onTestFinished(visitor.leave)
  return visitor
}

/** A site that nobody but this test visits: visits can be counted there, in repetitions of the test too. */
async function startSiteOfItsOwn(environment: Record<string, string>): Promise<Site> {
  const own = await startSite({ environment })
  onTestFinished(async () => {
    await own.stop()
    removeDirectory(own.directory)
  })
  return own
}

async function metric(sample: string, measured = site): Promise<number | null> {
  const [url = ''] = /http:[^"\s]*\/metrics/.exec(measured.output()) ?? []
  return valueIn(await (await fetch(url)).text(), sample)
}

/** Lines of the log with this message. */
function lines(message: string): readonly Record<string, unknown>[] {
  const all = site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  return all.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === message)
}

/** Throws in the page as a script of ours would. */
async function fail(page: Page, message: string): Promise<void> {
  await page.evaluate((text) => {
    const error = new TypeError(text)
    error.stack = `TypeError: ${text}\n    at render (${location.origin}/assets/site-DmosYuCH.js:1:2345)`
    setTimeout(() => {
      throw error
    })
  }, message)
}

test('an error nobody holds is one line and one count, without what it was about', async () => {
  const { page } = await enter()
  await page.goto('/reisen?q=geheim#mueller')
  await untilQuiet(page)
  await fail(page, 'no room for "Anna Müller", anna@example.ch, 079 123')
  await fail(page, 'no room for "Anna Müller", anna@example.ch, 079 123')
  await expect.poll(() => metric('site_browser_errors_total{kind="error",route="/reisen"}'), SOON).toBe(1)
  expect(lines('browser error')).toMatchObject([
    {
      kind: 'error',
      message: 'TypeError: no room for (value), (e-mail) 0 0',
      frames: ['/assets/site-DmosYuCH.js:1:2345'],
      route: '/reisen',
      browser: 'Chrome',
      build: expect.stringMatching(/^[\da-f]{12}$/) as string,
    },
  ])
  expect(site.output()).not.toMatch(/geheim|Müller|anna@/)
})

test('a rejected promise nobody heeds is told too', async () => {
  const { page } = await enter()
  await page.goto('/auftrag')
  await untilQuiet(page)
  await page.evaluate(() => void Promise.reject(new Error('late')))
  await expect.poll(() => metric('site_browser_errors_total{kind="rejection",route="/auftrag"}'), SOON).toBe(1)
})

test('an error held by a boundary is told, and the page goes on', async () => {
  const { page } = await enter({ isAsked: true })
  await page.route('**/assets/ConsentBar-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export function ConsentBar() { throw new Error("boom") }' }),
  )
  await page.goto('/')
  let x = 200
  const told = async () => {
    // A sign of life is heard once the page listens.
    await page.mouse.move((x += 5), 200)
    return metric('site_browser_errors_total{kind="error",route="/"}')
  }
  await expect.poll(told, SOON).toBe(1)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
})

test('violations of the content policy are counted by directive', async () => {
  const { page } = await enter()
  await page.goto('/reisen')
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.broken = 1' })),
  )
  await expect
    .poll(() => metric('site_policy_reports_total{directive="script-src-elem"}'), { ...SOON, timeout: 120_000 })
    .toBe(1)
  expect(lines('content policy')).toMatchObject([{ directive: 'script-src-elem', blocked: 'inline', route: '/reisen' }])
})

test('how a visit went is told when the page is hidden, by the page it began with', async () => {
  const visited = await startSiteOfItsOwn(MEASURED)
  const { page, requests } = await enter({}, visited)
  await page.goto('/')
  const loaded = page.waitForResponse(/\/assets\/vitals-/)
  await page.mouse.move(200, 200)
  await page.mouse.move(220, 220)
  await loaded
  await untilQuiet(page)
  expect(requests.filter((request) => request.url().endsWith('/api/vitals'))).toEqual([])
  await page.goto('about:blank')
  for (const name of ['LCP', 'TTFB'])
    await expect.poll(() => metric(`site_web_vital_seconds_count{name="${name}",route="/"}`, visited), SOON).toBe(1)
  expect(await metric('site_layout_shift_count{route="/"}', visited)).toBe(1)
})

test('where nobody asks for metrics nothing of a visit is measured', async () => {
  const { page, requests } = await enter({}, await startSiteOfItsOwn({}))
  const tracker = page.waitForResponse(/\/assets\/tracker-/)
  await page.goto('/')
  await page.mouse.move(200, 200)
  await page.mouse.move(220, 220)
  await tracker
  await untilQuiet(page)
  expect(requests.filter((request) => /vitals/.test(request.url()))).toEqual([])
})
