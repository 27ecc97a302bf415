import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from '#test/support/browser/axe.ts'
import { PHONE } from '#test/support/browser/visitor.ts'
import { userOf } from '#test/support/browser/userSimulator.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'

const site = withSite()

/** A finger needs so many pixels. */
const TARGET_PX = 44

const stopNames = (page: Page) => page.getByRole('radio', { name: /^\d\d:\d\d \|/ })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Ort oder Postleitzahl suchen' })

test('a stop is found by name, by postcode, by what lies nearest, and on the map', async () => {
  const { page, problems } = await site.newVisitor({ storageState: await site.storageState(), width: PHONE })
  await journey.open(page, journey.stepUrl('zusatzleistungen'))
  await journey.arriveAt(page, journey.steps.additionalServices)
  await userOf(page).type(search(page).first(), 'soloturn')
  await page.getByRole('status').filter({ hasText: '1 Ort gefunden' }).waitFor()
  await userOf(page).choose(page.getByRole('radio', { name: '07:00 | Solothurn' }))
  await userOf(page).type(search(page).first(), '8200')
  await page.getByText('Am nächsten bei 8200 Schaffhausen:').waitFor()
  await page
    .locator('label', { hasText: /Winterthur.*etwa 2\d km von Schaffhausen/ })
    .getByRole('radio')
    .waitFor()
  await userOf(page).press(page.getByRole('button', { name: 'Orte auf der Karte zeigen' }).first())
  const map = page.getByRole('group', { name: 'Karte der Orte, an denen wir halten' })
  for (const name of ['Karte vergrössern', 'Karte verkleinern']) {
    const box = await map.getByRole('button', { name }).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(TARGET_PX)
  }
  const bern = map.getByRole('button', { name: '07:35 | Bern, Neufeld P+R' })
  await bern.press('Enter')
  await expect.poll(() => bern.getAttribute('aria-pressed')).toBe('true')
  await bern.press('Escape')
  await map.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Orte auf der Karte zeigen')
  await userOf(page).type(search(page).first(), '')
  await expect.poll(() => page.getByRole('radio', { name: '07:35 | Bern' }).isChecked()).toBe(true)
  expect(await violations(page)).toEqual([])
  expect(problems).toEqual([])
})

test('each traveller searches for a stop of their own, or goes with another in one tap', async () => {
  const { page, problems } = await site.newVisitor()
  await journey.openFunnel(page)
  await journey.chooseDate(page, 'Juni 2027', journey.JOURNEY_DATE)
  await journey.setAdults(page, 2)
  await journey.addRoom(page, 'Doppelzimmer')
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.services)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.personalData)
  await journey.fillPeople(page, [journey.ANNA, journey.BEAT])
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.additionalServices)

  await userOf(page).choose(page.getByRole('checkbox', { name: 'Alle am gleichen Ort' }).first(), false)
  const stopOf = (person: string) => page.locator('summary').filter({ hasText: person })
  await page.getByText('Am nächsten bei 3012 Bern:').waitFor()
  await expect
    .poll(() =>
      stopNames(page)
        .first()
        .getAttribute('id')
        .then((id) => page.locator(`label[for="${id ?? ''}"]`).textContent()),
    )
    .toContain('07:35 | Bern')
  await expect.poll(() => page.getByRole('radio', { checked: true, name: /^\d\d:\d\d \|/ }).count()).toBe(0)
  await userOf(page).choose(page.getByRole('radio', { name: '07:35 | Bern' }))
  await stopOf('Anna Muster').getByText('07:35 | Bern, Neufeld P+R').waitFor()
  await userOf(page).press(page.getByRole('button', { name: 'Wie Anna Muster: 07:35 | Bern, Neufeld P+R' }))
  await stopOf('Beat Muster').getByText('07:35 | Bern, Neufeld P+R').waitFor()
  await expect.poll(() => stopOf('Beat Muster').evaluate((line) => line === document.activeElement)).toBe(true)

  await page.keyboard.press('Enter')
  await userOf(page).press(stopOf('Anna Muster'))
  await expect.poll(() => search(page).count()).toBe(1)
  await userOf(page).type(search(page), 'basel')
  await userOf(page).choose(stopNames(page).filter({ visible: true }).last())
  await stopOf('Beat Muster').getByText('06:00 | Basel').waitFor()
  expect(await violations(page)).toEqual([])
  const summary = page.getByRole('complementary', { name: 'Ihre Buchung' })
  await summary.getByText('06:00 | Basel').waitFor()
  await summary.getByText('07:35 | Bern').waitFor()
  expect(problems).toEqual([])
})
