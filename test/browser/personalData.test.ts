import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectClean } from '#test/support/browser/axe.ts'
import { PHONE, type Visitor, type VisitorOptions } from '#test/support/browser/visitor.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'

const site = withSite()

/** A device with one adult in a single room and nothing about the person yet; filled in once for all tests. */
let begun: Promise<journey.StorageState> | null = null

async function begin(): Promise<journey.StorageState> {
  const { context, page } = await site.newVisitor()
  await journey.openFunnel(page)
  await journey.fillShortStart(page)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.services)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.personalData)
  return context.storageState()
}

/** A visitor at the empty form about people. */
async function reachPersonalData(options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await site.newVisitor({ ...options, storageState: await (begun ??= begin()) })
  await journey.open(visitor.page, journey.stepUrl('personen'))
  await journey.arriveAt(visitor.page, journey.steps.personalData)
  return visitor
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Waits until a field holds a text. */
async function expectValue(page: Page, name: string, value: string): Promise<void> {
  await expect.poll(() => field(page, name).inputValue(), { message: name }).toBe(value)
}

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement)
}

/** Text of the note under a field. */
function noteUnder(page: Page, name: string) {
  return field(page, name).locator('xpath=following-sibling::p').textContent()
}

test('personal data are taken as people write them, and are all there again after a reload', async () => {
  const { page, problems, requests } = await reachPersonalData({ width: PHONE })
  const isTownFile = (url: string) => /\/assets\/[1-9]-[\w-]+\.js$/.test(url)
  expect(requests.filter((request) => isTownFile(request.url()))).toEqual([])

  await field(page, 'Vorname').fill('Anna')
  await field(page, 'Nachname').fill('Muster')
  await field(page, 'Geburtsdatum').fill('1.2.50')
  await field(page, 'Strasse und Hausnummer').fill('Lindenweg 7')
  await expectValue(page, 'Geburtsdatum', '01.02.1950')

  await field(page, 'PLZ').pressSequentially('3012')
  await expectValue(page, 'Ort', 'Bern')
  await field(page, 'Ort').tap()
  await page.keyboard.type('Bern', { delay: 20 })
  await expectValue(page, 'Ort', 'Bern')
  await field(page, 'Ort').tap()
  await page.keyboard.type('e', { delay: 20 })
  await expectValue(page, 'Ort', 'Berne')
  await page.keyboard.press('Backspace')
  await field(page, 'PLZ').fill('8580')
  await page.getByRole('button', { name: 'Amriswil', exact: true }).press('Enter')
  await expectValue(page, 'Ort', 'Amriswil')
  expect(await field(page, 'Ort').evaluate((input) => input === document.activeElement)).toBe(true)
  await field(page, 'PLZ').fill('9490')
  await expectValue(page, 'Ort', 'Vaduz')
  expect(await page.getByRole('combobox', { name: 'Land' }).inputValue()).toBe('LI')
  await page.getByRole('combobox', { name: 'Land' }).selectOption('AT')
  await field(page, 'PLZ').fill('1010')
  await field(page, 'Ort').fill('Wien')
  await expectValue(page, 'Ort', 'Wien')

  await field(page, 'Telefon').fill('0041 (0)79/123 45 67')
  await field(page, 'E-Mail').fill('anna@blewin.ch')
  await field(page, 'Vorname').focus()
  await expectValue(page, 'Telefon', '+41 79 123 45 67')
  await page.getByRole('button', { name: 'Meinten Sie anna@bluewin.ch?' }).press('Enter')
  await expectValue(page, 'E-Mail', 'anna@bluewin.ch')
  await page.getByRole('combobox', { name: 'Land' }).selectOption('CH')
  await expectValue(page, 'Telefon', '079 123 45 67')
  await page.getByRole('combobox', { name: 'Land' }).selectOption('AT')
  await field(page, 'Geburtsdatum').fill('31.2.19')

  await page.reload()
  await journey.arriveAt(page, journey.steps.personalData)
  for (const [name, value] of [
    ['Vorname', 'Anna'],
    ['Geburtsdatum', '31.2.19'],
    ['Strasse und Hausnummer', 'Lindenweg 7'],
    ['PLZ', '1010'],
    ['Ort', 'Wien'],
    ['E-Mail', 'anna@bluewin.ch'],
    ['Telefon', '+41 79 123 45 67'],
  ] as const)
    await expectValue(page, name, value)
  expect(await page.getByRole('combobox', { name: 'Land' }).inputValue()).toBe('AT')
  expect(problems).toEqual([])
})

test('a foreign phone number stays as it was typed, and a label that is longer than a line may be hyphenated', async () => {
  const { page, problems } = await reachPersonalData({ width: PHONE })
  await field(page, 'Telefon').fill('+49 171 1234567')
  await field(page, 'E-Mail').fill('anna@muster.example')
  await field(page, 'Vorname').focus()
  await page.getByRole('combobox', { name: 'Land' }).selectOption('DE')
  await expectValue(page, 'Telefon', '+49 171 1234567')
  const label = page.locator('label', { hasText: 'Staatsangehörigkeit' })
  expect(await label.evaluate((element) => getComputedStyle(element).hyphens)).toBe('auto')
  expect(problems).toEqual([])
})

test('the town follows the postcode after a reload too, unless another one was typed', async () => {
  const { page } = await reachPersonalData({ width: PHONE })
  await field(page, 'PLZ').pressSequentially('3012')
  await expectValue(page, 'Ort', 'Bern')
  await page.reload()
  await journey.arriveAt(page, journey.steps.personalData)
  await field(page, 'PLZ').fill('')
  await field(page, 'PLZ').pressSequentially('9000')
  await expectValue(page, 'Ort', 'St. Gallen')
  await field(page, 'Ort').fill('Hinterdorf')
  await page.reload()
  await journey.arriveAt(page, journey.steps.personalData)
  await field(page, 'PLZ').fill('3012')
  await field(page, 'Vorname').focus()
  await expectValue(page, 'Ort', 'Hinterdorf')
})

test('the form complains late, forgives early, and leads to what is open', async () => {
  const { page } = await reachPersonalData()
  await field(page, 'Vorname').focus()
  await field(page, 'Telefon').focus()
  expect(await page.locator('[aria-invalid=true]').count()).toBe(0)

  await page.keyboard.type('079 12')
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => noteUnder(page, 'Telefon')).toContain('Prüfen Sie die Telefonnummer.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await page.keyboard.type('3')
  await expect.poll(() => noteUnder(page, 'Telefon')).toContain('Nur für Fragen')

  await journey.goOn(page)
  const alert = page.getByRole('alert')
  await expect.poll(() => alert.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await alert.textContent()).toContain('Bitte prüfen Sie noch diese 8 Angaben')
  expect(await alert.getByRole('link').allTextContents()).toEqual([
    'Vorname',
    'Nachname',
    'Geburtsdatum',
    'Strasse und Hausnummer',
    'PLZ',
    'Ort',
    'E-Mail',
    'Telefon',
  ])
  await expectClean(page, 'personal data, with errors')
  await alert.getByRole('link', { name: 'Nachname' }).press('Enter')
  expect(await field(page, 'Nachname').evaluate((input) => input === document.activeElement)).toBe(true)
})

test('whoever is sent back from a later step is led to each field that is open', async () => {
  const { page, problems } = await reachPersonalData()
  await field(page, 'Vorname').fill('Anna')
  await journey.open(page, journey.stepUrl('zusatzleistungen'))
  await journey.arriveAt(page, journey.steps.personalData)
  const alert = page.getByRole('alert')
  await alert.getByText('Bevor es weitergeht, fehlt hier noch etwas:').waitFor()
  await alert.getByRole('link', { name: 'Strasse und Hausnummer' }).click()
  await expect.poll(() => hasFocus(field(page, 'Strasse und Hausnummer'))).toBe(true)
  for (const name of ['Nachname', 'Geburtsdatum', 'PLZ', 'Ort', 'E-Mail']) {
    await alert.getByRole('link', { name, exact: true }).press('Enter')
    await expect.poll(() => hasFocus(field(page, name)), { message: name }).toBe(true)
  }
  await field(page, 'Nachname').fill('Muster')
  await field(page, 'Nachname').press('Tab')
  await alert.getByRole('link', { name: 'Nachname' }).waitFor({ state: 'detached' })
  expect(problems).toEqual([])
})

/** Content of the local storage as text. */
async function keptBeyond(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('redux') ?? '')
}

const PEOPLE = /Anna|Beat|Clara|Muster|beispiel\.ch|Lindenweg|1980-02-01|1978-07-14|2018-03-10/

// rule 10.18
test('the next day names are asked again, in words, and all that was chosen is there', async () => {
  const today = await site.newVisitor()
  await journey.openFunnel(today.page)
  await journey.fillStart(today.page)
  await journey.goOn(today.page)
  await journey.arriveAt(today.page, journey.steps.services)
  await journey.fillServices(today.page)
  await journey.goOn(today.page)
  await journey.arriveAt(today.page, journey.steps.personalData)
  await journey.fillPeople(today.page, [journey.ANNA, journey.BEAT, journey.CLARA])
  await journey.goOn(today.page)
  await journey.arriveAt(today.page, journey.steps.additionalServices)
  const total = await journey.shownTotal(today.page).textContent()
  expect(await keptBeyond(today.page)).not.toMatch(PEOPLE)

  const { page, problems } = await site.newVisitor({ storageState: await today.context.storageState() })
  await journey.open(page, journey.stepUrl('zusatzleistungen'))
  await journey.arriveAt(page, journey.steps.personalData)
  await page.getByText(/^Zum Schutz Ihrer Daten löschen wir Namen/).waitFor()
  expect(await journey.shownTotal(page).textContent()).toBe(total)
  for (const name of ['Vorname', 'Nachname', 'Geburtsdatum']) {
    for (const input of await page.getByRole('textbox', { name, exact: true }).all())
      expect(await input.inputValue()).toBe('')
  }
  await expectClean(page, 'names asked for again')
  await journey.fillPeople(page, [journey.ANNA, journey.BEAT, { ...journey.CLARA, birthday: '10.03.2018' }])
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.additionalServices)
  expect(await journey.shownTotal(page).textContent()).toBe(total)
  expect(problems).toEqual([])
})

// rule 10.18
test('where the browser refuses to store, remembering the names is not offered', async () => {
  const { page, context } = await site.newVisitor({ storageState: await (begun ??= begin()) })
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await journey.open(page, journey.stepUrl('personen'))
  await journey.arriveAt(page, journey.steps.personalData)
  await field(page, 'Nachname').fill('Muster')
  expect(await journey.rememberBox(page).count()).toBe(0)
})

/** Lines of the note under a control, and the average number of its letters in one. */
function linesOf(note: Locator) {
  return note.evaluate((element) => {
    const lines = Math.round(element.clientHeight / parseFloat(getComputedStyle(element).lineHeight))
    return { lines, letters: element.textContent.length / lines }
  })
}

test('an error of the postcode is no column of single words on a phone', async () => {
  const { page } = await reachPersonalData({ width: PHONE })
  await field(page, 'PLZ').fill('301')
  await field(page, 'PLZ').blur()
  const note = page.getByText('In der Schweiz und in Liechtenstein hat die PLZ vier Ziffern.')
  await note.waitFor()
  expect((await linesOf(note)).lines).toBeLessThanOrEqual(3)
})

test('what is said about remembering has lines of at most 75 letters on a laptop', async () => {
  const { page } = await reachPersonalData()
  const { letters } = await linesOf(page.getByText('Waren Sie 30 Tage nicht hier'))
  expect(letters).toBeLessThanOrEqual(75)
})

// rule 10.18
test('names are remembered beyond the visit only while the visitor wants it', async () => {
  const { page, context } = await reachPersonalData()
  const box = journey.rememberBox(page)
  expect(await box.isChecked()).toBe(false)
  await field(page, 'Nachname').fill('Muster')
  await box.check()
  await expect.poll(() => keptBeyond(page)).toContain('Muster')
  const next = await site.newVisitor({ storageState: await context.storageState() })
  await journey.open(next.page, journey.stepUrl('personen'))
  await journey.arriveAt(next.page, journey.steps.personalData)
  await expectValue(next.page, 'Nachname', 'Muster')
  await journey.rememberBox(next.page).uncheck()
  await expect.poll(() => keptBeyond(next.page)).not.toContain('Muster')
  await expectValue(next.page, 'Nachname', 'Muster')
  await next.page.reload()
  await journey.arriveAt(next.page, journey.steps.personalData)
  await expectValue(next.page, 'Nachname', 'Muster')
})
