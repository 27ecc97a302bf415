import { chromium, type Locator, type Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { drawnContrast, looksLike } from '#test/support/browser/drawnColours.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { CHROMIUM_FLAGS, chromiumPath } from '#test/support/browser/installedBrowsers.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import { PHONE } from '#test/support/browser/visitor.ts'

/** As Chrome on Android with dark websites, and the browser of Samsung, draw pages. */
const darkening = withSite({
  openBrowser: () =>
    chromium.launch({
      executablePath: chromiumPath(),
      args: [...CHROMIUM_FLAGS, '--blink-settings=forceDarkModeEnabled=true'],
      headless: true,
    }),
})
const plain = withSite()

async function newDarkPage() {
  const { page } = await darkening.newVisitor({ width: PHONE })
  await page.emulateMedia({ colorScheme: 'dark' })
  return page
}

test('where the browser darkens pages, the letters of every yellow button stand out', async () => {
  const page = await newDarkPage()
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  const letters = (yellow: Locator) => drawnContrast(yellow, EDGE)
  await journey.open(page, '/')
  expect(await letters(button('Reisen finden'))).toBeGreaterThanOrEqual(READABLE)

  await journey.open(page, '/reisen')
  await button('Reisen filtern').click()
  expect(await letters(button(/Reisen anzeigen$/))).toBeGreaterThanOrEqual(READABLE)

  await journey.open(page, journey.TRAVEL_PATH)
  expect(await letters(page.getByRole('link', { name: 'Jetzt buchen' }).first())).toBeGreaterThanOrEqual(READABLE)

  await journey.openFunnel(page)
  expect(await letters(button('Weiter'))).toBeGreaterThanOrEqual(READABLE)
})

test('where the browser darkens pages, the bars of the steps reached are the thick ones', async () => {
  const page = await newDarkPage()
  await journey.openFunnel(page)
  const bars = page.getByRole('navigation', { name: 'Schritte der Buchung' }).locator('span[aria-hidden] > span')
  const heights = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().height))
  expect(heights).toEqual([4, ...heights.slice(1).map(() => 1)])
  expect(heights.length).toBeGreaterThan(4)
})

test('where the browser darkens pages, the map of the route is drawn like elsewhere', async () => {
  const { page } = await plain.newVisitor({ width: PHONE })
  expect(await looksLike(await routeMap(await newDarkPage()), await routeMap(page))).toBe(true)
})

async function routeMap(page: Page) {
  await journey.open(page, journey.TRAVEL_PATH)
  const map = page.getByRole('group', { name: 'Karte der Route' })
  await map.scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Karte vergrössern' }).waitFor()
  return map
}

/** Text on its ground (WCAG 1.4.3). */
const READABLE = 4.5

/** Pixels of a button in which the page around it can show through. */
const EDGE = 2
