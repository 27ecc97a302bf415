import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { expectClean } from '#test/support/axe.ts'
import { isOperation, untilQuiet, type Visitor } from '#test/support/browser.ts'
import { failures, faults } from '#test/support/faults.ts'
import { faultyLine, hurry, pass } from '#test/support/faultyLine.ts'
import { keepsEntries, seesPhone, withFaultySite } from '#test/support/faultySite.ts'
import * as journey from '#test/support/journey.ts'

/** A busy machine takes its time. */
const SOON = { timeout: 10_000 }

/** What a page does when it is idle, on a machine that never is. */
const PATIENT = { timeout: 60_000 }

const { house, platform, enter } = withFaultySite()

let visitor: Visitor
/** Bookings on the platform before a test. */
let before: number

beforeEach(async () => {
  before = platform().bookings().length
  visitor = await enter()
})

test.each(['Travel', 'AllTravelAvailabilityStatus', 'RatioTravel'])(
  'a travel of the list opens, or says what to do, when %s fails on the line',
  async (operation) => {
    const { page } = visitor
    const line = await faultyLine(page, operation)
    await journey.open(page, journey.LIST_PATH)
    const main = page.getByRole('main')
    // Those looked at stand beneath the list once more.
    const card = page.getByRole('link', { name: /^Provence zur Lavendelblüte/ }).first()
    // «There is no such travel» is an answer, and stays one.
    for (const fault of failures.filter((failure) => failure !== 'null' || operation !== 'Travel')) {
      line.have(fault)
      await card.click()
      await page.waitForURL(`**${journey.TRAVEL_PATH}`)
      await expect.poll(line.asked, { ...SOON, message: fault }).toBeGreaterThan(0)
      await line.settled()
      await main
        .getByRole('link', { name: 'Noch einmal versuchen' })
        .or(main.locator('a[href^="/buchen/"]'))
        .first()
        .waitFor()
      await seesPhone(page)
      await page.goBack()
      await journey.arriveAt(page, 'Unsere Reisen')
    }
    line.have('slow')
    await card.click()
    await journey.arriveAt(page, /^Provence zur Lavendelblüte/)
  },
)

test('the list stays and says what to do when TravelFilter fails on the line', async () => {
  const { page } = visitor
  const line = await faultyLine(page, 'TravelFilter')
  const again = page.getByRole('button', { name: 'Noch einmal versuchen' })
  await journey.open(page, '/reisen')
  line.have('lost request')
  await journey.filterByDestination(page, 'Frankreich')
  for (const fault of failures) {
    await again.waitFor()
    line.have(fault)
    await again.click()
    await expect.poll(line.asked, { ...SOON, message: fault }).toBeGreaterThan(0)
    await line.settled()
    await seesPhone(page)
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(10)
  }
  await again.waitFor()
  line.have('slow')
  await again.click()
  await page
    .getByRole('status')
    .filter({ hasText: /^\d+ Reisen? von \d+$/ })
    .waitFor()
})

// rule 8.1.1.11
test('the home page stands without bestsellers when BestsellerTravels fails on the line', async () => {
  const { page } = visitor
  const line = await faultyLine(page, 'BestsellerTravels')
  await journey.open(page, '/reisen')
  // Once answered, even slowly, they are not asked for again.
  for (const fault of [...failures, 'slow'] as const) {
    line.have(fault)
    await page.getByRole('banner').getByRole('link', { name: 'Carovia Reisen' }).click()
    await journey.arriveAt(page, 'Einsteigen. Ankommen. Erzählen.')
    await expect.poll(line.asked, { ...SOON, message: fault }).toBeGreaterThan(0)
    await line.settled()
    await seesPhone(page)
    await page.goBack()
    await journey.arriveAt(page, 'Unsere Reisen')
  }
})

test('a travel page stands, and tells once that it was looked at, when SendConversionEvent fails on the line', async () => {
  // What this visitor has told before is told by the device alone.
  const { page, context } = await house.enter({ kept: await house.kept(), isAsked: true })
  await hurry(context)
  const line = await faultyLine(page, 'SendConversionEvent')
  const forgetWhatWasTold = () => page.evaluate(() => localStorage.removeItem('conversions'))
  await page.goto('/robots.txt')
  for (const fault of faults) {
    await forgetWhatWasTold()
    line.have(fault)
    await page.goto(journey.TRAVEL_PATH)
    await journey.arriveAt(page, /^Provence zur Lavendelblüte/)
    await expect.poll(line.asked, { ...PATIENT, message: fault }).toBe(1)
    await line.settled()
    expect(line.asked()).toBe(1)
    await seesPhone(page)
    await keepsEntries(page)
  }
})

test.each(['Travel', 'AllTravelAvailabilityStatus', 'RatioTravel', 'Contingents'])(
  'the funnel goes on with what it knows when %s fails on the line',
  async (operation) => {
    const { page } = visitor
    const line = await faultyLine(page, operation)
    await journey.openPayment(page)
    // What is answered later than the time that passes below would still be fresh then.
    await line.settled()
    await untilQuiet(page)
    let title: string = journey.steps.payment
    for (const fault of [...failures, 'slow'] as const) {
      const isAtEnd = title === journey.steps.payment
      title = isAtEnd ? journey.steps.additionalServices : journey.steps.payment
      line.have(fault)
      await pass(page, 61)
      if (isAtEnd) await page.getByRole('main').getByText('Zurück', { exact: true }).click()
      else await journey.goOn(page)
      await journey.arriveAt(page, title)
      await expect.poll(line.asked, { ...SOON, message: fault }).toBeGreaterThan(0)
      await line.settled()
      await journey.arriveAt(page, title)
      await seesPhone(page)
      await keepsEntries(page)
    }
    line.have('HTML')
    await page.reload()
    if (operation === 'RatioTravel') {
      // The later steps cannot be drawn without it.
      await page.getByText('Die Reise konnte nicht geladen werden').waitFor()
      await expectClean(page, 'platform out of reach, in the funnel')
      line.have(null)
      await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    }
    await journey.arriveAt(page, title)
  },
)

test('a price that RatioSummaryQuery cannot check on the line can be asked for again, and nothing is booked meanwhile', async () => {
  const { page } = visitor
  const line = await faultyLine(page, 'RatioSummaryQuery')
  line.have('HTTP 500')
  await journey.openPayment(page)
  const retry = page.getByRole('button', { name: 'Noch einmal prüfen' })
  for (const fault of failures) {
    await retry.waitFor()
    await seesPhone(page)
    await keepsEntries(page)
    line.have(fault)
    await retry.click()
    // Three times by itself, then the visitor is asked.
    await expect.poll(line.asked, { ...SOON, message: fault }).toBeGreaterThanOrEqual(3)
  }
  await retry.waitFor()
  await expectClean(page, 'price that cannot be checked')
  await journey.acceptTerms(page)
  await journey.book(page)
  line.have('slow')
  await retry.click()
  await retry.waitFor({ state: 'detached' })
  await expect.poll(() => journey.shownTotal(page).textContent(), SOON).toBe(journey.totals.alone)
  expect(platform().bookings()).toHaveLength(before)
})

test('a booking is made once, through every fault that PlaceBooking can meet on the line', async () => {
  const { page } = visitor
  const line = await faultyLine(page, 'PlaceBooking')
  await journey.openPayment(page)
  await journey.acceptTerms(page)
  line.have('lost request')
  await journey.book(page)
  await page.getByText('Vielleicht gebucht, bitte nicht nochmals buchen').waitFor()
  await expectClean(page, 'booking perhaps made')
  for (const fault of failures) {
    const again = page.getByRole('button', { name: 'Noch einmal prüfen' })
    await page.getByText('Vielleicht gebucht, bitte nicht nochmals buchen').waitFor()
    await seesPhone(page)
    await keepsEntries(page)
    line.have(fault)
    await again.click()
    await again.waitFor({ state: 'detached' })
    await expect.poll(line.asked, { ...SOON, message: fault }).toBe(5)
  }
  line.have('slow')
  await page.reload()
  await journey.arriveAt(page, journey.steps.confirmation)
  expect(platform().bookings()).toHaveLength(before + 1)
})

// rule 8.1.1.7
test('a placed booking ends in a payment after every fault that InitBookingPayment can meet on the line', async () => {
  const { page } = visitor
  const line = await faultyLine(page, 'InitBookingPayment')
  const untold = await untoldPayments(page)
  await journey.openPayment(page)
  await journey.choose(page, page.getByRole('radio', { name: 'Onlinezahlung' }))
  await journey.acceptTerms(page)
  line.have('lost request')
  await journey.book(page)
  const pay = page.getByRole('button', { name: `Jetzt ${journey.totals.alone} bezahlen`, exact: true })
  for (const fault of failures) {
    await page.getByText('Die Zahlungsseite ist nicht erreichbar').waitFor()
    await seesPhone(page)
    line.have(fault)
    await pay.click()
    await expect.poll(line.asked, { ...SOON, message: fault }).toBe(1)
  }
  await page.getByText('Die Zahlungsseite ist nicht erreichbar').waitFor()
  await expectClean(page, 'payment that cannot begin')
  // The platform has begun one whose answers were lost: it is gone on with, and no other is begun.
  untold.end()
  line.have(null)
  await pay.click()
  await page.getByRole('heading', { name: 'Bezahlen', exact: true }).waitFor()
  expect(line.asked()).toBe(0)
  expect(platform().bookings()).toHaveLength(before + 1)
})

test('a booking that was switched to an invoice is known as switched, though the answer was lost', async () => {
  const { page } = visitor
  const line = await faultyLine(page, 'InitBookingPayment')
  await journey.openPayment(page)
  await journey.choose(page, page.getByRole('radio', { name: 'Onlinezahlung' }))
  await journey.acceptTerms(page)
  line.have('lost request')
  await journey.book(page)
  line.have('lost answer')
  await page.getByRole('button', { name: 'Auf Rechnung wechseln' }).click()
  await journey.arriveAt(page, journey.steps.confirmation)
  expect(platform().bookings().slice(before)).toMatchObject([{ payment_type: 'invoice', payment_status: 'INVOICE' }])
})

/** The platform does not say how payments stand, until the end. */
async function untoldPayments(page: Page) {
  let isTold = false
  await page.route('**/api/proxy', async (route) => {
    if (isTold || !isOperation(route.request(), 'RatioSummaryQuery')) return route.fallback()
    const response = await route.fetch()
    const body = (await response.json()) as { data: { ratioSummary: object } }
    const ratioSummary = {
      ...body.data.ratioSummary,
      ...('payment' in body.data.ratioSummary ? { payment: null } : {}),
    }
    return route.fulfill({ response, json: { data: { ...body.data, ratioSummary } } })
  })
  return { end: () => (isTold = true) }
}

test('who comes back from the payment is told nothing that was not answered', async () => {
  const { page } = visitor
  await journey.openPayment(page)
  await journey.choose(page, page.getByRole('radio', { name: 'Onlinezahlung' }))
  await journey.acceptTerms(page)
  const line = await faultyLine(page, 'RatioSummaryQuery')
  await journey.book(page)
  await page.getByRole('heading', { name: 'Bezahlen', exact: true }).waitFor()
  line.have('HTML')
  await page.goto(`${journey.stepUrl('online-zahlung')}?zahlung=erfolg`)
  for (const fault of failures) {
    await page.getByText('Wir erhalten gerade keine Antwort').waitFor()
    line.have(fault)
    await page.getByRole('button', { name: 'Stand prüfen' }).click()
    await expect.poll(line.asked, { ...SOON, message: fault }).toBeGreaterThanOrEqual(1)
    await line.settled()
  }
  await page.getByText('Wir erhalten gerade keine Antwort').waitFor()
  await expectClean(page, 'payment without an answer')
  expect(platform().bookings()).toHaveLength(before + 1)
})
