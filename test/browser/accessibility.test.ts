import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectClean, expectCleanOnBoth, violations } from '#test/support/browser/axe.ts'
import { LAPTOP, PHONE } from '#test/support/browser/visitor.ts'
import { statesElsewhere, walkEveryState } from '#test/support/browser/everyState.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'

const site = withSite()

const PAGES = [
  '/',
  '/reisen',
  '/reisen?ansicht=kalender',
  '/reisen?query=xyzxyz',
  '/recherche?q=wandern',
  journey.TRAVEL_PATH,
  `${journey.TRAVEL_PATH}?ansicht=kalender`,
  '/rechtliches/agb',
  '/gibt-es-nicht',
]

test('axe finds nothing on any public page, on a laptop and on a phone', async () => {
  const { page } = await site.newVisitor()
  for (const path of PAGES) {
    await journey.open(page, path)
    for (const width of [LAPTOP, PHONE]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await violations(page), `${path}, ${String(width)} px`).toEqual([])
    }
  }
})

test('axe finds nothing on any step of the funnel in any state on a laptop', async () => {
  const { page } = await site.newVisitor()
  await walkEveryState(page, async (state) => expect.soft(await violations(page), state).toEqual([]))
})

test.each(Object.entries(statesElsewhere))(
  'axe looks at the state «%s» where a visitor gets into it: %s',
  (state, file) => {
    const code = readFileSync(join(import.meta.dirname, `${file}.test.ts`), 'utf8')
    expect(code.includes('expectClean') && code.includes(`'${state}'`)).toBe(true)
  },
)

/** Answers of the platform in which nothing can be booked any more. */
async function closed(route: Route): Promise<void> {
  const response = await route.fetch()
  return route.fulfill({ response, body: (await response.text()).replaceAll('"BOOKABLE"', '"CLOSED"') })
}

test('axe finds nothing on a travel that is closed, nor on dates without a place', async () => {
  const { page } = await site.newVisitor()
  await journey.openFunnel(page, 'donau')
  const months = page
    .locator('details')
    .filter({ has: page.getByRole('radio').or(page.getByRole('heading', { name: /20\d\d/ })) })
  for (const month of await months.all())
    if ((await month.getAttribute('open')) === null) await month.locator('summary').click()
  await page.getByText('Ausgebucht').first().waitFor()
  await expectClean(page, 'dates without a place')

  await page.route('**/api/proxy', closed)
  await journey.open(page, journey.LIST_PATH)
  await page.getByRole('link', { name: /^Provence zur Lavendelblüte/ }).click()
  await journey.arriveAt(page, /^Provence zur Lavendelblüte/)
  await page.getByText('Nur noch auf der Warteliste').first().waitFor()
  await expectCleanOnBoth(page, 'travel that is closed')
})

test('axe finds nothing on a travel on request, from its page to the confirmation', async () => {
  const { page, problems } = await site.newVisitor()
  await journey.open(page, '/reisen/burgund/burgund-fuer-weinfreunde')
  await expectClean(page, 'travel on request')
  await journey.openFunnel(page, 'burgund')
  await journey.setAdults(page, 1)
  await journey.addRoom(page, 'Einzelzimmer')
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.services)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.personalData)
  await journey.fillPeople(page, [journey.ANNA])
  await journey.goOn(page)
  await journey.arriveAt(page, /kommt noch dazu\?$/)
  await page.getByRole('radio', { name: / \| / }).first().check()
  await page
    .getByRole('radio', { name: /^Keine Versicherung/ })
    .first()
    .check()
  await journey.goOn(page)
  await journey.arriveAt(page, journey.LAST_STEP)
  await journey.acceptTerms(page)
  await page.getByRole('button', { name: 'Unverbindlich anfragen' }).click()
  await journey.arriveAt(page, /angefragt|Anfrage/)
  await expectClean(page, 'confirmation, on request')
  expect(problems).toEqual([])
})
