import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { expectClean, expectCleanOnBoth } from '#test/support/browser/axe.ts'
import type { Visitor } from '#test/support/browser/visitor.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { storedBookings } from '#test/support/browser/bookings.ts'

const site = withSite()

let visitor: Visitor

beforeEach(async () => {
  visitor = await site.newVisitor({ storageState: await site.storageState() })
  return () => visitor.leave()
})

test('from the review one changes a part and comes back, and reads the terms without leaving the form', async () => {
  const { page, problems } = visitor
  await journey.openPayment(page)
  await page.getByRole('textbox', { name: 'Bemerkungen' }).fill('Wir feiern Geburtstag.')
  await page.getByRole('radio', { name: 'Nein, danke' }).check()

  await page.getByRole('link', { name: 'Versicherung ändern' }).click()
  await journey.arriveAt(page, journey.steps.additionalServices)
  await page.getByRole('radio', { name: 'Annullierungsschutz' }).check()
  await page.getByRole('button', { name: 'Zurück zur Übersicht' }).click()
  await journey.arriveAt(page, journey.steps.payment)
  await expect.poll(() => journey.shownTotal(page).textContent()).toBe(journey.totals.aloneInsured)

  await page.getByRole('button', { name: 'AGB lesen' }).click()
  const dialog = page.getByRole('dialog', { name: 'AGB' })
  await dialog.getByRole('heading', { name: 'Preise' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await page.getByRole('textbox', { name: 'Bemerkungen' }).inputValue()).toBe('Wir feiern Geburtstag.')
  expect(await page.getByRole('radio', { name: 'Nein, danke' }).isChecked()).toBe(true)
  expect(problems).toEqual([])
})

test('terms that do not come leave a way to read them', async () => {
  const { page } = visitor
  await page.route('**/text', (route) => route.abort())
  await journey.openPayment(page)
  await page.getByRole('button', { name: 'AGB lesen' }).click()
  await page.getByRole('alert').getByText('Der Text lässt sich gerade nicht laden.').waitFor()
  await page.getByRole('link', { name: 'Auf eigener Seite öffnen' }).waitFor()
})

// rule 10.16
test('a booking is taken along as calendar entry and code, outlives a reload, and its people go with the visit', async () => {
  const { page, context, problems } = visitor
  await journey.openPayment(page)
  await journey.acceptTerms(page)
  await journey.book(page)
  await journey.arriveAt(page, journey.steps.confirmation)
  const orderNo = await journey.orderNumber(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'In den Kalender eintragen' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('reise-2027-06-19.ics')
  const calendar = readFileSync(await download.path(), 'utf8')
  expect(calendar).toContain('DTSTART;TZID=Europe/Zurich:20270619T063000')
  expect(calendar).toContain('DTEND;TZID=Europe/Zurich:20270624T172500')
  expect(calendar).toContain('LOCATION:Aarau\\, Bahnhof')
  await page.getByRole('img', { name: 'Code mit der Auftragsnummer' }).waitFor()

  await page.reload()
  await journey.arriveAt(page, journey.steps.confirmation)
  await page.getByText('Anna Muster').first().waitFor()
  await expectCleanOnBoth(page, 'confirmation, seen again')
  const outlives = await page.evaluate(() => JSON.stringify(localStorage))
  for (const part of ['Anna', 'Lindenweg', 'beispiel.ch']) expect(outlives).not.toContain(part)

  const other = await context.newPage()
  await other.goto(`/auftrag#${orderNo}`)
  await other.getByText(orderNo).waitFor()
  await other.getByText('Sie ist keine Bestätigung einer Buchung.').waitFor()
  await expectClean(other, 'booking reference')
  expect(problems).toEqual([])
})

test('after a booking another one for the same travel can begin, and a made-up address confirms nothing', async () => {
  const { page } = visitor
  const before = storedBookings(site.directory).length
  await journey.open(page, journey.stepUrl('bestaetigung'))
  await journey.arriveAt(page, journey.steps.payment)

  await journey.acceptTerms(page)
  await journey.book(page)
  await journey.arriveAt(page, journey.steps.confirmation)
  await page.getByRole('link', { name: 'Weitere Reisen ansehen' }).click()
  await page.waitForURL('**/reisen')
  await journey.open(page, journey.stepUrl('start'))
  await journey.arriveAt(page, 'Diese Reise haben Sie schon gebucht')
  await expectClean(page, 'booked already')
  await page.getByRole('link', { name: 'Zur Bestätigung' }).click()
  await journey.arriveAt(page, journey.steps.confirmation)
  expect(await page.getByText('Anna Muster').count()).toBe(0)
  await page.getByRole('link', { name: 'Neue Buchung für diese Reise' }).click()
  // Asks first: with a new booking this confirmation is gone.
  await journey.arriveAt(page, 'Diese Reise haben Sie schon gebucht')
  await page.getByText('Ihre Bestätigung sehen Sie danach auf diesem Gerät nicht mehr').waitFor()
  await page.getByRole('button', { name: 'Weitere Buchung beginnen' }).click()
  await journey.arriveAt(page, journey.steps.start)
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.reload()
  await journey.arriveAt(page, journey.steps.start)
  expect(storedBookings(site.directory)).toHaveLength(before + 1)
})

test('the page behind the code says without script how to reach the operator', async () => {
  const { page } = await site.newVisitor({ javaScriptEnabled: false })
  await page.goto('/auftrag#CR-2027-000001')
  await journey.arriveAt(page, 'Ihre Auftragsnummer')
  await page.getByText('Sie finden sie auf Ihrer Bestätigung.').waitFor()
  await page.getByRole('main').getByRole('link', { name: '+41 31 555 04 04' }).waitFor()
})
