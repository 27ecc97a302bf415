import type { Locator, Page, Route } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { expectClean } from '#test/support/browser/axe.ts'
import { isOperation, untilQuiet, type Visitor } from '#test/support/browser/visitor.ts'
import {
  failureKinds,
  faultyNetwork,
  speedUpClock,
  keepsEntries,
  advanceClock,
  seesPhone,
  withFaultySite,
} from '#test/support/browser/faultInjection.ts'
import * as journey from '#test/support/browser/funnel.ts'

/** A busy machine takes its time. */
const SOON = { timeout: 10_000 }

/** Timeout for work in idle periods: a loaded machine has few. */
const PATIENT = { timeout: 60_000 }

const { site, platform, newVisitor } = withFaultySite()

let visitor: Visitor
/** Bookings on the platform before a test. */
let before: number

beforeEach(async () => {
  before = platform().bookings().length
  visitor = await newVisitor()
})

test.each(['Travel', 'AllTravelAvailabilityStatus', 'RatioTravel'])(
  'a travel of the list opens, or says what to do, when %s fails on the network',
  async (operation) => {
    const { page } = visitor
    const network = await faultyNetwork(page, operation)
    await journey.open(page, journey.LIST_PATH)
    const main = page.getByRole('main')
    // Those looked at stand beneath the list once more.
    const card = page.getByRole('link', { name: /^Provence zur Lavendelblüte/ }).first()
    // «There is no such travel» is an answer, and stays one.
    for (const fault of failureKinds.filter((failure) => failure !== 'null' || operation !== 'Travel')) {
      network.setFault(fault)
      await card.click()
      await page.waitForURL(`**${journey.TRAVEL_PATH}`)
      await expect.poll(network.asked, { ...SOON, message: fault }).toBeGreaterThan(0)
      await network.settled()
      await main
        .getByRole('link', { name: 'Noch einmal versuchen' })
        .or(main.locator('a[href^="/buchen/"]'))
        .first()
        .waitFor()
      await seesPhone(page)
      await page.goBack()
      await journey.arriveAt(page, 'Unsere Reisen')
    }
    network.setFault('slow')
    await card.click()
    await journey.arriveAt(page, /^Provence zur Lavendelblüte/)
  },
)

test('the list stays and says what to do when TravelFilter fails on the network', async () => {
  const { page } = visitor
  const network = await faultyNetwork(page, 'TravelFilter')
  const again = page.getByRole('button', { name: 'Noch einmal versuchen' })
  await journey.open(page, '/reisen')
  network.setFault('lost request')
  await journey.filterByDestination(page, 'Frankreich')
  for (const fault of failureKinds) {
    await again.waitFor()
    network.setFault(fault)
    await again.click()
    await expect.poll(network.asked, { ...SOON, message: fault }).toBeGreaterThan(0)
    await network.settled()
    await seesPhone(page)
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(10)
  }
  await again.waitFor()
  network.setFault('slow')
  await again.click()
  await page
    .getByRole('status')
    .filter({ hasText: /^\d+ Reisen? von \d+$/ })
    .waitFor()
})

// rule 8.1.1.11
test('the home page stands without bestsellers when BestsellerTravels fails on the network', async () => {
  const { page } = visitor
  const network = await faultyNetwork(page, 'BestsellerTravels')
  await journey.open(page, '/reisen')
  // Once answered, even slowly, they are not asked for again.
  for (const fault of [...failureKinds, 'slow'] as const) {
    network.setFault(fault)
    await page.getByRole('banner').getByRole('link', { name: 'Carovia Reisen' }).click()
    await journey.arriveAt(page, 'Einsteigen. Ankommen. Erzählen.')
    await expect.poll(network.asked, { ...SOON, message: fault }).toBeGreaterThan(0)
    await network.settled()
    await seesPhone(page)
    await page.goBack()
    await journey.arriveAt(page, 'Unsere Reisen')
  }
})

test('a travel page stands, and tells once that it was looked at, when SendConversionEvent fails on the network', async () => {
  // This visitor has answered before, so the answer comes from storage alone.
  const { page, context } = await site.newVisitor({ storageState: await site.storageState(), isAsked: true })
  await speedUpClock(context)
  const network = await faultyNetwork(page, 'SendConversionEvent')
  const forgetWhatWasTold = () => page.evaluate(() => localStorage.removeItem('conversions'))
  await page.goto('/robots.txt')
  // No answer is read: it comes, late or not, or the request fails.
  for (const fault of [...failureKinds, 'slow'] as const) {
    await forgetWhatWasTold()
    network.setFault(fault)
    await page.goto(journey.TRAVEL_PATH)
    await journey.arriveAt(page, /^Provence zur Lavendelblüte/)
    await expect.poll(network.asked, { ...PATIENT, message: fault }).toBe(1)
    await network.settled()
    expect(network.asked()).toBe(1)
    await seesPhone(page)
    await keepsEntries(page)
  }
})

test.each(['Travel', 'AllTravelAvailabilityStatus', 'RatioTravel', 'Contingents'])(
  'the funnel goes on with what it knows when %s fails on the network',
  async (operation) => {
    const { page } = visitor
    const network = await faultyNetwork(page, operation)
    await journey.openPayment(page)
    // Pending responses first: one that came after the clock moves on would still be fresh.
    await network.settled()
    await untilQuiet(page)
    let title: string = journey.steps.payment
    for (const fault of [...failureKinds, 'slow'] as const) {
      const isAtEnd = title === journey.steps.payment
      title = isAtEnd ? journey.steps.additionalServices : journey.steps.payment
      network.setFault(fault)
      await advanceClock(page, 61)
      if (isAtEnd) await page.getByRole('main').getByText('Zurück', { exact: true }).click()
      else await journey.goOn(page)
      await journey.arriveAt(page, title)
      await expect.poll(network.asked, { ...SOON, message: fault }).toBeGreaterThan(0)
      await network.settled()
      await journey.arriveAt(page, title)
      await seesPhone(page)
      await keepsEntries(page)
    }
    network.setFault('HTML')
    await page.reload()
    if (operation === 'RatioTravel') {
      // The later steps cannot be drawn without it.
      await page.getByText('Die Reise konnte nicht geladen werden').waitFor()
      await expectClean(page, 'platform out of reach, in the funnel')
      network.setFault(null)
      await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    }
    await journey.arriveAt(page, title)
  },
)

test('a price that RatioSummaryQuery cannot check on the network can be asked for again, and nothing is booked meanwhile', async () => {
  const { page } = visitor
  const network = await faultyNetwork(page, 'RatioSummaryQuery')
  network.setFault('HTTP 500')
  await journey.openPayment(page)
  const retry = page.getByRole('button', { name: 'Noch einmal prüfen' })
  for (const fault of failureKinds) {
    await retry.waitFor()
    await seesPhone(page)
    await keepsEntries(page)
    network.setFault(fault)
    await retry.click()
    // Three times by itself, then the visitor is asked.
    await expect.poll(network.asked, { ...SOON, message: fault }).toBeGreaterThanOrEqual(3)
  }
  await retry.waitFor()
  await expectClean(page, 'price that cannot be checked')
  await journey.acceptTerms(page)
  await journey.book(page)
  network.setFault('slow')
  await retry.click()
  await retry.waitFor({ state: 'detached' })
  await expect.poll(() => journey.shownTotal(page).textContent(), SOON).toBe(journey.totals.alone)
  expect(platform().bookings()).toHaveLength(before)
})

/** Books on a network with this fault, until the page says that the outcome is unknown. */
async function bookWithFault(fault: 'lost request' | 'lost answer') {
  const { page } = visitor
  const network = await faultyNetwork(page, 'PlaceBooking')
  await journey.openPayment(page)
  await journey.acceptTerms(page)
  network.setFault(fault)
  await journey.book(page)
  await page.getByText('Vielleicht gebucht, bitte nicht nochmals buchen').waitFor()
  return network
}

// rule 10.13
test('a booking that never arrived is asked about through every kind of fault of the network, and none is made by asking', async () => {
  const { page } = visitor
  const network = await bookWithFault('lost request')
  await expectClean(page, 'booking perhaps made')
  for (const fault of [...failureKinds, 'lost answer'] as const) {
    const again = page.getByRole('button', { name: 'Noch einmal prüfen' })
    await page.getByText('Vielleicht gebucht, bitte nicht nochmals buchen').waitFor()
    await seesPhone(page)
    await keepsEntries(page)
    network.setFault(fault)
    await again.click()
    await again.waitFor({ state: 'detached' })
    await expect.poll(network.asked, { ...SOON, message: fault }).toBe(5)
  }
  expect(platform().bookings()).toHaveLength(before)
})

// rule 10.13
test('a booking that never arrived is known as such after a reload, and made by the next press', async () => {
  const { page } = visitor
  const network = await bookWithFault('lost request')
  network.setFault('slow')
  await page.reload()
  await page.getByText('Die Buchung konnte nicht abgeschickt werden').waitFor()
  expect(platform().bookings()).toHaveLength(before)
  await journey.book(page)
  await journey.arriveAt(page, journey.steps.confirmation)
  expect(platform().bookings()).toHaveLength(before + 1)
})

// rule 10.13
test('a booking that may have been made can be put away for a new one, and its reference is told once more', async () => {
  const { page } = visitor
  await bookWithFault('lost request')
  const reference =
    (await page
      .locator('strong')
      .filter({ hasText: /^[0-9A-F-]{8,}$/i })
      .textContent()) ?? ''
  await page.getByRole('button', { name: 'Neu beginnen' }).click()
  const question = page.getByRole('dialog', { name: 'Angaben löschen und neu beginnen?' })
  await question.getByText(`Die Referenz lautet ${reference}.`).waitFor()
  await expectClean(page, 'new booking after one perhaps made')
  await question.getByRole('button', { name: 'Behalten' }).click()
  await question.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Neu beginnen' }).click()
  await question.getByRole('button', { name: 'Ja, neu beginnen' }).click()
  await journey.arriveAt(page, /^Provence zur Lavendelblüte/)
  await page.getByRole('link', { name: 'Jetzt buchen' }).click()
  await journey.arriveAt(page, journey.steps.start)
  expect(platform().bookings()).toHaveLength(before)
})

// rule 10.13
test('a booking whose answers were lost is found by its id after a reload, and made once', async () => {
  const { page } = visitor
  const network = await bookWithFault('lost answer')
  network.setFault(null)
  await page.reload()
  await journey.arriveAt(page, journey.steps.confirmation)
  expect(platform().bookings()).toHaveLength(before + 1)
})

// rule 8.1.1.7
test('a placed booking ends in a payment after every kind of fault that InitBookingPayment can meet on the network', async () => {
  const { page } = visitor
  const network = await faultyNetwork(page, 'InitBookingPayment')
  const untold = await untoldPayments(page)
  await journey.openPayment(page)
  await journey.choose(page, page.getByRole('radio', { name: 'Onlinezahlung' }))
  await journey.acceptTerms(page)
  network.setFault('lost request')
  await journey.book(page)
  const pay = page.getByRole('button', { name: `Jetzt ${journey.totals.alone} bezahlen`, exact: true })
  for (const fault of [...failureKinds, 'lost answer'] as const) {
    await page.getByText('Die Zahlung liess sich nicht starten').waitFor()
    await seesPhone(page)
    network.setFault(fault)
    await pay.click()
    await expect.poll(network.asked, { ...SOON, message: fault }).toBe(1)
  }
  await page.getByText('Die Zahlung liess sich nicht starten').waitFor()
  await expectClean(page, 'payment that cannot begin')
  await tellsWhyRefused(page, pay)
  // The platform has begun one whose answers were lost: it is gone on with, and no other is begun.
  untold.end()
  network.setFault(null)
  await pay.click()
  await page.getByRole('heading', { name: 'Bezahlen', exact: true }).waitFor()
  expect(network.asked()).toBe(0)
  expect(platform().bookings()).toHaveLength(before + 1)
})

test('a booking that was switched to an invoice is known as switched, though the answer was lost', async () => {
  const { page } = visitor
  const network = await faultyNetwork(page, 'InitBookingPayment')
  await journey.openPayment(page)
  await journey.choose(page, page.getByRole('radio', { name: 'Onlinezahlung' }))
  await journey.acceptTerms(page)
  network.setFault('lost request')
  await journey.book(page)
  network.setFault('lost answer')
  await page.getByRole('button', { name: 'Auf Rechnung wechseln' }).click()
  await journey.arriveAt(page, journey.steps.confirmation)
  expect(platform().bookings().slice(before)).toMatchObject([{ payment_type: 'invoice', payment_status: 'INVOICE' }])
})

/** A refusal of the platform is told in its words. */
async function tellsWhyRefused(page: Page, pay: Locator) {
  const answer = { success: false, message: 'Zahlungen sind heute Nacht nicht möglich.', transactionId: null }
  const refuse = (route: Route) =>
    isOperation(route.request(), 'InitBookingPayment')
      ? route.fulfill({ json: { data: { initBookingPayment: answer } } })
      : route.fallback()
  await page.route('**/api/proxy', refuse)
  await pay.click()
  await page.getByText(answer.message).waitFor()
  await page.unroute('**/api/proxy', refuse)
}

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

test('the return from the payment page shows no status without an answer', async () => {
  const { page } = visitor
  await journey.openPayment(page)
  await journey.choose(page, page.getByRole('radio', { name: 'Onlinezahlung' }))
  await journey.acceptTerms(page)
  const network = await faultyNetwork(page, 'RatioSummaryQuery')
  await journey.book(page)
  await page.getByRole('heading', { name: 'Bezahlen', exact: true }).waitFor()
  network.setFault('HTML')
  await page.goto(`${journey.stepUrl('online-zahlung')}?zahlung=erfolg`)
  for (const fault of failureKinds) {
    await page.getByText('Wir erhalten gerade keine Antwort').waitFor()
    network.setFault(fault)
    await page.getByRole('button', { name: 'Stand prüfen' }).click()
    await expect.poll(network.asked, { ...SOON, message: fault }).toBeGreaterThanOrEqual(1)
    await network.settled()
  }
  await page.getByText('Wir erhalten gerade keine Antwort').waitFor()
  await expectClean(page, 'payment without an answer')
  expect(platform().bookings()).toHaveLength(before + 1)
})
