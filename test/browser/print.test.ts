import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'

const site = withSite()

/** A page of A4 without its margins, in the pixels of the page. */
const PAPER = { width: 718, height: 1047 } as const

const HOURS = 'Montag bis Freitag 8.00'

interface Printed {
  readonly hours: number
  readonly words: string
  /** Printed controls, which are of no use on paper. */
  readonly presses: readonly string[]
  readonly navigations: readonly (string | null)[]
  readonly isTooWide: boolean
}

async function printed(page: Page): Promise<Printed> {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(PAPER)
  const words = await page.locator('body').innerText()
  return {
    hours: words.split(HOURS).length - 1,
    words,
    presses: await page.locator('button:visible, summary:visible').allInnerTexts(),
    navigations: await page
      .locator('nav:visible')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
    isTooWide: await page.evaluate(() => document.documentElement.scrollWidth > innerWidth),
  }
}

/** Sheets of A4 that a page takes, with the margins of a browser. */
async function sheets(page: Page): Promise<number> {
  const margin = '10mm'
  const pdf = await page.pdf({ format: 'A4', margin: { top: margin, bottom: margin, left: margin, right: margin } })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test('a step of the booking prints its choices and its summary, the opening hours once, and nothing to press', async () => {
  const { page } = await site.newVisitor({ storageState: await site.storageState() })
  await journey.openPayment(page)
  const { words, ...rest } = await printed(page)
  expect(rest).toEqual({ hours: 1, presses: [], navigations: [], isTooWide: false })
  expect(words).toContain('Ihre Buchung')
  expect(words).toContain('Einzelzimmer')
  expect(words).toContain(journey.totals.alone)
})

test('the first step prints no stepper and no switch', async () => {
  const { page } = await site.newVisitor({ storageState: await site.storageState() })
  await journey.openFunnel(page)
  await journey.seeTotal(page, journey.totals.alone)
  const { words, presses, ...rest } = await printed(page)
  expect(rest).toEqual({ hours: 1, navigations: [], isTooWide: false })
  // The months are headings that open.
  expect(presses.filter((text) => !/\d{4}/.test(text))).toEqual([])
  expect(words).toContain(journey.totals.alone)
})

test('the confirmation prints the number and what was booked on two sheets, and nothing to press', async () => {
  const { page } = await site.newVisitor({ storageState: await site.storageState() })
  await journey.openPayment(page)
  await journey.acceptTerms(page)
  await journey.book(page)
  await journey.arriveAt(page, journey.steps.confirmation)
  const orderNo = await journey.orderNumber(page)
  const { words, ...rest } = await printed(page)
  expect(rest).toEqual({ hours: 1, presses: [], navigations: [], isTooWide: false })
  for (const part of [orderNo, journey.totals.alone, 'Anna Muster', 'Aarau']) expect(words).toContain(part)
  expect(words).not.toContain('Notieren oder drucken Sie')
  expect(await sheets(page)).toBeLessThanOrEqual(2)
})

test('a travel page prints programme, services, dates and which of its variants they are of', async () => {
  const { page } = await site.newVisitor()
  await journey.open(page, journey.TRAVEL_PATH)
  await page.getByRole('rowheader').first().waitFor()
  const { words, hours, navigations, isTooWide } = await printed(page)
  expect({ hours, navigations, isTooWide }).toEqual({
    hours: 1,
    navigations: ['Wie möchten Sie reisen?'],
    isTooWide: false,
  })
  for (const part of ['Reiseprogramm', 'Im Preis inbegriffen', journey.JOURNEY_DATE.slice(0, 9)])
    expect(words).toContain(part)
  // The small map of where it is has no base map on paper, and would cover the route.
  const map = page.getByRole('group', { name: 'Karte der Route' })
  expect(words).toContain('Die Zahlen sind die Tage')
  expect(words).not.toContain('Die kleine Karte')
  expect(await map.locator('svg svg').count()).toBeGreaterThan(0)
  expect(await map.locator('svg svg:visible').count()).toBe(0)
  // Pictures are not printed, and neither is their heading.
  expect(words).not.toContain('Bilder')
})

test('a travel page prints every boarding place with its time, although they are folded on screen', async () => {
  const { page } = await site.newVisitor()
  await journey.open(page, journey.TRAVEL_PATH)
  const places = page.locator('details', { hasText: 'weitere Orte' }).getByRole('listitem')
  expect(await places.first().isVisible()).toBe(false)
  await printed(page)
  expect(await places.first().isVisible()).toBe(true)
  expect(await places.last().innerText()).toMatch(/\d\d[.:]\d\d/)
})

test('a printed table does not repeat its head, over which the next section would be printed, and a heading stays with its section', async () => {
  const { page } = await site.newVisitor()
  await journey.open(page, journey.TRAVEL_PATH)
  await printed(page)
  const styleOf = (selector: string, name: string) =>
    page
      .locator(selector)
      .evaluateAll(
        (all, property) => [...new Set(all.map((one) => getComputedStyle(one).getPropertyValue(property)))],
        name,
      )
  expect(await styleOf('thead', 'display')).not.toContain('table-header-group')
  expect(await styleOf('h2', 'break-after')).toEqual(['avoid'])
})

test('a printed departure is a row of a table: days, whether it can be had and price stand beside each other, below their names', async () => {
  const { page } = await site.newVisitor()
  await journey.open(page, journey.TRAVEL_PATH)
  await page.getByRole('rowheader').first().waitFor()
  const { words } = await printed(page)
  for (const name of ['Reisedatum', 'Verfügbarkeit', 'Preis ab']) expect(words).toContain(name)
  const tops = await page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .filter({ hasText: /CHF/ })
    .first()
    .locator('th, td:visible')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top))
  expect(tops).toHaveLength(3)
  expect(new Set(tops).size).toBe(1)
})

test('nothing longer than a sheet is a grid, whose rows would be printed over others where it is cut', async () => {
  const { page } = await site.newVisitor()
  for (const path of [journey.TRAVEL_PATH, '/rechtliches/datenschutz']) {
    await journey.open(page, path)
    await printed(page)
    const long = await page
      .locator('main *')
      .evaluateAll(
        (all, height) =>
          all
            .filter((one) => ['grid', 'flex'].includes(getComputedStyle(one).display) && one.clientHeight > height)
            .map((one) => one.getAttribute('class')),
        PAPER.height,
      )
    expect.soft(long, path).toEqual([])
  }
})

test('the home page prints its words in black, and no search', async () => {
  const { page } = await site.newVisitor()
  await journey.open(page, '/')
  const { words, presses } = await printed(page)
  expect(words).toContain('Oft gebucht')
  expect(presses).toEqual([])
  expect(await page.getByRole('searchbox').count()).toBe(0)
  const colours = await page
    .locator('main h1')
    .evaluateAll((all) => all.map((one) => [getComputedStyle(one).color, getComputedStyle(document.body).color]))
  expect(colours.map(([own, ofPage]) => own === ofPage)).toEqual([true])
})

test('the foot of a page never stands alone on the last sheet', async () => {
  const { page } = await site.newVisitor()
  await journey.open(page, '/rechtliches/agb')
  await printed(page)
  expect(await page.locator('footer').evaluate((foot) => getComputedStyle(foot).breakBefore)).toBe('avoid')
})

test('a short page prints on one sheet with the contact, and without links that name no address', async () => {
  const { page } = await site.newVisitor()
  await journey.open(page, '/kontakt/so-erreichen-sie-uns')
  await printed(page)
  expect(await sheets(page)).toBe(1)
  expect(await page.locator('footer a:visible').allInnerTexts()).toEqual([
    '+41 31 555 04 04',
    '+41 31 555 04 44',
    'info@carovia-reisen.example',
  ])
})

// rule 2.4.3
test('of many departures all are printed, and no link to the others', async () => {
  const { page } = await site.newVisitor()
  await journey.open(page, '/reisen/hamburg/hamburg-hafen-und-elbphilharmonie')
  const rows = page.getByRole('table', { name: 'Abreisen: Car' }).getByRole('rowheader')
  const more = page.getByRole('link', { name: /^\d+ weitere Daten bis/ })
  // The dates of a cold site come after the rest of the page.
  const [others, onScreen] = [Number.parseInt(await more.innerText()), await rows.count()]
  await printed(page)
  expect(await rows.count()).toBe(onScreen + others)
  expect(await more.isVisible()).toBe(false)
})
