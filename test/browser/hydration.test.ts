import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { askedOperations, PHONE, untilQuiet, type Visitor } from '#test/support/browser/visitor.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { watchLayoutShifts } from '#test/support/browser/layoutShift.ts'

// In production, as visitors have it: the development build of React renders with other words.
const site = withSite({ environment: () => Promise.resolve({}) })

const PAGES = [
  '/',
  '/reisen',
  '/reisen?destinations=italien',
  '/recherche?q=wandern',
  journey.TRAVEL_PATH,
  `${journey.TRAVEL_PATH}?utm_source=newsletter&utm_content=17`,
  '/rechtliches/agb',
]

/** No request has left the site, and no cookie is kept. */
async function expectPrivate({ page, requests }: Visitor): Promise<void> {
  expect(requests.filter((request) => new URL(request.url()).origin !== site.origin)).toEqual([])
  expect(await page.context().cookies()).toEqual([])
}

const SLOW_TO_LOAD = ['DateTimeFormat', 'DisplayNames', 'ListFormat', 'NumberFormat', 'PluralRules'] as const

/** @returns which of the browser's time zones and word forms the page has asked for; they take longer than all else it begins with */
async function watchLocaleData(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript((names) => {
    const made: string[] = []
    Object.assign(globalThis, { made })
    for (const name of names) {
      const construct = (target: object, values: unknown[]) => {
        made.push(name)
        return Reflect.construct(target as new () => object, values) as object
      }
      Object.assign(Intl, { [name]: new Proxy(Intl[name], { construct }) })
    }
  }, SLOW_TO_LOAD)
  // In this hour summer and winter time are on different days.
  const isDayOpen = new Date().getUTCHours() === 22
  return async () => {
    const made = await page.evaluate(() => (globalThis as unknown as { made: readonly string[] }).made)
    return made.filter((name) => !isDayOpen || name !== 'DateTimeFormat')
  }
}

// rules 10.17, 10.19
test.each(PAGES)(
  '%s is taken over without a warning or locale data; before consent nothing is asked a second time, nor elsewhere',
  async (path) => {
    const visitor = await site.newVisitor({ width: PHONE })
    const { page, problems, requests } = visitor
    const localeData = await watchLocaleData(page)
    await journey.open(page, path)
    await untilQuiet(page)
    expect(await localeData()).toEqual([])
    expect(problems).toEqual([])
    expect(askedOperations(requests)).toEqual([])
    await expectPrivate(visitor)
  },
)

test.each([PHONE, 1280])(
  'while a page of %i pixels comes nothing of it moves, and when it is there all of it is laid out',
  async (width) => {
    const { page } = await site.newVisitor({ width })
    const moves = await watchLayoutShifts(page)
    for (const path of ['/', '/reisen', journey.TRAVEL_PATH]) {
      await journey.open(page, path)
      await untilQuiet(page)
      const parts = page.locator('[data-below]')
      expect(await parts.count()).toBeGreaterThan(2)
      const waiting = () =>
        parts.evaluateAll((all) => all.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length)
      await expect.poll(waiting).toBe(0)
      expect(await moves()).toEqual([])
    }
  },
)

// rule 4.8.1
test('the first step of the funnel is taken over without a warning or locale data, and asks for what is left only', async () => {
  const visitor = await site.newVisitor()
  const { page, problems, requests } = visitor
  const localeData = await watchLocaleData(page)
  await journey.openFunnel(page)
  // The places of the chosen departure, and the other variant for its prices.
  const left = ['Contingents', 'RatioTravel']
  await expect.poll(() => askedOperations(requests).toSorted()).toEqual(left)
  await untilQuiet(page)
  expect(await localeData()).toEqual([])
  expect(problems).toEqual([])
  expect(askedOperations(requests).toSorted()).toEqual(left)
  await expectPrivate(visitor)
  // React takes the scripts of the head in their order: none may take itself away.
  expect(await page.locator('head > script').allTextContents()).toEqual([
    expect.stringContaining('capturedEvents'),
    expect.stringContaining('FontFace'),
  ])
})

test('a reload of the first step, its date given by a link, is taken over without a warning', async () => {
  const { page, problems } = await site.newVisitor()
  await journey.open(page, '/buchen/provence/start?variante=provence-bahn&datum=provence-bahn-20270623')
  const date = page.getByRole('heading', { name: 'Ihr Reisedatum' })
  await date.waitFor()
  await untilQuiet(page)
  expect(new URL(page.url()).search).toBe('')
  await page.reload()
  await date.waitFor()
  await untilQuiet(page)
  expect(problems).toEqual([])
})

test('the way back to the list costs no request', async () => {
  const { page, requests } = await site.newVisitor()
  await journey.open(page, journey.LIST_PATH)
  await page.getByRole('link', { name: /^Provence zur Lavendelblüte/ }).click()
  await journey.arriveAt(page, /^Provence zur Lavendelblüte/)
  // Asked for last, when the travel is there already.
  await page.getByRole('heading', { name: 'Diese Reisen könnten Ihnen auch gefallen' }).waitFor()
  await untilQuiet(page)
  const asked = askedOperations(requests)
  await page.goBack()
  await journey.arriveAt(page, 'Unsere Reisen')
  await untilQuiet(page)
  expect(askedOperations(requests)).toEqual(asked)
})
