import type { Page } from 'playwright-core'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { expectClean } from '#test/support/browser/axe.ts'
import { newVisitor, type Visitor } from '#test/support/browser/visitor.ts'
import { faultyNetwork } from '#test/support/browser/faultInjection.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'
import {
  forgetBookings,
  isPlaceBooking,
  placeBookingRequest,
  replay,
  storedBookings,
} from '#test/support/browser/bookings.ts'

const site = withSite()

let visitor: Visitor
/** Bookings in the storage before a test. */
let before: number

beforeEach(async () => {
  before = storedBookings(site.directory).length
  visitor = await site.newVisitor({ storageState: await site.storageState() })
  await journey.openPayment(visitor.page)
  await journey.acceptTerms(visitor.page)
  return () => visitor.leave()
})

async function confirmedNumber(page: Page): Promise<string> {
  await journey.arriveAt(page, journey.steps.confirmation)
  return journey.orderNumber(page)
}

test('a double click books once', async () => {
  const { page, requests } = visitor
  await journey.bookButton(page).dblclick()
  await confirmedNumber(page)
  expect(requests.filter(isPlaceBooking)).toHaveLength(1)
  expect(storedBookings(site.directory)).toHaveLength(before + 1)
})

// rule 10.13
test('on a slow phone a press right after the terms were ticked books', async () => {
  const { page } = visitor
  const terms = page.getByRole('checkbox', { name: 'Ich habe gelesen und akzeptiere: Allgemeine' })
  const label = await terms.locator('xpath=ancestor::label[1]').boundingBox()
  const button = await journey.bookButton(page).boundingBox()
  if (label === null || button === null) throw new Error('The terms or the button are not on screen')
  await page.mouse.click(label.x + label.width / 2, label.y + label.height / 2)
  await expect.poll(() => terms.isChecked()).toBe(false)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 10 })
  await page.mouse.click(label.x + label.width / 2, label.y + label.height / 2)
  await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2)
  await confirmedNumber(page)
  expect(storedBookings(site.directory)).toHaveLength(before + 1)
})

test('the same booking sent several times at once is one booking with one order number', async () => {
  const { page, requests } = visitor
  let copies: Promise<readonly { orderNo: string | null }[]> = Promise.resolve([])
  await page.route('**/api/proxy', async (route) => {
    if (isPlaceBooking(route.request())) {
      const body = placeBookingRequest(requests)
      copies = Promise.all([replay(site.origin, body), replay(site.origin, body), replay(site.origin, body)])
    }
    await route.continue()
  })
  await journey.book(page)
  const orderNo = await confirmedNumber(page)
  expect((await copies).map((copy) => copy.orderNo)).toEqual([orderNo, orderNo, orderNo])
  expect(storedBookings(site.directory)).toHaveLength(before + 1)
})

test('a second identical booking within minutes asks for confirmation first', async () => {
  // Two bookings fewer, so that there are rooms for the tests that follow.
  onTestFinished(() => forgetBookings(site.directory))
  await journey.bookButton(visitor.page).click()
  const first = await confirmedNumber(visitor.page)
  // On another device, which knows nothing of the first booking.
  const { page, requests, leave } = await newVisitor(await site.browser(), site.origin, {
    storageState: await site.storageState(),
  })
  onTestFinished(leave)
  await journey.openPayment(page)
  await journey.acceptTerms(page)
  await journey.book(page)
  await page.getByText('Sie haben diese Reise eben gebucht').waitFor()
  await page.getByText(`Ihre Auftragsnummer ist ${first}.`).waitFor()
  expect(storedBookings(site.directory)).toHaveLength(before + 1)
  await page.getByRole('button', { name: 'Trotzdem nochmals buchen' }).click()
  const second = await confirmedNumber(page)
  expect(second).not.toBe(first)
  expect(storedBookings(site.directory).slice(before)).toMatchObject([{ order_no: first }, { order_no: second }])
  expect(new Set(requests.filter(isPlaceBooking).map((request) => submissionIdIn(request.postData()))).size).toBe(2)
})

// rule 10.13
test('a lost answer is asked for again and ends in the confirmation of one booking', async () => {
  const { page, requests } = visitor
  const network = await faultyNetwork(page, 'PlaceBooking')
  network.setFault('lost answer')
  await journey.book(page)
  await page.getByText('Wir prüfen, ob Ihre Buchung angekommen ist').waitFor()
  await expectClean(page, 'booking under way to the platform')
  network.setFault(null)
  const orderNo = await confirmedNumber(page)
  expect(storedBookings(site.directory).slice(before)).toMatchObject([{ order_no: orderNo }])
  const ids = new Set(requests.filter(isPlaceBooking).map((request) => submissionIdIn(request.postData())))
  expect(ids.size).toBe(1)
})

// rule 10.13
test('while a booking is on its way, the visitor may leave the step and return: it is sent once, and not deleted', async () => {
  const { page, requests } = visitor
  let answer: () => void = () => undefined
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/proxy', async (route) => {
    if (isPlaceBooking(route.request())) await isAnswered
    await route.continue()
  })
  await journey.book(page)
  const sending = page.getByRole('button', { name: 'Wird gesendet …' })
  await sending.waitFor()
  expect(await sending.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.getByRole('link', { name: 'Zurück', exact: true }).click()
  await journey.arriveAt(page, journey.steps.additionalServices)
  expect(await page.getByRole('button', { name: 'Alle Angaben löschen' }).count()).toBe(0)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.payment)
  await sending.waitFor()
  expect(await sending.isDisabled()).toBe(true)
  answer()
  const orderNo = await confirmedNumber(page)
  expect(requests.filter(isPlaceBooking)).toHaveLength(1)
  expect(storedBookings(site.directory).slice(before)).toMatchObject([{ order_no: orderNo }])
})

test('a booking that never left the device is told as not booked, and can be sent again', async () => {
  const { page } = visitor
  await visitor.context.setOffline(true)
  await journey.book(page)
  await page.getByText('Die Buchung konnte nicht abgeschickt werden').waitFor()
  await expectClean(page, 'booking that never left')
  expect(storedBookings(site.directory)).toHaveLength(before)
  await visitor.context.setOffline(false)
  await journey.book(page)
  await confirmedNumber(page)
  expect(storedBookings(site.directory)).toHaveLength(before + 1)
})

function submissionIdIn(body: string | null): string | null {
  return /"submissionId":"([^"]+)"/.exec(body ?? '')?.[1] ?? null
}
