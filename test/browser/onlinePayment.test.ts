import type { Request } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { expectClean } from '#test/support/browser/axe.ts'
import { isOperation, type Visitor } from '#test/support/browser/visitor.ts'
import { userOf } from '#test/support/browser/userSimulator.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { storedBookings } from '#test/support/browser/bookings.ts'

const site = withSite()

let visitor: Visitor
/** Payments that were started, from all windows of the visitor. */
let started: Request[]

beforeEach(async () => {
  visitor = await site.newVisitor({ storageState: await site.storageState() })
  started = []
  visitor.context.on('request', (request) => {
    if (isOperation(request, 'InitBookingPayment')) started.push(request)
  })
  return () => visitor.leave()
})

function lastBooking() {
  return storedBookings(site.directory).at(-1)
}

// rules 4.17.4, 10.15
test('a cancelled payment keeps the booking, and it can be paid after all', async () => {
  const { page } = visitor
  await journey.bookOnline(visitor.page)
  await userOf(page).press(page.getByRole('button', { name: 'Abbrechen' }))
  await page.getByText('Sie haben die Zahlung abgebrochen').waitFor()
  await expectClean(page, 'payment cancelled')
  await userOf(page).press(page.getByRole('button', { name: 'Noch einmal versuchen' }))
  await userOf(page).press(page.getByRole('button', { name: 'Bezahlen', exact: true }))
  await page.getByText('Ihre Reise ist bezahlt.').waitFor()
  expect(lastBooking()).toMatchObject({ payment_status: 'PAID' })
  expect(started).toHaveLength(2)
})

// rule 10.15
test('a cancelled payment can be switched to an invoice', async () => {
  const { page } = visitor
  await journey.bookOnline(visitor.page)
  await userOf(page).press(page.getByRole('button', { name: 'Abbrechen' }))
  await userOf(page).press(page.getByRole('button', { name: 'Auf Rechnung wechseln' }))
  await journey.arriveAt(page, journey.steps.confirmation)
  await page.getByText('Sie erhalten von uns die Rechnung.').waitFor()
  expect(lastBooking()).toMatchObject({ payment_type: 'invoice', payment_status: 'INVOICE' })
})

// rule 10.15
test('a failed payment is told, and nobody is charged twice', async () => {
  const { page } = visitor
  const before = storedBookings(site.directory).length
  await journey.bookOnline(visitor.page)
  await userOf(page).press(page.getByRole('button', { name: 'Zahlung schlägt fehl' }))
  await page.getByText('Die Zahlung hat nicht geklappt').waitFor()
  await expectClean(page, 'payment failed')
  await page.reload()
  await page.getByText('Die Zahlung hat nicht geklappt').waitFor()
  expect(storedBookings(site.directory)).toHaveLength(before + 1)
  expect(started).toHaveLength(1)
})
