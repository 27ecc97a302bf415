import { expect, test } from 'vitest'
import { forgetBookings } from '#test/support/browser/bookings.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'

/** A site whose day is the real one: a fixed day never ends. */
const site = withSite({ environment: () => Promise.resolve({ NODE_ENV: 'test', SCENARIOS: '1' }) })

// rule 10.24
test('a page left open until its departure has begun goes on to the new day, and says what that took away', async () => {
  const { page } = await site.newVisitor()
  await page.clock.install()
  await journey.openFunnel(page)
  const chosen = page.locator('input[name=date]:checked')
  const [, year, month, day] = /(\d{4})(\d\d)(\d\d)/.exec((await chosen.getAttribute('value')) ?? '') ?? []
  await page.getByRole('button', { name: 'Erwachsene: eins mehr' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('redux'))).toContain('provence')
  const noon = Date.UTC(Number(year), Number(month) - 1, Number(day), 12)
  await page.clock.fastForward(noon - Date.now())
  await page.getByText(/Die Reise vom .* hat schon begonnen\./).waitFor({ timeout: 20_000 })
  expect(await page.locator(`input[name=date][value*="${String(year)}${String(month)}${String(day)}"]`).count()).toBe(0)
})

// rule 10.24
test('a travel page left open until a departure has begun shows it no more', async () => {
  const { page } = await site.newVisitor()
  await page.clock.install()
  await journey.open(page, journey.TRAVEL_PATH)
  const first = page.getByRole('link', { name: / wählen$/ }).first()
  const days = (await first.getAttribute('aria-label')) ?? ''
  const href = (await first.getAttribute('href')) ?? ''
  const [, year, month, day] = /(\d{4})-?(\d\d)-?(\d\d)/.exec(decodeURIComponent(href)) ?? []
  const noon = Date.UTC(Number(year), Number(month) - 1, Number(day), 12)
  await page.clock.fastForward(noon - Date.now())
  await page.getByRole('link', { name: days, exact: true }).waitFor({ state: 'detached', timeout: 20_000 })
  await first.waitFor()
})

// rule 10.24
test.each([
  ['a year ahead', 366],
  ['years behind', -2000],
])('on a device whose clock is %s the same is on offer, and can be booked', async (...[, days]) => {
  const { page, context } = await site.newVisitor()
  await context.clock.install({ time: Date.now() + days * 86_400_000 })
  await journey.open(page, journey.TRAVEL_PATH)
  await page
    .getByRole('link', { name: / wählen$/ })
    .first()
    .waitFor()
  await journey.reachPayment(page)
  await journey.acceptTerms(page)
  await journey.book(page)
  await journey.arriveAt(page, journey.steps.confirmation)
  forgetBookings(site.directory)
})
