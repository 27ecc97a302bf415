import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { hasFocus, keyboardOf } from '#test/support/browser/keyboardUser.ts'
import { PHONE, withholdScripts } from '#test/support/browser/visitor.ts'

const site = withSite()

test('pages opened from the menu of the header and from the footer have the focus on their heading', async () => {
  const { page, problems } = await site.newVisitor()
  const { press, arriveAt } = keyboardOf(page)
  const header = page.getByRole('navigation', { name: 'Hauptnavigation' })
  const footer = page.getByRole('contentinfo')
  await journey.open(page, '/')
  await press(header.locator('summary', { hasText: 'Rechtliches' }), 'Enter')
  await press(header.getByRole('link', { name: 'Datenschutzerklärung' }), 'Enter')
  await arriveAt('Datenschutzerklärung')
  await press(footer.getByRole('link', { name: 'AGB', exact: true }), 'Enter')
  await arriveAt('Allgemeine Reisebedingungen (AGB)')
  await page.reload()
  await press(header.getByRole('link', { name: 'Alle Reisen' }), 'Enter')
  await arriveAt('Unsere Reisen')
  expect(problems).toEqual([])
})

test('the menu of a phone closes when Tab leads out of it, and covers nothing that has the focus', async () => {
  const { page } = await site.newVisitor({ width: PHONE, height: 844 })
  const { press, tabTo, unseen } = keyboardOf(page)
  await journey.open(page, '/')
  const menu = page.locator('header details').filter({ hasText: 'Menü' }).first()
  await press(page.locator('header summary', { hasText: 'Menü' }), 'Enter')
  const last = page.getByRole('navigation', { name: 'Menü' }).locator('a:visible, summary:visible').last()
  await tabTo(last)
  await page.keyboard.press('Shift+Tab')
  expect(await menu.getAttribute('open')).toBe('')
  await tabTo(last)
  await tabTo(page.getByRole('main').locator('input').first())
  expect(await page.locator('header details[open]').count()).toBe(0)
  expect(unseen).toEqual([])
})

test('the ring of the focus leaves every letter of the label above a field in sight', async () => {
  const { page } = await site.newVisitor({ width: PHONE, height: 844, storageState: await site.storageState() })
  await journey.open(page, journey.stepUrl('personen'))
  await journey.arriveAt(page, journey.steps.personalData)
  const covered: string[] = []
  for (const field of await page
    .locator('main input:not([type=radio], [type=checkbox]):visible, main select:visible')
    .all()) {
    await field.press('Shift')
    const label = await field.evaluate((element: HTMLInputElement | HTMLSelectElement) => {
      const [above] = element.labels ?? []
      const { outlineWidth, outlineOffset } = getComputedStyle(element)
      const ring = element.getBoundingClientRect().top - parseFloat(outlineWidth) - parseFloat(outlineOffset)
      const foot =
        (above?.getBoundingClientRect().bottom ?? 0) - parseFloat(above ? getComputedStyle(above).paddingBottom : '')
      return ring < foot - 0.1 ? above?.textContent : null
    })
    if (label !== null) covered.push(label ?? 'no label')
  }
  expect(covered).toEqual([])
})

test('the focus stays with the visitor when the departure they came with leaves the address of the first step', async () => {
  const { page, problems } = await site.newVisitor()
  const { press, tabTo } = keyboardOf(page)
  await journey.open(page, journey.TRAVEL_PATH)
  await press(page.getByRole('link', { name: 'Mi 23.06. – Mo 28.06. wählen' }), 'Enter')
  const address = await page.getByRole('link', { name: 'Mi 23.06. – Mo 28.06. buchen' }).getAttribute('href')
  // The departure is chosen once what the device keeps has been read.
  const reader = await withholdScripts(page, '**/assets/bookingPersistence-*.js')
  await page.goto(new URL(address ?? '', page.url()).href, { waitUntil: 'commit' })
  await journey.arriveAt(page, journey.steps.start)
  const fewer = page.getByRole('button', { name: 'Erwachsene: eins weniger', exact: true })
  await tabTo(fewer)
  expect(new URL(page.url()).search).toContain('datum=')
  reader.release()
  await page.waitForURL((url) => url.search === '')
  await page.getByText('Mo 28.06.2027', { exact: true }).waitFor()
  expect(await hasFocus(fewer)).toBe(true)
  expect(problems).toEqual([])
})

test('open issues are listed at once, and each links to its field', async () => {
  const { page } = await site.newVisitor()
  const { press } = keyboardOf(page)
  await journey.openFunnel(page)
  await press(page.getByRole('button', { name: 'Weiter', exact: true }), 'Enter')
  await page
    .getByRole('alert')
    .getByRole('link', { name: /fehlt noch ein Zimmer/ })
    .waitFor()
  // A single error gets the focus at once.
  const section = page.getByRole('region', { name: 'Zimmer' })
  await expect.poll(() => section.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await press(page.getByRole('button', { name: 'Doppelzimmer wählen', exact: true }), 'Enter')
  await page.getByText('Ihre Zimmer sind vollständig.').waitFor()
  await expect.poll(() => hasFocus(page.getByRole('region', { name: 'Zimmer' }))).toBe(true)
})

test('dialogs open, hold the focus and give it back, by keyboard', async () => {
  const { page, problems } = await site.newVisitor({ storageState: await site.storageState() })
  const { press } = keyboardOf(page)
  const dialog = page.getByRole('dialog')
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement))
  const opensAndCloses = async (opener: Locator) => {
    await press(opener, 'Enter')
    await dialog.waitFor()
    await expect.poll(isInside).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
    await expect.poll(() => hasFocus(opener)).toBe(true)
  }
  await journey.openPayment(page)
  await opensAndCloses(page.getByRole('button', { name: 'AGB lesen' }))
  await opensAndCloses(page.getByRole('button', { name: 'Alle Angaben löschen' }))
  await press(journey.bookButton(page), 'Enter')
  await press(
    page.getByRole('alert').getByRole('link', { name: 'Bestätigen Sie die Allgemeinen Reisebedingungen (AGB).' }),
    'Enter',
  )
  const terms = page.getByRole('checkbox', { name: 'Ich habe gelesen und akzeptiere' })
  await expect.poll(() => hasFocus(terms)).toBe(true)
  await page.keyboard.press('Space')
  expect(await terms.isChecked()).toBe(true)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(journey.steps.payment)
  expect(problems).toEqual([])
})

// rule 1.1.3.2
test('a child, its room and the calendar are chosen by keyboard', async () => {
  const { page } = await site.newVisitor()
  const { press } = keyboardOf(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  await journey.openFunnel(page)
  await press(button('Kalender'), 'Enter')
  await press(button(/Sa 26\.06\. – Do 01\.07\./), 'Space')
  await press(button('Kind hinzufügen'), 'Enter')
  await expect
    .poll(() => page.getByLabel('Geburtsdatum des Kindes').evaluate((field) => field === document.activeElement))
    .toBe(true)
  await page.keyboard.type('10.03.2018')
  await page.keyboard.press('Enter')
  await page.getByText('Kind, geboren am 10.03.2018').waitFor()
  await press(button('Dreibettzimmer wählen'), 'Space')
  await page.getByText('Ihre Zimmer sind vollständig.').waitFor()
})

test('when the focused button is removed, its section has the focus', async () => {
  const { page } = await site.newVisitor()
  const { press } = keyboardOf(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const party = page.getByRole('region', { name: 'Wer reist mit?' })
  const isFocused = () => party.evaluate((region) => region === document.activeElement)
  await journey.openFunnel(page)
  await press(button('Kind hinzufügen'), 'Enter')
  await page.keyboard.type('10.03.2018')
  await page.keyboard.press('Enter')
  await page.getByText('Kind, geboren am 10.03.2018').waitFor()
  await expect.poll(isFocused, { message: 'the form was closed' }).toBe(true)
  await press(button('Kind, geboren am 10.03.2018, entfernen'), 'Enter')
  await page.getByText('Kind, geboren am 10.03.2018').waitFor({ state: 'hidden' })
  await expect.poll(isFocused, { message: 'the child was removed' }).toBe(true)
})
