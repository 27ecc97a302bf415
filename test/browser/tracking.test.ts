import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { violations } from '#test/support/browser/axe.ts'
import { newVisitor, PHONE, untilQuiet, type Visitor } from '#test/support/browser/visitor.ts'
import {
  type AnalyticsCollector,
  recordedText,
  startAnalyticsCollector,
} from '#test/support/browser/analyticsCollector.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { watchLayoutShifts } from '#test/support/browser/layoutShift.ts'
import { JOURNEY_ENVIRONMENT } from '#test/support/browser/site.ts'
import { storedConversions } from '#test/support/browser/bookings.ts'

let matomo: AnalyticsCollector
let posthog: AnalyticsCollector

/** The machine may be busy: polls wait for what has to come. */
const SOON = { timeout: 20_000 }

const KEY = 'phc_test'

/** PostHog's remote configuration: record, and load nothing else. */
const SETTINGS = { sessionRecording: { endpoint: '/s/' }, hasFeatureFlags: false, supportedCompression: [] }

const site = withSite({
  environment: async () => {
    matomo = await startAnalyticsCollector()
    posthog = await startAnalyticsCollector({ [`/array/${KEY}/config`]: JSON.stringify(SETTINGS) })
    return {
      ...JOURNEY_ENVIRONMENT,
      MATOMO_URL: matomo.origin,
      MATOMO_SITE_ID: '7',
      POSTHOG_KEY: KEY,
      POSTHOG_HOST: posthog.origin,
    }
  },
})

afterAll(async () => {
  await Promise.all([matomo.stop(), posthog.stop()])
})

/** Hits of Matomo since the test began: address below the site, title, page before, search, event. */
function hitsSince(before: number) {
  return matomo
    .at('/matomo.php')
    .slice(before)
    .map(({ parameters: { url = '', action_name, urlref, search, e_a } }) => ({
      path: url.replace(site.origin, ''),
      title: action_name,
      from: urlref?.replace(site.origin, ''),
      search,
      event: e_a,
    }))
}

function question(page: Page) {
  return page.getByRole('region', { name: 'Ihre Privatsphäre' })
}

function answer(page: Page, name: 'Nein' | 'Ja') {
  return question(page).getByRole('button', { name }).click()
}

/** PostHog hears no robots, so the browser under test says that it is none. */
async function looksHuman({ page }: Pick<Visitor, 'page'>): Promise<void> {
  await page.addInitScript(() => {
    const agent = navigator.userAgent.replace('Headless', '')
    for (const [name, value] of Object.entries({ webdriver: false, userAgent: agent, userAgentData: undefined }))
      Object.defineProperty(navigator, name, { get: () => value })
  })
}

/** The visitor gives a sign of life, as everybody does. */
async function comesToLife(page: Page): Promise<void> {
  for (const x of [200, 220, 240]) {
    await page.mouse.move(x, 300)
    await page.waitForTimeout(100)
  }
}

async function cookieNames(page: Page): Promise<readonly string[]> {
  return (await page.context().cookies()).map(({ name }) => name).toSorted()
}

// rules 1.1.5, 2.1.3, 7.5.1
test('each page is counted once, with its address, title and the page before; a search with its text; nothing leaves the site', async () => {
  const { page, requests, problems } = await site.newVisitor()
  const before = matomo.at('/matomo.php').length
  // Beacons that leave at the same time overtake each other: each is waited for.
  const arrived = (count: number) => expect.poll(() => hitsSince(before).length, SOON).toBe(count)
  await journey.open(page, '/?utm_source=brief&gclid=person#fragment')
  await arrived(1)
  await page.getByRole('link', { name: 'Alle Reisen', exact: true }).first().click()
  await journey.arriveAt(page, 'Unsere Reisen')
  await arrived(2)
  const card = page.locator('main a[href^="/reisen/"]').first()
  const travel = await card.getAttribute('href')
  await card.click()
  await page.getByRole('link', { name: 'Jetzt buchen' }).last().waitFor()
  await arrived(3)
  await page.goBack()
  await journey.arriveAt(page, 'Unsere Reisen')
  await arrived(4)
  await page.goto('/recherche?q=wandern')
  await arrived(5)
  await page.goto('/gibt/es-nicht')
  await arrived(6)
  expect(hitsSince(before)).toEqual([
    expect.objectContaining({ path: '/?utm_source=brief', from: undefined, search: undefined, event: undefined }),
    {
      path: '/reisen',
      title: 'Unsere Reisen – Carovia Reisen',
      from: '/?utm_source=brief',
      search: undefined,
      event: undefined,
    },
    expect.objectContaining({ path: travel, from: '/reisen' }),
    expect.objectContaining({ path: '/reisen', from: travel }),
    expect.objectContaining({ path: '/recherche?q=wandern', search: 'wandern' }),
    expect.objectContaining({ path: '/gibt/es-nicht', search: undefined }),
  ])
  expect(JSON.stringify(matomo.received.map(({ headers }) => headers))).not.toContain('cookie')
  expect(requests.filter((request) => new URL(request.url()).origin !== site.origin)).toEqual([])
  expect(await cookieNames(page)).toEqual([])
  expect(problems.filter((problem) => !problem.includes('es-nicht'))).toEqual([])
})

// rule 10.19
test('before an answer nothing is kept and nobody is told; the question covers neither the bar that books nor the page, and moves nothing', async () => {
  const { page, requests } = await site.newVisitor({ isAsked: true, width: PHONE })
  const before = storedConversions(site.directory).length
  const moves = await watchLayoutShifts(page)
  await journey.open(page, `${journey.TRAVEL_PATH}?utm_source=brief`)
  await untilQuiet(page)
  expect(await question(page).count()).toBe(0)
  await comesToLife(page)
  await question(page).waitFor()
  await page.waitForTimeout(500)
  expect(await moves()).toEqual([])
  const bar = await page.getByRole('link', { name: 'Jetzt buchen' }).last().boundingBox()
  const asked = await question(page).boundingBox()
  expect(asked!.y + asked!.height).toBeLessThanOrEqual(bar!.y)
  expect(await violations(page)).toEqual([])
  expect(requests.filter((request) => new URL(request.url()).origin !== site.origin)).toEqual([])
  expect(await cookieNames(page)).toEqual([])
  expect(storedConversions(site.directory)).toHaveLength(before)

  await answer(page, 'Nein')
  await expect.poll(() => storedConversions(site.directory).length, SOON).toBe(before + 1)
  expect(storedConversions(site.directory).at(-1)).toMatchObject({ name: 'View_Tour' })
  expect(storedConversions(site.directory).at(-1)!.document).not.toContain('brief')
  await page.reload()
  await comesToLife(page)
  await page.waitForTimeout(1_000)
  expect(await question(page).count()).toBe(0)
  expect(await cookieNames(page)).toEqual([])
  expect(posthog.received).toEqual([])
})

test.each([journey.TRAVEL_PATH, journey.stepUrl('start')])(
  'on a phone the question and the bar at the foot of %s cover no more than a fifth together',
  async (path) => {
    const { page } = await site.newVisitor({ isAsked: true, width: PHONE, height: 844 })
    await journey.open(page, path)
    await comesToLife(page)
    await question(page).waitFor()
    const covered = () =>
      question(page).evaluate((bar) => (window.innerHeight - bar.getBoundingClientRect().top) / window.innerHeight)
    await expect.poll(covered).toBeLessThanOrEqual(0.2)
    const sizes = await question(page)
      .getByRole('button')
      .evaluateAll((answers) => answers.map((one) => one.getBoundingClientRect()))
    expect(sizes.map(({ width, height }) => [Math.round(width), height >= 44])).toEqual([
      [64, true],
      [64, true],
    ])
    await question(page).getByText('Mehr dazu').click()
    await question(page)
      .getByText(/^Immer:/)
      .waitFor()
    expect(await violations(page)).toEqual([])
  },
)

// rules 1.1.5, 9.8.1, 9.8.2, 10.19
test('after consent the acquisition is sent for 30 days; after withdrawal no longer, at once', async () => {
  const visitor = await site.newVisitor({ isAsked: true })
  const { page } = visitor
  await looksHuman(visitor)
  const before = storedConversions(site.directory).length
  await journey.open(page, `${journey.TRAVEL_PATH}?utm_source=brief&utm_medium=mail&gclid=klick`)
  await comesToLife(page)
  await answer(page, 'Ja')
  await expect.poll(() => storedConversions(site.directory).length, SOON).toBe(before + 1)
  const sent = storedConversions(site.directory).at(-1)!
  const told = JSON.parse(sent.document) as Record<string, unknown>
  expect([sent.name, told['tourName'], told['source'], told['medium'], told['gclid']]).toEqual([
    'View_Tour',
    'Provence zur Lavendelblüte',
    'brief',
    'mail',
    'klick',
  ])
  expect(told['sessionId']).toMatch(/^[0-9a-f]{32}$/)
  expect(told['landingPageUrl']).toBe(site.origin + journey.TRAVEL_PATH)
  expect(await cookieNames(page)).toEqual(['acquisition', 'session_id'])
  const [cookie] = await page.context().cookies()
  expect(Math.round((cookie!.expires - Date.now() / 1000) / 86_400)).toBe(30)
  await expect
    .poll(() => posthog.at('/s/').length + posthog.at('/e/').length + posthog.at('/i/v0/e/').length, SOON)
    .toBeGreaterThan(0)

  await page.reload()
  await comesToLife(page)
  await page.getByRole('button', { name: 'Privatsphäre' }).click()
  await expect.poll(() => question(page).evaluate((bar) => bar === document.activeElement), SOON).toBe(true)
  await question(page).getByText('Zurzeit gilt: Ja, wir dürfen das.').waitFor()
  await page.keyboard.press('Escape')
  expect(await question(page).count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Privatsphäre')
  await page.keyboard.press('Enter')
  await answer(page, 'Nein')
  await page.waitForTimeout(500)
  const asked = posthog.received.length
  await page.mouse.wheel(0, 400)
  await page.getByRole('link', { name: 'Alle Reisen', exact: true }).first().click()
  await journey.arriveAt(page, 'Unsere Reisen')
  await page.waitForTimeout(4_000)
  expect(posthog.received.slice(asked)).toEqual([])
  expect(await cookieNames(page)).toEqual([])
  // Once per browser: the tour was told.
  expect(storedConversions(site.directory)).toHaveLength(before + 1)
})

// rule 10.19
test('a browser that says no by itself is not asked, but can be told otherwise', async () => {
  const { page } = await site.newVisitor({ isAsked: true })
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await journey.open(page, '/')
  await comesToLife(page)
  await page.waitForTimeout(1_000)
  expect(await question(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Privatsphäre' }).click()
  await answer(page, 'Ja')
  await expect.poll(() => cookieNames(page), SOON).toEqual(['acquisition', 'session_id'])
})

// rule 2.1.4
test('half a word of a search is counted nowhere', async () => {
  const visitor = await site.newVisitor({ isAsked: true })
  const { page } = visitor
  await looksHuman(visitor)
  const [hits, told] = [matomo.at('/matomo.php').length, posthog.received.length]
  await journey.open(page, '/reisen')
  await comesToLife(page)
  await answer(page, 'Ja')
  await page.goto('/recherche?q=wan')
  const field = page.getByLabel('Stichwort')
  await field.press('End')
  await field.pressSequentially('dern', { delay: 700 })
  const searches = () => hitsSince(hits).flatMap(({ search }) => search ?? [])
  await expect.poll(searches, SOON).toContain('wandern')
  // A page view by its own address: where the visit began, and what is recorded, may hold half a word.
  const viewed = () =>
    posthog.received
      .slice(told)
      .flatMap(({ body }) => [
        ...recordedText(body).matchAll(/"event":"\$pageview".*?"\$current_url":"[^"]*q=([^"]*)"/g),
      ])
      .map(([, text]) => text)
  await expect.poll(viewed, SOON).toContain('wandern')
  for (const half of ['wand', 'wande', 'wander']) {
    expect(searches()).not.toContain(half)
    expect(viewed()).not.toContain(half)
  }
})

// rules 1.1.5, 4.16.4, 7.4.5, 10.20
test('a booking is followed from start to success, once each, the booker by number; no name, address or word of it is told', async () => {
  const visitor = await newVisitor(await site.browser(), site.origin, { isAsked: true })
  const { page } = visitor
  await looksHuman(visitor)
  const [hits, conversions, told] = [
    matomo.at('/matomo.php').length,
    storedConversions(site.directory).length,
    posthog.received.length,
  ]
  await journey.open(page, '/?utm_source=brief')
  await comesToLife(page)
  await answer(page, 'Ja')
  await journey.reachPayment(page)
  await journey.acceptTerms(page)
  await journey.book(page)
  await journey.arriveAt(page, journey.steps.confirmation)
  const orderNo = await journey.orderNumber(page)
  const funnel = [
    'booking_start',
    'booking_step_1_services',
    'booking_step_2_personal_data',
    'booking_step_3_additional_services',
  ]
  const all = [...funnel, 'booking_step_4_select_payment_method', 'booking_submit', 'booking_success']
  await expect.poll(() => hitsSince(hits).flatMap(({ event }) => event ?? []), SOON).toEqual(all)
  const rows = () => storedConversions(site.directory).slice(conversions)
  await expect.poll(() => rows().map(({ name }) => name), SOON).toEqual(['Start_Checkout', 'Complete_Booking'])
  const { conversionValue, conversionCurrency, source, bookingId } = JSON.parse(rows()[1]!.document) as Record<
    string,
    unknown
  >
  expect([conversionValue, conversionCurrency, source]).toEqual([journey.totals.aloneInFrancs, 'CHF', 'brief'])
  expect(bookingId).toEqual(expect.any(String))

  await page.getByRole('link', { name: 'Weitere Reisen ansehen' }).click()
  await journey.arriveAt(page, 'Unsere Reisen')
  const texts = () =>
    posthog.received
      .slice(told)
      .map(({ body }) => recordedText(body))
      .join('\n')
  for (const wanted of [...all, '$identify', '"gender":"f"', '"birthYear":1980', '"country":"CH"'])
    await expect.poll(texts, SOON).toContain(wanted)
  await visitor.leave()
  expect(texts()).toContain('$snapshot')
  const toldAll = texts() + JSON.stringify(matomo.received)
  for (const secret of [
    'Muster',
    'Lindenweg',
    'anna.muster',
    '123 45 67',
    '791234567',
    '01.02.1980',
    '1980-02-01',
    orderNo,
  ])
    expect.soft(toldAll, secret).not.toContain(secret)
  expect(toldAll).not.toMatch(/"(?:isChecked|checked)":true/)
})

// rule 10.18
test('a booker who closed the window is not known to product analytics in the next one', async () => {
  const visitor = await site.newVisitor({ isAsked: true })
  await looksHuman(visitor)
  const { page } = visitor
  const stored = (of: Page): Promise<Record<string, unknown>> =>
    of.evaluate((key) => JSON.parse(localStorage.getItem(`ph_${key}_posthog`) ?? '{}') as Record<string, unknown>, KEY)
  await journey.open(page, '/')
  await comesToLife(page)
  await answer(page, 'Ja')
  await expect.poll(async () => typeof (await stored(page))['distinct_id'], SOON).toBe('string')
  await page.evaluate((key) => {
    const name = `ph_${key}_posthog`
    const known = JSON.parse(localStorage.getItem(name) ?? '{}') as object
    localStorage.setItem(name, JSON.stringify({ ...known, distinct_id: 'booker-1', $user_state: 'identified' }))
  }, KEY)
  const next = await page.context().newPage()
  await looksHuman({ page: next })
  await page.close()
  await next.goto('/')
  await comesToLife(next)
  await expect.poll(async () => (await stored(next))['distinct_id'], SOON).not.toBe('booker-1')
  expect((await stored(next))['$user_state']).not.toBe('identified')
  await visitor.leave()
})
