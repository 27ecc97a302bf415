import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { isOperation, newVisitor, type Visitor } from '#test/support/browser.ts'
import { startCuttingRelay, type CuttingRelay } from '#test/support/cuttingRelay.ts'
import { keptAt, withSite } from '#test/support/house.ts'
import * as journey from '#test/support/journey.ts'
import { storedBookings } from '#test/support/storedBookings.ts'

const house = withSite()

let relay: CuttingRelay
let visitor: Visitor
/** Bookings in the storage before a test. */
let before: number

beforeAll(async () => {
  relay = await startCuttingRelay(house.port)
  return () => relay.close()
})

beforeEach(async () => {
  before = storedBookings(house.directory).length
  visitor = await newVisitor(await house.browser(), relay.origin, { kept: await keptAt(relay.origin) })
  // Each test books the same date for the same people.
  await visitor.page.setExtraHTTPHeaders({ 'x-book-again': '1' })
  await journey.openPayment(visitor.page)
  await journey.acceptTerms(visitor.page)
  return () => visitor.leave()
})

/** Uses a connection, so that it is kept alive for the next request. */
async function keepAlive(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/healthz')).text())
}

/** How often the page itself has sent an operation. */
function sentByPage(operation: string): number {
  return visitor.requests.filter((request) => isOperation(request, operation)).length
}

test.each(['asked', 'answered'] as const)(
  'a booking whose connection dies once it is %s is sent again by the browser itself, and made once',
  async (moment) => {
    const { page, problems } = visitor
    const passed = relay.passed('PlaceBooking')
    relay.cut('PlaceBooking', moment)
    await keepAlive(page)
    await journey.book(page)
    await journey.arriveAt(page, journey.steps.confirmation)
    expect(sentByPage('PlaceBooking')).toBe(1)
    expect(relay.passed('PlaceBooking') - passed).toBe(2)
    const orderNo = await journey.orderNumber(page)
    expect(storedBookings(house.directory).slice(before)).toMatchObject([{ order_no: orderNo }])
    expect(problems).toEqual([])
  },
)

test('a payment whose connection dies is begun again by the browser itself, for the one booking', async () => {
  const { page } = visitor
  const passed = relay.passed('InitBookingPayment')
  relay.cut('InitBookingPayment', 'answered')
  await journey.choose(page, page.getByRole('radio', { name: 'Onlinezahlung' }))
  await keepAlive(page)
  await journey.book(page)
  await journey.arriveAt(page, 'Zahlung')
  await page.getByRole('button', { name: 'Bezahlen', exact: true }).click()
  await page.getByText('Ihre Reise ist bezahlt.').waitFor()
  expect(sentByPage('InitBookingPayment')).toBe(1)
  expect(relay.passed('InitBookingPayment') - passed).toBe(2)
  expect(storedBookings(house.directory).slice(before)).toMatchObject([{ payment_status: 'PAID' }])
})
