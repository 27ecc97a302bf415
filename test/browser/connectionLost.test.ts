import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as journey from '#test/support/browser/funnel.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import { userOf } from '#test/support/browser/userSimulator.ts'
import { PHONE, untilQuiet } from '#test/support/browser/visitor.ts'

const site = withSite()

/** The guard comes some seconds after the page. */
async function untilGuarded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /ConnectionGuard-/.test(name)),
  )
  await untilQuiet(page)
}

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Es besteht gerade keine Verbindung' })

// rule 8.1.1.13
test('without a connection «Weiter» keeps the step and says so; once it is back the next press goes on', async () => {
  const { page, context } = await site.newVisitor({ width: PHONE })
  await journey.openFunnel(page)
  await journey.fillShortStart(page)
  await untilGuarded(page)
  await context.setOffline(true)
  await journey.goOn(page)
  await notice(page).getByText('Ihre Angaben sind gespeichert.').waitFor()
  await journey.arriveAt(page, journey.steps.start)
  expect(await page.evaluate(() => document.activeElement?.contains(document.querySelector('[role=alert]')))).toBe(true)
  await context.setOffline(false)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.services)
  expect(await notice(page).count()).toBe(0)
  // What was open needs no connection, and has kept what was filled in.
  await context.setOffline(true)
  await userOf(page).press(page.getByRole('link', { name: 'Zurück', exact: true }))
  await journey.arriveAt(page, journey.steps.start)
  expect(await page.locator('input[name=date]:checked').count()).toBe(1)
})

// rule 8.1.1.13
test('without a connection «Zurück» of a page that was loaded anew keeps the step and says so', async () => {
  const { page, context } = await site.newVisitor({ width: PHONE, storageState: await site.storageState() })
  await journey.open(page, journey.stepUrl('personen'))
  await journey.arriveAt(page, journey.steps.personalData)
  const back = page.getByRole('link', { name: 'Zurück', exact: true })
  await untilGuarded(page)
  await context.setOffline(true)
  await userOf(page).press(back)
  await notice(page).waitFor()
  await journey.arriveAt(page, journey.steps.personalData)
  await context.setOffline(false)
  await userOf(page).press(notice(page).getByRole('button', { name: 'Noch einmal versuchen' }))
  await journey.arriveAt(page, journey.steps.services)
})

// rule 8.1.1.13
test('a script that fails once costs neither the step nor what was filled in', async () => {
  const { page } = await site.newVisitor({ width: PHONE })
  await journey.openFunnel(page)
  await journey.fillShortStart(page)
  await page.route(/\/assets\/services-/, (route) => route.abort(), { times: 1 })
  const reloaded = page.waitForEvent('load')
  await journey.goOn(page)
  await reloaded
  await expect.poll(() => page.locator('input[name=date]:checked').count()).toBe(1)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.services)
})
