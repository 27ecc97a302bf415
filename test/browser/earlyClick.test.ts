import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { isOperation } from '#test/support/browser.ts'
import { withSite } from '#test/support/house.ts'
import * as journey from '#test/support/journey.ts'
import { isPlaceBooking } from '#test/support/placeBooking.ts'
import { storedBookings } from '#test/support/storedBookings.ts'

const house = withSite()

test('a click while the price is still being checked counts, and books when the answer is here', async () => {
  const { page, requests } = await house.enter()
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
  await journey.book(page)
  await page.getByRole('button', { name: 'Der Preis wird geprüft …' }).waitFor()
  expect(requests.filter(isPlaceBooking)).toHaveLength(0)
  answer()
  await journey.arriveAt(page, journey.steps.confirmation)
  expect(requests.filter(isPlaceBooking)).toHaveLength(1)
  expect(storedBookings(house.directory)).toHaveLength(1)
})
