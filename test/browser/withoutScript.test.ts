import { beforeEach, expect, test } from 'vitest'
import type { Visitor } from '#test/support/browser/visitor.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'

const site = withSite()

let visitor: Visitor

beforeEach(async () => {
  visitor = await site.newVisitor({ javaScriptEnabled: false })
  return () => visitor.leave()
})

// rules 2.2.2.2, 4.19.2, 4.19.4
test('without script the list is whole and its filter works', async () => {
  const { page, problems } = visitor
  await page.goto('/reisen')
  expect(await page.getByRole('status').first().textContent()).toBe('50 Reisen')
  expect(await page.getByRole('main').getByRole('listitem').filter({ hasText: 'ab CHF' }).count()).toBeGreaterThan(10)
  await page.locator('summary', { hasText: 'Ziele' }).click()
  await page.getByRole('checkbox', { name: /^Frankreich / }).check()
  await page.keyboard.press('Tab')
  await page.locator('form').evaluate((form) => (form as HTMLFormElement).requestSubmit())
  await page.waitForURL(/destinations=frankreich/)
  expect(await page.getByRole('status').first().textContent()).toBe('4 Reisen von 50')
  await page.getByRole('link', { name: /^Provence zur Lavendelblüte/ }).click()
  await journey.arriveAt(page, /^Provence zur Lavendelblüte/)
  expect(problems).toEqual([])
})

test('without script a travel page has programme, services and every departure', async () => {
  const { page } = visitor
  await page.goto(journey.TRAVEL_PATH)
  for (const name of ['Reiseprogramm', 'Im Preis inbegriffen', 'Daten und Preise']) {
    expect(await page.getByRole('heading', { name }).isVisible()).toBe(true)
  }
  expect(await page.getByRole('heading', { name: 'Auf die Hochebene von Valensole' }).isVisible()).toBe(true)
  expect(await page.getByRole('link', { name: `${journey.JOURNEY_DATE} wählen` }).isVisible()).toBe(true)
})

// rule 2.4.3
test('without script a link shows the departures beyond the first', async () => {
  const { page } = visitor
  await page.goto('/reisen/hamburg/hamburg-hafen-und-elbphilharmonie')
  const table = page.getByRole('table', { name: 'Abreisen: Car' })
  const before = await table.getByRole('rowheader').count()
  const more = page.getByRole('link', { name: /^\d+ weitere Daten bis Dezember 2027 zeigen$/ })
  const hidden = Number.parseInt(await more.innerText())
  await more.click()
  await page.waitForURL(/\?daten=alle#abreisen-\d{4}-\d\d$/)
  expect(await table.getByRole('rowheader').count()).toBe(before + hidden)
  expect(hidden).toBeGreaterThan(10)
})

test('without script the funnel shows the offer, says what it needs and gives the phone number', async () => {
  const { page } = visitor
  await page.goto(journey.stepUrl('start'))
  await journey.arriveAt(page, journey.steps.start)
  const main = page.getByRole('main')
  expect(await main.getByText(journey.JOURNEY_DATE).isVisible()).toBe(true)
  expect(await main.getByText('Dreibettzimmer').first().isVisible()).toBe(true)
  expect(await main.getByText('Die Onlinebuchung braucht JavaScript').isVisible()).toBe(true)
  expect(await main.getByRole('link', { name: '+41 31 555 04 04' }).first().isVisible()).toBe(true)
})

// rule 1.1.2.4
test('without script a content page is whole', async () => {
  const { page } = visitor
  await page.goto('/rechtliches/agb')
  expect(await page.getByRole('main').innerText()).toContain(
    'Mit der Bestätigung Ihrer Buchung ist der Vertrag geschlossen.',
  )
})
