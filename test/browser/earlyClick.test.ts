import type { Browser, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOperation, newVisitor, openBrowser } from '#test/support/browser.ts'
import * as journey from '#test/support/journey.ts'
import { isPlaceBooking } from '#test/support/placeBooking.ts'
import { JOURNEY_ENVIRONMENT, removeDirectory, startSite, type Site } from '#test/support/site.ts'
import { storedBookings } from '#test/support/storedBookings.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  ;[browser, site] = await Promise.all([openBrowser(), startSite({ environment: JOURNEY_ENVIRONMENT })])
})

afterAll(async () => {
  await browser.close()
  await site.stop()
  removeDirectory(site.directory)
})

test('a click while the price is still being checked counts, and books when the answer is here', async () => {
  const { page, requests, leave } = await newVisitor(browser, site.origin)
  await journey.reachPayment(page)
  await journey.acceptTerms(page)
  let answer = () => {}
  const isAsked = new Promise<void>((resolve) => {
    void page.route('**/api/proxy', async (route: Route) => {
      if (!isOperation(route.request(), 'RatioSummaryQuery')) return route.fallback()
      await new Promise<void>((release) => {
        answer = release
        resolve()
      })
      return route.fallback()
    })
  })
  await page.reload()
  await journey.arriveAt(page, journey.steps.payment)
  await isAsked
  await journey.bookButton(page).click()
  await page.getByRole('button', { name: 'Der Preis wird geprüft …' }).waitFor()
  expect(requests.filter(isPlaceBooking)).toHaveLength(0)
  answer()
  await journey.arriveAt(page, journey.steps.confirmation)
  expect(requests.filter(isPlaceBooking)).toHaveLength(1)
  expect(storedBookings(site.directory)).toHaveLength(1)
  await leave()
})
