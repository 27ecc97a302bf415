import { setTimeout } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { expectClean } from '#test/support/axe.ts'
import { isOperation, type Visitor } from '#test/support/browser.ts'
import { handOf } from '#test/support/hand.ts'
import { withSite } from '#test/support/house.ts'
import * as journey from '#test/support/journey.ts'
import { endHolds, storedBookings } from '#test/support/storedBookings.ts'

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

function lastBooking() {
  return storedBookings(house.directory).at(-1)
}

async function expectOnlyToAsk(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stand prüfen' }).waitFor()
  const main = page.locator('main')
  expect(await main.getByRole('button', { name: /[Bb]ezahlen|Zahlungsseite|Rechnung|versuchen/ }).count()).toBe(0)
}

// rule 10.15
test('who goes back, reloads or opens another window after paying lands on the confirmation, and starts nothing', async () => {
  const { page, context } = visitor
  await journey.bookOnline(visitor.page)
  await handOf(page).press(page.getByRole('button', { name: 'Bezahlen', exact: true }))
  await journey.arriveAt(page, journey.steps.confirmation)
  await page.goBack()
  await journey.arriveAt(page, journey.steps.confirmation)
  await page.getByText('Ihre Reise ist bezahlt.').waitFor()
  await page.goto(journey.stepUrl('online-zahlung'))
  await journey.arriveAt(page, journey.steps.confirmation)
  await page.goto(returnedTo('abbruch'))
  await journey.arriveAt(page, journey.steps.confirmation)
  const other = await context.newPage()
  await other.goto(journey.stepUrl('online-zahlung'))
  await journey.arriveAt(other, journey.steps.confirmation)
  expect(started).toHaveLength(1)
})

// rule 10.15
test('who comes back from the payment page without paying is not sent there again, and goes on with the same payment', async () => {
  const { page, context, problems } = visitor
  await journey.bookOnline(visitor.page)
  await page.goBack()
  await page.getByText('Die Zahlung ist noch offen').waitFor()
  await expectClean(page, 'payment open')
  await page.reload()
  await page.getByText('Die Zahlung ist noch offen').waitFor()
  await handOf(page).press(page.getByRole('link', { name: 'Zur Bestätigung' }))
  await journey.arriveAt(page, journey.steps.confirmation)
  await expectClean(page, 'confirmation, not paid')
  await handOf(page).press(page.getByRole('link', { name: 'Jetzt bezahlen' }))
  await page.getByRole('button', { name: 'Zur Zahlungsseite' }).waitFor()
  const other = await context.newPage()
  await other.goto(journey.stepUrl('online-zahlung'))
  await other.getByText('Die Zahlung ist noch offen').waitFor()
  await handOf(other).press(other.getByRole('button', { name: 'Zur Zahlungsseite' }))
  await handOf(other).press(other.getByRole('button', { name: 'Bezahlen', exact: true }))
  await other.getByText('Ihre Reise ist bezahlt.').waitFor()
  // The first window hears of it.
  await journey.arriveAt(page, journey.steps.confirmation)
  expect(started).toHaveLength(1)
  expect(problems).toEqual([])
})

test('who does not pay is told until when the places are held, and afterwards that they are free again', async () => {
  const { page, problems } = visitor
  await journey.bookOnline(visitor.page)
  await page.goBack()
  await page.getByText(/Ihre Plätze sind bis .* Uhr für Sie reserviert/).waitFor()
  await handOf(page).press(page.getByRole('link', { name: 'Zur Bestätigung' }))
  await journey.arriveAt(page, journey.steps.confirmation)
  await page.getByText(/Ihre Plätze sind bis .* Uhr für Sie reserviert/).waitFor()
  endHolds(house.directory)
  await page.reload()
  await journey.arriveAt(page, 'Die Zeit für die Zahlung ist abgelaufen')
  await expectClean(page, 'payment out of time')
  expect(lastBooking()).toMatchObject({ payment_status: 'EXPIRED' })
  await page.goto(journey.stepUrl('online-zahlung'))
  await journey.arriveAt(page, 'Die Zeit für die Zahlung ist abgelaufen')
  await handOf(page).press(page.getByRole('button', { name: 'Neue Buchung für diese Reise' }))
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
  await handOf(page).press(page.getByRole('button', { name: 'Später bestätigen' }))
  await page.getByText('Die Zahlung wird noch geprüft').waitFor()
  await expectOnlyToAsk(page)
  // The bank takes ten seconds.
  await setTimeout(11_000)
  await handOf(page).press(page.getByRole('button', { name: 'Stand prüfen' }))
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
  for (const window of [page, other]) await window.getByText('Die Zahlungsseite ist nicht erreichbar').waitFor()
  expect(started).toHaveLength(1)
  await handOf(other).press(other.getByRole('button', { name: `Jetzt ${journey.totals.alone} bezahlen` }))
  await journey.arriveAt(other, 'Zahlung')
  expect(started).toHaveLength(2)
})
