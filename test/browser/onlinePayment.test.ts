import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newVisitor, openBrowser, type Visitor } from '#test/support/browser.ts'
import * as journey from '#test/support/journey.ts'
import { JOURNEY_ENVIRONMENT, removeDirectory, startSite, type Site } from '#test/support/site.ts'
import { storedBookings } from '#test/support/storedBookings.ts'

let browser: Browser
let site: Site
let kept: journey.KeptState
let visitor: Visitor

beforeAll(async () => {
  ;[browser, site] = await Promise.all([openBrowser(), startSite({ environment: JOURNEY_ENVIRONMENT })])
  kept = await journey.keptAtPayment(await newVisitor(browser, site.origin))
})

beforeEach(async () => {
  visitor = await newVisitor(browser, site.origin, { kept })
  return () => visitor.leave()
})

afterAll(async () => {
  await browser.close()
  await site.stop()
  removeDirectory(site.directory)
})

async function bookOnline({ page }: Visitor): Promise<void> {
  await journey.openPayment(page)
  await page.getByRole('radio', { name: 'Onlinezahlung' }).check()
  await journey.acceptTerms(page)
  await journey.bookButton(page).click()
  await journey.arriveAt(page, 'Zahlung')
  await page.getByText('CHF 1’530.-').waitFor()
}

function lastBooking() {
  return storedBookings(site.directory).at(-1)
}

test('a booking paid online ends in the confirmation as paid', async () => {
  const { page, problems } = visitor
  await bookOnline(visitor)
  expect(lastBooking()).toMatchObject({ payment_type: 'online', payment_status: 'OPEN', total: 153000 })
  await page.getByRole('button', { name: 'Bezahlen', exact: true }).click()
  await journey.arriveAt(page, journey.steps.confirmation)
  await page.getByText('Die Reise ist bezahlt.').waitFor()
  expect(lastBooking()).toMatchObject({ payment_type: 'online', payment_status: 'PAID' })
  expect(problems).toEqual([])
})

test('a cancelled payment keeps the booking, and it can be paid after all', async () => {
  const { page } = visitor
  await bookOnline(visitor)
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await page.getByText('Sie haben die Zahlung abgebrochen').waitFor()
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await page.getByRole('button', { name: 'Bezahlen', exact: true }).click()
  await page.getByText('Die Reise ist bezahlt.').waitFor()
  expect(lastBooking()).toMatchObject({ payment_status: 'PAID' })
})

test('a cancelled payment can be switched to an invoice', async () => {
  const { page } = visitor
  await bookOnline(visitor)
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await page.getByRole('button', { name: 'Auf Rechnung wechseln' }).click()
  await journey.arriveAt(page, journey.steps.confirmation)
  await page.getByText('Sie erhalten von uns die Rechnung.').waitFor()
  expect(lastBooking()).toMatchObject({ payment_type: 'invoice', payment_status: 'INVOICE' })
})

test('a failed payment is told, and nobody is charged twice', async () => {
  const { page } = visitor
  const before = storedBookings(site.directory).length
  await bookOnline(visitor)
  await page.getByRole('button', { name: 'Zahlung schlägt fehl' }).click()
  await page.getByText('Die Zahlung hat nicht geklappt').waitFor()
  await page.reload()
  await page.getByText('Die Zahlung hat nicht geklappt').waitFor()
  expect(storedBookings(site.directory)).toHaveLength(before + 1)
})

test('who comes back from the payment page without paying is not sent there again, and decides', async () => {
  const { page, problems } = visitor
  await bookOnline(visitor)
  await page.goBack()
  await page.getByText('Die Zahlung ist noch offen').waitFor()
  await page.reload()
  await page.getByText('Die Zahlung ist noch offen').waitFor()
  await page.getByRole('link', { name: 'Zur Bestätigung' }).click()
  await journey.arriveAt(page, journey.steps.confirmation)
  await page.getByRole('link', { name: 'Jetzt bezahlen' }).click()
  await page.getByRole('button', { name: 'Jetzt CHF 1’530.- bezahlen' }).waitFor()

  // A made-up return address pays nothing.
  await page.goto(`${journey.stepUrl('online-zahlung')}?zahlung=erfolg`)
  await page.getByText('Die Zahlung wird noch geprüft').waitFor()
  expect(new URL(page.url()).search).toBe('')
  expect(lastBooking()).toMatchObject({ payment_status: 'OPEN' })
  await page.getByRole('button', { name: 'Zahlungsseite noch einmal öffnen' }).click()
  await page.getByRole('button', { name: 'Bezahlen', exact: true }).click()
  await page.getByText('Die Reise ist bezahlt.').waitFor()
  expect(problems).toEqual([])
})
