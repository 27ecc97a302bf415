import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE, withholdScripts } from '#test/support/browser/visitor.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'

const site = withSite()

/** Scripts of a whole page come and start. */
const SOON = { timeout: 30_000 }

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** Opens the first step with its scripts held back. */
async function openUnscripted(page: Page) {
  const scripts = await withholdScripts(page)
  await page.goto(journey.stepUrl('start'), { waitUntil: 'commit' })
  await journey.arriveAt(page, journey.steps.start)
  return scripts
}

test('clicks and input before hydration are replayed once, in order', async () => {
  const { page, problems } = await site.newVisitor({ width: PHONE })
  const scripts = await openUnscripted(page)
  await field(page, 'Erwachsene').fill('3')
  await press(page, 'Erwachsene: eins mehr')
  await press(page, 'Erwachsene: eins mehr')
  const dates = page.getByRole('radio', { name: /^\w\w \d/ })
  const last = dates.and(page.locator(':enabled')).last()
  const name = await last.getAttribute('value')
  await last.check()
  scripts.release()
  await expect.poll(() => field(page, 'Erwachsene').inputValue(), SOON).toBe('5')
  await expect.poll(() => page.locator('input[name=date]:checked').getAttribute('value'), SOON).toBe(name)
  await expect.poll(() => page.locator('[data-captured]').count()).toBe(0)
  await press(page, 'Erwachsene: eins mehr')
  await expect.poll(() => field(page, 'Erwachsene').inputValue(), SOON).toBe('6')
  expect(problems).toEqual([])
})

test('an early click of a returning visitor changes the stored draft, not the served page', async () => {
  const { page, problems } = await site.newVisitor({ width: PHONE })
  await journey.openFunnel(page)
  await journey.setAdults(page, 4)
  await expect.poll(() => page.evaluate(() => JSON.stringify(window.localStorage)), SOON).toContain('travellers')
  const scripts = await openUnscripted(page)
  await press(page, 'Erwachsene: eins mehr')
  scripts.release()
  await expect.poll(() => field(page, 'Erwachsene').inputValue(), SOON).toBe('5')
  expect(problems).toEqual([])
})

test('what is entered after a link to the funnel stays, however late the script that restores bookings', async () => {
  const { page, problems } = await site.newVisitor()
  await journey.open(page, '/reisen/provence')
  const late: string[] = []
  await page.route(/\/assets\/bookingPersistence-/, async (route) => {
    late.push(route.request().url())
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    await route.continue()
  })
  await page.getByRole('link', { name: 'Jetzt buchen' }).click()
  await journey.arriveAt(page, journey.steps.start)
  await press(page, 'Kind hinzufügen')
  await field(page, 'Geburtsdatum des Kindes').pressSequentially('10.03.2018', { delay: 400 })
  expect(await field(page, 'Geburtsdatum des Kindes').inputValue()).toBe('10.03.2018')
  expect(late).toHaveLength(1)
  expect(problems).toEqual([])
})

test('a booking whose script cannot be loaded is not shown as empty, and is there at the next attempt', async () => {
  const { page } = await site.newVisitor({ width: PHONE })
  await journey.openFunnel(page)
  await journey.setAdults(page, 4)
  await expect.poll(() => page.evaluate(() => JSON.stringify(window.localStorage)), SOON).toContain('travellers')
  await page.route(/\/assets\/bookingPersistence-/, (route) => route.abort())
  await page.reload()
  await journey.arriveAt(page, 'Das hat nicht geklappt')
  await page.unroute(/\/assets\/bookingPersistence-/)
  await page.getByRole('link', { name: 'Noch einmal versuchen' }).click()
  await expect.poll(() => field(page, 'Erwachsene').inputValue(), SOON).toBe('4')
})
