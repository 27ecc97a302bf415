import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newVisitor, openBrowser } from '#test/support/browser.ts'
import * as journey from '#test/support/journey.ts'
import { JOURNEY_ENVIRONMENT, removeDirectory, startSite, type Site } from '#test/support/site.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  ;[browser, site] = await Promise.all([openBrowser(), startSite({ environment: JOURNEY_ENVIRONMENT })])
})

afterAll(async () => {
  await browser.close()
  await site.stop()
  removeDirectory(site.directory)
})

const MOST_STOPS = 80

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${target.toString()}`)
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

test('a tour can be booked with the keyboard alone', async () => {
  const { page, problems, leave } = await newVisitor(browser, site.origin)
  const field = (name: string) => page.getByRole('textbox', { name, exact: true }).first()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await journey.open(page, journey.TRAVEL_PATH)
  await press(page, page.getByRole('link', { name: 'Jetzt buchen' }), 'Enter')
  await journey.arriveAt(page, journey.steps.start)
  await tabTo(page, page.getByRole('radio', { name: journey.JOURNEY_DATE }))
  await press(page, button('Erwachsene: eins weniger'), 'Space')
  await press(page, button('Einzelzimmer, Anzahl Zimmer: eins mehr'), 'Space')
  await page.getByText('Alle haben ein Bett.').waitFor()
  await press(page, button('Weiter'), 'Enter')
  await journey.arriveAt(page, journey.steps.services)
  expect(await journey.heading(page, journey.steps.services).evaluate((title) => title === document.activeElement)).toBe(true)
  await press(page, button('Weiter'), 'Enter')
  await journey.arriveAt(page, journey.steps.personalData)
  await type(page, field('Vorname'), 'Anna')
  await type(page, field('Nachname'), 'Muster')
  await type(page, field('Geburtsdatum'), '01.02.1980')
  await type(page, field('Strasse und Hausnummer'), 'Lindenweg 7')
  await type(page, field('PLZ'), '3012')
  await type(page, field('Ort'), 'Bern')
  await type(page, field('E-Mail'), 'anna.muster@beispiel.ch')
  await type(page, field('Telefon'), '079 123 45 67')
  await press(page, button('Weiter'), 'Enter')
  await journey.arriveAt(page, journey.steps.additionalServices)
  await press(page, page.getByRole('radio', { name: '04:40 | St. Gallen' }), 'Space')
  await tabTo(page, page.getByRole('radio', { name: 'Annullierungsschutz' }))
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => page.getByRole('radio', { name: 'Keine Versicherung' }).isChecked()).toBe(true)
  await press(page, button('Weiter'), 'Enter')
  await journey.arriveAt(page, journey.steps.payment)
  await press(page, page.getByRole('checkbox', { name: 'Ich habe gelesen und akzeptiere' }), 'Space')
  await press(page, journey.bookButton(page), 'Enter')
  await journey.arriveAt(page, journey.steps.confirmation)
  expect(problems).toEqual([])
  await leave()
})

test('what is missing is told at once and each line leads to its place', async () => {
  const { page, leave } = await newVisitor(browser, site.origin)
  await journey.openFunnel(page)
  await press(page, page.getByRole('button', { name: 'Weiter', exact: true }), 'Enter')
  const alert = page.getByRole('alert')
  await expect.poll(() => alert.evaluate((element) => element === document.activeElement)).toBe(true)
  await press(page, alert.getByRole('link', { name: /fehlt noch ein Zimmer/ }), 'Enter')
  const section = page.getByRole('region', { name: 'Zimmer' })
  await expect.poll(() => section.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await leave()
})

test('dialogs open, hold the focus and give it back, by keyboard', async () => {
  const { page, problems, leave } = await newVisitor(browser, site.origin)
  const dialog = page.getByRole('dialog')
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement))
  const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)
  const opensAndCloses = async (opener: Locator) => {
    await press(page, opener, 'Enter')
    await dialog.waitFor()
    await expect.poll(isInside).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
    await expect.poll(() => hasFocus(opener)).toBe(true)
  }
  await journey.reachPayment(page)
  await opensAndCloses(page.getByRole('button', { name: 'Geschäftsbedingungen lesen' }))
  await opensAndCloses(page.getByRole('button', { name: 'Entwurf löschen' }))
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(journey.steps.payment)
  expect(problems).toEqual([])
  await leave()
})

test('a child, its room and the calendar are chosen by keyboard', async () => {
  const { page, leave } = await newVisitor(browser, site.origin)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  await journey.openFunnel(page)
  await press(page, button('Kalender'), 'Enter')
  await press(page, button(/Sa 26\.06\. – Do 01\.07\./), 'Space')
  await press(page, button('Kind hinzufügen'), 'Enter')
  await expect.poll(() => page.getByLabel('Geburtsdatum des Kindes').evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('10.03.2018')
  await page.keyboard.press('Enter')
  await page.getByText('Kind, geboren am 10.03.2018').waitFor()
  await press(page, button('Dreibettzimmer, Anzahl Zimmer: eins mehr'), 'Space')
  await page.getByText('Alle haben ein Bett.').waitFor()
  await leave()
})
