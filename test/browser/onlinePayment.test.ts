import { beforeEach, expect, test } from 'vitest'
import { expectClean } from '#test/support/axe.ts'
import type { Visitor } from '#test/support/browser.ts'
import { withSite } from '#test/support/house.ts'
import * as journey from '#test/support/journey.ts'
import { storedBookings } from '#test/support/storedBookings.ts'

const house = withSite()

let visitor: Visitor

beforeEach(async () => {
  visitor = await house.enter({ kept: await house.kept() })
  return () => visitor.leave()
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
  return storedBookings(house.directory).at(-1)
}

test('a booking paid online ends in the confirmation as paid', async () => {
  const { page, problems } = visitor
  await bookOnline(visitor)
  expect(lastBooking()).toMatchObject({ payment_type: 'online', payment_status: 'OPEN', total: 153000 })
  await page.getByRole('button', { name: 'Bezahlen', exact: true }).click()
  await journey.arriveAt(page, journey.steps.confirmation)
  await page.getByText('Die Reise ist bezahlt.').waitFor()
  await expectClean(page, 'confirmation, paid')
  expect(lastBooking()).toMatchObject({ payment_type: 'online', payment_status: 'PAID' })
  expect(problems).toEqual([])
})

test('a cancelled payment keeps the booking, and it can be paid after all', async () => {
  const { page } = visitor
  await bookOnline(visitor)
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await page.getByText('Sie haben die Zahlung abgebrochen').waitFor()
  await expectClean(page, 'payment cancelled')
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
  const before = storedBookings(house.directory).length
  await bookOnline(visitor)
  await page.getByRole('button', { name: 'Zahlung schlägt fehl' }).click()
  await page.getByText('Die Zahlung hat nicht geklappt').waitFor()
  await expectClean(page, 'payment failed')
  await page.reload()
  await page.getByText('Die Zahlung hat nicht geklappt').waitFor()
  expect(storedBookings(house.directory)).toHaveLength(before + 1)
})

test('who comes back from the payment page without paying is not sent there again, and decides', async () => {
  const { page, problems } = visitor
  await bookOnline(visitor)
  await page.goBack()
  await page.getByText('Die Zahlung ist noch offen').waitFor()
  await expectClean(page, 'payment open')
  await page.reload()
  await page.getByText('Die Zahlung ist noch offen').waitFor()
  await page.getByRole('link', { name: 'Zur Bestätigung' }).click()
  await journey.arriveAt(page, journey.steps.confirmation)
  await expectClean(page, 'confirmation, not paid')
  await page.getByRole('link', { name: 'Jetzt bezahlen' }).click()
  await page.getByRole('button', { name: 'Jetzt CHF 1’530.- bezahlen' }).waitFor()

  // A made-up return address pays nothing.
  await page.goto(`${journey.stepUrl('online-zahlung')}?zahlung=erfolg`)
  await page.getByText('Die Zahlung wird noch geprüft').waitFor()
  await expectClean(page, 'payment being checked')
  expect(new URL(page.url()).search).toBe('')
  expect(lastBooking()).toMatchObject({ payment_status: 'OPEN' })
  await page.getByRole('button', { name: 'Zahlungsseite noch einmal öffnen' }).click()
  await page.getByRole('button', { name: 'Bezahlen', exact: true }).click()
  await page.getByText('Die Reise ist bezahlt.').waitFor()
  expect(problems).toEqual([])
})
