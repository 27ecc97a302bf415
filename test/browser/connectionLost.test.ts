import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { cuttable } from '#test/support/browser/brokenLine.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import { userOf } from '#test/support/browser/userSimulator.ts'
import { newVisitor, PHONE, untilQuiet } from '#test/support/browser/visitor.ts'

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
test('where the line is dead and the device does not notice, «Weiter» ends in words of the site and not of the browser', async () => {
  const line = await cuttable(site.port)
  onTestFinished(line.close)
  const { page, leave } = await newVisitor(await site.browser(), line.origin, { width: PHONE })
  onTestFinished(leave)
  await journey.openFunnel(page)
  await journey.fillShortStart(page)
  await expect.poll(() => filesOf(page, /\/(?:step-)?services-[^/]+\.js$/)).toBe(2)
  line.setCut(true)
  await journey.goOn(page)
  await page.getByText('Die Reise konnte nicht geladen werden').waitFor()
  line.setCut(false)
  await userOf(page).press(page.getByRole('button', { name: 'Noch einmal versuchen' }))
  await journey.arriveAt(page, journey.steps.services)
  await journey.seeTotal(page, journey.totals.alone)
})

// rule 8.1.1.13
test('a script that fails once costs neither the step nor what was filled in', async () => {
  const { page } = await site.newVisitor({ width: PHONE })
  await journey.openFunnel(page)
  await journey.fillShortStart(page)
  let hasFailed = false
  await page.route(/\/assets\/services-/, async (route) => {
    // Not where the file is loaded ahead, which takes nothing from the page.
    if (hasFailed || route.request().resourceType() !== 'script') return route.continue()
    hasFailed = true
    return route.abort()
  })
  const reloaded = page.waitForEvent('load')
  await journey.goOn(page)
  await reloaded
  await expect.poll(() => page.locator('input[name=date]:checked').count()).toBe(1)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.services)
})

/** How many files of this name the page has loaded. */
function filesOf(page: Page, name: RegExp): Promise<number> {
  return page.evaluate((pattern) => {
    const isFound = new RegExp(pattern)
    return new Set(
      performance
        .getEntriesByType('resource')
        .map((entry) => entry.name)
        .filter((file) => isFound.test(file)),
    ).size
  }, name.source)
}

test('without a connection the travel page keeps its route, and the calendar of its dates comes with the first press once it is back', async () => {
  const { context, page } = await site.newVisitor()
  await journey.open(page, journey.TRAVEL_PATH)
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('RouteMap'))
  const route = page.getByRole('heading', { name: 'Route', exact: true })
  await route.scrollIntoViewIfNeeded()
  await failed
  await page.getByRole('link', { name: 'Kalender', exact: true }).click()
  const again = page.getByRole('link', { name: 'Noch einmal versuchen' })
  await again.waitFor()
  expect(await route.isVisible()).toBe(true)
  await context.setOffline(false)
  await again.click()
  await page.getByRole('table', { name: 'Juni 2027' }).waitFor()
})
