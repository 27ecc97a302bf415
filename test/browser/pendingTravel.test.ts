import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from '#test/support/browser/axe.ts'
import { PHONE, untilQuiet } from '#test/support/browser/visitor.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'

const site = withSite()

/** Holds back what the platform answers, or other addresses, and lets it pass then unless told otherwise. */
function holdAnswers(
  page: Page,
  letGo = (route: Route) => route.continue(),
  addresses: string | RegExp = '**/api/proxy',
) {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  const isAsked = new Promise<void>((resolve) => {
    void page.route(addresses, async (route: Route) => {
      resolve()
      await isReleased
      await letGo(route)
    })
  })
  return { isAsked, release: () => release() }
}

function place(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY))
}

/** The list, as far down as the card of the travel, and how far that is. */
async function openListAtCard(page: Page) {
  await journey.open(page, journey.LIST_PATH)
  await untilQuiet(page)
  const card = page.getByRole('link', { name: /^Provence zur Lavendelblüte/ })
  await card.scrollIntoViewIfNeeded()
  const before = await place(page)
  return { card, before }
}

test('a pressed card is the beginning of its travel at once; the rest follows, and Back leads to the same place of the list', async () => {
  const { page, problems } = await site.newVisitor({ width: PHONE, height: 640 })
  const { card, before } = await openListAtCard(page)
  const { isAsked, release } = holdAnswers(page)
  await card.click()
  await isAsked
  await page.getByRole('heading', { level: 1, name: /^Provence zur Lavendelblüte/ }).waitFor()
  expect(await card.isVisible()).toBe(false)
  expect(await place(page)).toBe(0)
  release()
  await page.waitForURL(/\/reisen\/provence\//)
  await journey.arriveAt(page, /^Provence zur Lavendelblüte/)
  await page.goBack()
  await journey.arriveAt(page, 'Unsere Reisen')
  await expect.poll(() => place(page)).toBe(before)
  expect(problems).toEqual([])
})

test('Back before the travel has come leads to the same place of the list, and the travel does not come after all', async () => {
  const { page, problems } = await site.newVisitor({ width: PHONE, height: 640 })
  await journey.open(page, '/')
  const { card, before } = await openListAtCard(page)
  const { isAsked, release } = holdAnswers(page)
  await card.click()
  await isAsked
  await page.locator('[aria-busy="true"] h1').waitFor()
  expect(new URL(page.url()).pathname).toBe(journey.TRAVEL_PATH)
  await page.goBack()
  await journey.arriveAt(page, 'Unsere Reisen')
  await expect.poll(() => place(page)).toBe(before)
  expect(await card.evaluate((link) => link === document.activeElement)).toBe(true)
  release()
  await untilQuiet(page)
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(journey.LIST_PATH)
  expect(await place(page)).toBe(before)
  await page.goForward()
  await journey.arriveAt(page, /^Provence zur Lavendelblüte/)
  await page.goBack()
  await journey.arriveAt(page, 'Unsere Reisen')
  await page.goBack()
  await journey.arriveAt(page, /^Einsteigen/)
  expect(problems).toEqual([])
})

test('Back in the moment a card is pressed leads back to the list, and the travel does not come after all', async () => {
  const { page, problems } = await site.newVisitor()
  const { card } = await openListAtCard(page)
  await page.evaluate(() => {
    const pushState = window.history.pushState.bind(window.history)
    window.history.pushState = (...entry) => {
      pushState(...entry)
      window.history.back()
    }
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await card.click()
  await untilQuiet(page)
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(journey.LIST_PATH)
  expect(await card.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(asked.filter((url) => url.includes('/api/proxy'))).toEqual([])
  expect(problems).toEqual([])
})

test('a travel that cannot be loaded says so, and its beginning does not stay', async () => {
  const { page } = await site.newVisitor({ width: PHONE })
  await journey.open(page, journey.LIST_PATH)
  await untilQuiet(page)
  const { isAsked, release } = holdAnswers(page, (route) => route.abort())
  await page.getByRole('link', { name: /^Provence zur Lavendelblüte/ }).click()
  await isAsked
  await page.locator('[aria-busy="true"] h1').waitFor()
  release()
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('heading', { level: 1, name: /^Provence/ }).count()).toBe(0)
})

test('a link of a page that could not be loaded does not wait for that page again', async () => {
  const { page } = await site.newVisitor()
  await journey.open(page, journey.LIST_PATH)
  await untilQuiet(page)
  const { isAsked, release } = holdAnswers(page, (route) => route.abort())
  await page.getByRole('link', { name: /^Provence zur Lavendelblüte/ }).click()
  await isAsked
  release()
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Noch einmal versuchen' }).waitFor()
  holdAnswers(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Unsere Cars' }).click()
  await journey.arriveAt(page, 'Unsere Cars')
})

test('a list that keeps one waiting begins with its heading, says so once, and Back before it is there leads to where it was asked for', async () => {
  const { page, problems } = await site.newVisitor({ width: PHONE, height: 640 })
  await journey.open(page, '/')
  await untilQuiet(page)
  const link = page.getByRole('link', { name: 'Alle Reisen ansehen' })
  await link.scrollIntoViewIfNeeded()
  const before = await place(page)
  const { isAsked, release } = holdAnswers(page)
  await link.click()
  await isAsked
  await page.locator('[aria-busy="true"]').getByRole('heading', { level: 1, name: 'Unsere Reisen' }).waitFor()
  expect(await page.getByRole('status').filter({ hasText: 'Wird geladen' }).count()).toBe(1)
  expect(new URL(page.url()).pathname).toBe('/reisen')
  expect(await place(page)).toBe(0)
  expect(await violations(page)).toEqual([])
  await page.goBack()
  await journey.arriveAt(page, /^Einsteigen/)
  await expect.poll(() => place(page)).toBe(before)
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  release()
  await untilQuiet(page)
  expect(new URL(page.url()).pathname).toBe('/')
  await link.click()
  await journey.arriveAt(page, 'Unsere Reisen')
  await page.goBack()
  await journey.arriveAt(page, /^Einsteigen/)
  expect(problems).toEqual([])
})

test('a step that keeps one waiting says so above the step and to screen readers, and once', async () => {
  const { page, problems } = await site.newVisitor({ width: PHONE, storageState: await site.storageState() })
  const { release } = holdAnswers(page, undefined, /assets\/(?:personalData|step-personalData)-.*\.js$/)
  await journey.open(page, journey.stepUrl('leistungen'))
  const status = page.getByRole('status').filter({ hasText: 'Wird geladen' })
  const topHeight = () => page.evaluate(() => document.elementFromPoint(2, 1)?.getBoundingClientRect().height)
  expect([await status.count(), await topHeight()]).not.toContain(4)
  await page.getByRole('button', { name: 'Weiter', exact: true }).click()
  await status.waitFor()
  expect([await status.count(), await topHeight()]).toEqual([1, 4])
  expect(await violations(page)).toEqual([])
  release()
  await journey.arriveAt(page, 'Ihre Angaben')
  await expect.poll(() => status.count()).toBe(0)
  expect(problems).toEqual([])
})

test('a second click or a search leaves one page in the history', async () => {
  const { page } = await site.newVisitor()
  await journey.open(page, '/')
  await untilQuiet(page)
  const { isAsked, release } = holdAnswers(page)
  await page.getByRole('link', { name: 'Alle Reisen', exact: true }).first().dblclick()
  await isAsked
  await page.locator('[aria-busy="true"]').getByRole('heading', { name: 'Unsere Reisen' }).waitFor()
  release()
  await journey.arriveAt(page, 'Unsere Reisen')
  await page.goBack()
  await journey.arriveAt(page, /^Einsteigen/)
  await journey.write(page.getByLabel('Wohin möchten Sie?'), 'Wandern')
  await page.keyboard.press('Enter')
  await journey.arriveAt(page, 'Suche nach «Wandern»')
  expect(new URL(page.url()).search).toBe('?q=Wandern')
  await page.goBack()
  await journey.arriveAt(page, /^Einsteigen/)
})

test('a page of the CMS that keeps one waiting begins with its heading, and Back before it is there leads to where it was asked for', async () => {
  const { page, problems } = await site.newVisitor({ width: PHONE })
  await journey.open(page, '/reisen')
  await untilQuiet(page)
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.data*', async (route: Route) => {
    await isReleased
    await route.continue()
  })
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Unsere Cars' })
  await link.click()
  await page.locator('[aria-busy="true"]').getByRole('heading', { level: 1, name: 'Unsere Cars' }).waitFor()
  expect(await place(page)).toBe(0)
  expect(await violations(page)).toEqual([])
  await page.goBack()
  await journey.arriveAt(page, 'Unsere Reisen')
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  await link.click()
  release()
  await journey.arriveAt(page, 'Unsere Cars')
  await page.goBack()
  await journey.arriveAt(page, 'Unsere Reisen')
  expect(problems).toEqual([])
})

test('Back to a page of the CMS, before the one after it has come, asks for nothing', async () => {
  const { page, problems } = await site.newVisitor()
  await journey.open(page, '/reisen')
  await untilQuiet(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Unsere Cars' }).click()
  await journey.arriveAt(page, 'Unsere Cars')
  await page.route('**/*.data*', () => {})
  await footer.getByRole('link', { name: 'Wer wir sind' }).click()
  await page.locator('[aria-busy="true"]').getByRole('heading', { level: 1, name: 'Wer wir sind' }).waitFor()
  await page.goBack()
  await journey.arriveAt(page, 'Unsere Cars')
  expect(problems).toEqual([])
})
