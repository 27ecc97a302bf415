import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { isOperation, newVisitor, type Visitor } from '#test/support/browser/visitor.ts'
import { storageStateAt, withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { storedBookings } from '#test/support/browser/bookings.ts'
import { startRelay } from '#test/support/relay.ts'

const site = withSite()

let relay: Awaited<ReturnType<typeof startCuttingRelay>>
let visitor: Visitor
/** Bookings in the storage before a test. */
let before: number

beforeAll(async () => {
  relay = await startCuttingRelay(site.port)
  return () => relay.close()
})

beforeEach(async () => {
  before = storedBookings(site.directory).length
  visitor = await newVisitor(await site.browser(), relay.origin, { storageState: await storageStateAt(relay.origin) })
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
    expect(storedBookings(site.directory).slice(before)).toMatchObject([{ order_no: orderNo }])
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
  expect(storedBookings(site.directory).slice(before)).toMatchObject([{ payment_status: 'PAID' }])
})

/** `asked`: as soon as the host has the request. `answered`: when its answer is about to leave. */
type Moment = 'asked' | 'answered'

/** Length of the end of a request body that contains the name of its operation. */
const TAIL = 100

/** A relay to the host that cuts the connection of the next request of an operation, once told to. */
async function startCuttingRelay(hostPort: number) {
  const cuts = new Map<string, Moment>()
  const passed = new Map<string, number>()

  /** When to cut, if the text so far ends a request that is to be cut. */
  function momentFor(text: string): Moment | null {
    const operation = /"operationName":"(\w+)"\}$/.exec(text)?.[1]
    if (operation === undefined) return null
    passed.set(operation, (passed.get(operation) ?? 0) + 1)
    const moment = cuts.get(operation) ?? null
    cuts.delete(operation)
    return moment
  }

  const { port, close } = await startRelay(hostPort, {
    relay: ({ client: browser, server: host, cut }) => {
      let isCutAtAnswer = false
      // A request can arrive in pieces; its operation is named at the end.
      let tail = ''
      return {
        fromClient: (chunk) => {
          tail = (tail + chunk.toString('latin1')).slice(-TAIL)
          const moment = momentFor(tail)
          isCutAtAnswer ||= moment === 'answered'
          // The host executes the request, although nobody receives the answer.
          host.write(chunk, () => moment === 'asked' && browser.destroy())
        },
        fromServer: (chunk) => {
          if (isCutAtAnswer) cut()
          else browser.write(chunk)
        },
      }
    },
  })
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    close,
    cut: (operation: string, moment: Moment) => void cuts.set(operation, moment),
    /** Requests of the operation so far, those repeated by the browser included. */
    passed: (operation: string) => passed.get(operation) ?? 0,
  }
}
