import { setTimeout } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { expectClean } from '#test/support/browser/axe.ts'
import { isOperation, type Visitor } from '#test/support/browser/visitor.ts'
import { userOf } from '#test/support/browser/userSimulator.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { endHolds, storedBookings } from '#test/support/browser/bookings.ts'

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

const returnedTo = (word: string) => `${journey.stepUrl('online-zahlung')}?zahlung=${word}`

function lastBooking() {
  return storedBookings(site.directory).at(-1)
}

async function expectOnlyToAsk(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stand prüfen' }).waitFor()
  const main = page.locator('main')
  expect(await main.getByRole('button').count()).toBe(1)
}

// rules 1.1.3.7, 2.5.1.8, 4.17.4, 10.15
test('a booking paid online ends in the confirmation as paid; Back, reload and another window lead there and start no payment', async () => {
  const { page, context, problems } = visitor
  await journey.bookOnline(visitor.page)
  expect(lastBooking()).toMatchObject({ payment_type: 'online', payment_status: 'OPEN', total: 153000 })
  await userOf(page).press(page.getByRole('button', { name: 'Bezahlen', exact: true }))
  await journey.arriveAt(page, journey.steps.confirmation)
  await page.getByText('Ihre Reise ist bezahlt.').waitFor()
  await expectClean(page, 'confirmation, paid')
  expect(lastBooking()).toMatchObject({ payment_type: 'online', payment_status: 'PAID' })
  for (let count = 0; count < 2; count += 1) {
    await page.goBack()
    await journey.arriveAt(page, journey.steps.confirmation)
    await page.getByText('Ihre Reise ist bezahlt.').waitFor()
    expect(await page.locator('main h1').count()).toBe(1)
  }
  await page.goto(journey.stepUrl('online-zahlung'))
  await journey.arriveAt(page, journey.steps.confirmation)
  await page.goto(returnedTo('abbruch'))
  await journey.arriveAt(page, journey.steps.confirmation)
  const other = await context.newPage()
  await other.goto(journey.stepUrl('online-zahlung'))
  await journey.arriveAt(other, journey.steps.confirmation)
  expect(started).toHaveLength(1)
  expect(problems).toEqual([])
})

// rule 10.15
test('the return from the payment page without payment does not redirect again, is found from home and the travel, and continues the same payment', async () => {
  const { page, context, problems } = visitor
  await journey.bookOnline(visitor.page)
  await page.goBack()
  await page.getByText('Die Zahlung ist noch offen').waitFor()
  await expectClean(page, 'payment open')
  for (const { path, state } of [
    { path: '/', state: 'payment open, on home' },
    { path: journey.TRAVEL_PATH, state: 'payment open, on the travel' },
  ] as const) {
    await journey.open(page, path)
    await page.getByRole('region', { name: 'Ihre Zahlung ist noch nicht bestätigt' }).waitFor()
    await expectClean(page, state)
    expect(await page.getByRole('button', { name: 'Löschen' }).count()).toBe(0)
    await userOf(page).press(page.getByRole('link', { name: 'Zur Zahlung', exact: true }))
    await page.getByText('Die Zahlung ist noch offen').waitFor()
  }
  await page.reload()
  await page.getByText('Die Zahlung ist noch offen').waitFor()
  await userOf(page).press(page.getByRole('link', { name: 'Zur Bestätigung' }))
  await journey.arriveAt(page, 'Die Zahlung ist noch offen')
  await expectClean(page, 'confirmation, not paid')
  await userOf(page).press(page.getByRole('link', { name: 'Jetzt bezahlen' }))
  await page.getByRole('button', { name: 'Zur Zahlungsseite' }).waitFor()
  const other = await context.newPage()
  await other.goto(journey.stepUrl('online-zahlung'))
  await other.getByText('Die Zahlung ist noch offen').waitFor()
  await userOf(other).press(other.getByRole('button', { name: 'Zur Zahlungsseite' }))
  await userOf(other).press(other.getByRole('button', { name: 'Bezahlen', exact: true }))
  await other.getByText('Ihre Reise ist bezahlt.').waitFor()
  // The first window hears of it.
  await journey.arriveAt(page, journey.steps.confirmation)
  expect(started).toHaveLength(1)
  expect(problems).toEqual([])
})

test('without payment the visitor reads until when places are held, and afterwards that they are released', async () => {
  const { page, problems } = visitor
  await journey.bookOnline(visitor.page)
  await page.goBack()
  await page.getByText(/Ihre Plätze sind bis .* Uhr für Sie reserviert/).waitFor()
  await userOf(page).press(page.getByRole('link', { name: 'Zur Bestätigung' }))
  await journey.arriveAt(page, 'Die Zahlung ist noch offen')
  await page.getByText(/Ihre Plätze sind bis .* Uhr für Sie reserviert/).waitFor()
  endHolds(site.directory)
  await page.reload()
  await journey.arriveAt(page, 'Die Zeit für die Zahlung ist abgelaufen')
  await expectClean(page, 'payment out of time')
  expect(lastBooking()).toMatchObject({ payment_status: 'EXPIRED' })
  await page.goto(journey.stepUrl('online-zahlung'))
  await journey.arriveAt(page, 'Die Zeit für die Zahlung ist abgelaufen')
  await userOf(page).press(page.getByRole('link', { name: 'Neue Buchung für diese Reise' }))
  await userOf(page).press(page.getByRole('button', { name: 'Neue Buchung für diese Reise' }))
  await journey.arriveAt(page, journey.steps.start)
  expect(started).toHaveLength(1)
  expect(problems).toEqual([])
})

// rule 10.15
test('a made-up return address pays nothing and offers nothing but to ask', async () => {
  const { page } = visitor
  await journey.bookOnline(visitor.page)
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
  await journey.bookOnline(visitor.page)
  await userOf(page).press(page.getByRole('button', { name: 'Später bestätigen' }))
  await page.getByText('Die Zahlung wird noch geprüft').waitFor()
  await expectOnlyToAsk(page)
  // The bank takes ten seconds.
  await setTimeout(11_000)
  await userOf(page).press(page.getByRole('button', { name: 'Stand prüfen' }))
  await page.getByText('Ihre Reise ist bezahlt.').waitFor()
  expect(started).toHaveLength(1)
})

// rule 10.15
test('a start that is under way is sent by no other window, and by no reload', async () => {
  const { page, context } = visitor
  await journey.openPayment(page)
  await journey.choose(page, page.getByRole('radio', { name: 'Onlinezahlung' }))
  await journey.acceptTerms(page)
  // The request never arrives.
  await page.route('**/api/proxy', (route) =>
    isOperation(route.request(), 'InitBookingPayment') ? undefined : route.fallback(),
  )
  await journey.book(page)
  await expect.poll(() => started.length, { timeout: 60_000 }).toBe(1)
  const other = await context.newPage()
  await other.goto(journey.stepUrl('online-zahlung'))
  await other.getByText(/Wir fragen nach, wie die Zahlung steht|Die Zahlungsseite wird geöffnet/).waitFor()
  await page.reload()
  for (const window of [page, other]) await window.getByText('Die Zahlung liess sich nicht starten').waitFor()
  expect(started).toHaveLength(1)
  await userOf(other).press(other.getByRole('button', { name: `Jetzt ${journey.totals.alone} bezahlen` }))
  await journey.arriveAt(other, 'Zahlung')
  expect(started).toHaveLength(2)
})
