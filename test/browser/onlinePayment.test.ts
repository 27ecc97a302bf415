import { setTimeout } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { expectClean } from '#test/support/axe.ts'
import { isOperation, type Visitor } from '#test/support/browser.ts'
import { withSite } from '#test/support/house.ts'
import * as journey from '#test/support/journey.ts'
import { storedBookings } from '#test/support/storedBookings.ts'

const house = withSite()

let visitor: Visitor
/** Payments that were started, from all windows of the visitor. */
let started: Request[]

beforeEach(async () => {
  visitor = await house.enter({ kept: await house.kept() })
  started = []
  visitor.context.on('request', (request) => {
    if (isOperation(request, 'InitBookingPayment')) started.push(request)
  })
  return () => visitor.leave()
})

const returnedTo = (word: string) => `${journey.stepUrl('online-zahlung')}?zahlung=${word}`

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
  expect(started).toHaveLength(1)
  expect(problems).toEqual([])
})

test('who goes back, reloads or opens another window after paying lands on the confirmation, and starts nothing', async () => {
  const { page, context } = visitor
  await bookOnline(visitor)
  await page.getByRole('button', { name: 'Bezahlen', exact: true }).click()
  await journey.arriveAt(page, journey.steps.confirmation)
  await page.goBack()
  await journey.arriveAt(page, journey.steps.confirmation)
  await page.getByText('Die Reise ist bezahlt.').waitFor()
  await page.goto(journey.stepUrl('online-zahlung'))
  await journey.arriveAt(page, journey.steps.confirmation)
  await page.goto(returnedTo('abbruch'))
  await journey.arriveAt(page, journey.steps.confirmation)
  const other = await context.newPage()
  await other.goto(journey.stepUrl('online-zahlung'))
  await journey.arriveAt(other, journey.steps.confirmation)
  expect(started).toHaveLength(1)
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
  expect(started).toHaveLength(2)
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
  expect(started).toHaveLength(1)
})

test('who comes back from the payment page without paying is not sent there again, and goes on with the same payment', async () => {
  const { page, context, problems } = visitor
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
  await page.getByRole('button', { name: 'Zur Zahlungsseite' }).waitFor()
  const other = await context.newPage()
  await other.goto(journey.stepUrl('online-zahlung'))
  await other.getByText('Die Zahlung ist noch offen').waitFor()
  await other.getByRole('button', { name: 'Zur Zahlungsseite' }).click()
  await other.getByRole('button', { name: 'Bezahlen', exact: true }).click()
  await other.getByText('Die Reise ist bezahlt.').waitFor()
  // The first window hears of it.
  await journey.arriveAt(page, journey.steps.confirmation)
  expect(started).toHaveLength(1)
  expect(problems).toEqual([])
})

test('a made-up return address pays nothing and offers nothing but to ask', async () => {
  const { page } = visitor
  await bookOnline(visitor)
  await page.goto(returnedTo('erfolg'))
  await page.getByText('Die Zahlung wird noch geprüft').waitFor()
  await expectClean(page, 'payment being checked')
  expect(new URL(page.url()).search).toBe('')
  expect(lastBooking()).toMatchObject({ payment_status: 'OPEN' })
  await expectOnlyToAsk(page)
  await page.reload()
  await page.getByText('Die Zahlung wird noch geprüft').waitFor()
  await expectOnlyToAsk(page)
  expect(started).toHaveLength(1)
})

test('a payment that is confirmed later is asked about until it is paid', async () => {
  const { page } = visitor
  await bookOnline(visitor)
  await page.getByRole('button', { name: 'Später bestätigen' }).click()
  await page.getByText('Die Zahlung wird noch geprüft').waitFor()
  await expectOnlyToAsk(page)
  // The bank takes ten seconds.
  await setTimeout(11_000)
  await page.getByRole('button', { name: 'Stand prüfen' }).click()
  await page.getByText('Die Reise ist bezahlt.').waitFor()
  expect(started).toHaveLength(1)
})

async function expectOnlyToAsk(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stand prüfen' }).waitFor()
  const main = page.locator('main')
  expect(await main.getByRole('button', { name: /[Bb]ezahlen|Zahlungsseite|Rechnung|versuchen/ }).count()).toBe(0)
}
