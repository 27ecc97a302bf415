import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { isOperation } from '#test/support/browser/visitor.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { isPlaceBooking, storedBookings } from '#test/support/browser/bookings.ts'

const site = withSite()

test('a click while the price is still being checked counts, and books when the answer is here', async () => {
  const { page, requests } = await site.newVisitor({ storageState: await site.storageState() })
  await journey.openPayment(page)
  await journey.acceptTerms(page)
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const isAsked = new Promise<void>((resolve) => {
    void page.route('**/api/proxy', async (route: Route) => {
      if (!isOperation(route.request(), 'RatioSummaryQuery')) return route.fallback()
      resolve()
      // All are held: the page before the reload may ask too.
      await isAnswered
      return route.fallback()
    })
  })
  await page.reload()
  await journey.arriveAt(page, journey.steps.payment)
  await isAsked
  await journey.book(page)
  await page.getByRole('button', { name: 'Der Preis wird geprüft …' }).waitFor()
  expect(requests.filter(isPlaceBooking)).toHaveLength(0)
  answer()
  await journey.arriveAt(page, journey.steps.confirmation)
  expect(requests.filter(isPlaceBooking)).toHaveLength(1)
  expect(storedBookings(site.directory)).toHaveLength(1)
})
