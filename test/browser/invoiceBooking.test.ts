import { expect, onTestFinished, test } from 'vitest'
import { newVisitor } from '#test/support/browser/visitor.ts'
import { userOf } from '#test/support/browser/userSimulator.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { placeBookingRequest, replay, storedBookings, storedTaken } from '#test/support/browser/bookings.ts'
import { JOURNEY_ENVIRONMENT, removeDirectory, startSite } from '#test/support/browser/site.ts'

const { browser } = withSite()

// rules 1.1.2.5, 6.1.1
test('a visitor finds a tour, books it to the end, and the booking outlives a power cut', async () => {
  const site = await startSite({ environment: JOURNEY_ENVIRONMENT })
  const { page, problems, requests, leave } = await newVisitor(await browser(), site.origin)
  onTestFinished(leave)
  const { press } = userOf(page)
  const total = () => journey.centimesIn(journey.shownTotal(page))

  await journey.open(page, '/reisen')
  await journey.filterByDestination(page, 'Frankreich')
  await expect.poll(() => page.getByRole('status').first().textContent()).toBe('4 Reisen von 50')
  await press(page.getByRole('link', { name: /^Provence zur Lavendelblüte/ }))
  await journey.arriveAt(page, /^Provence zur Lavendelblüte/)
  await press(page.getByRole('link', { name: 'Jetzt buchen' }))
  await journey.arriveAt(page, journey.steps.start)

  await journey.fillStart(page)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.services)
  const travel = await total()
  await journey.fillServices(page)
  await expect.poll(total).toBe(travel + journey.SERVICES_CENTIMES)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.personalData)
  await journey.fillPeople(page, [journey.ANNA, journey.BEAT, journey.CLARA])
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.additionalServices)
  await journey.fillAdditionalServices(page)
  const whole = travel + journey.SERVICES_CENTIMES + journey.ADDITIONAL_SERVICES_CENTIMES
  await expect.poll(total).toBe(whole)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.payment)
  await journey.choose(page, page.getByRole('radio', { name: 'Auf Rechnung' }))
  await journey.acceptTerms(page)
  await journey.book(page)
  await journey.arriveAt(page, journey.steps.confirmation)
  expect(await journey.orderNumber(page)).toBe('CR-2027-000001')
  await expect.poll(() => journey.centimesIn(journey.bookedTotal(page))).toBe(whole)
  expect(problems).toEqual([])

  const [booking, ...others] = storedBookings(site.directory)
  expect(others).toEqual([])
  expect(booking).toMatchObject({
    order_no: 'CR-2027-000001',
    departure_id: 'provence-bus-20270619',
    status: 'BOOKABLE',
    total: whole,
    currency: 'CHF',
    payment_type: 'invoice',
  })
  const taken = storedTaken(site.directory, booking!.id)
  expect(taken).toContainEqual({ kind: 'package', nr: '103', quantity: 3 })
  expect(taken).toContainEqual({ kind: 'service', nr: '1001', quantity: 2 })

  await site.kill()
  const again = await startSite({ environment: JOURNEY_ENVIRONMENT, directory: site.directory })
  onTestFinished(async () => {
    await again.stop()
    removeDirectory(site.directory)
  })
  expect(storedBookings(site.directory)).toEqual([booking])
  expect(storedTaken(site.directory, booking!.id)).toEqual(taken)

  const answer = await replay(again.origin, placeBookingRequest(requests))
  expect(answer).toMatchObject({ success: true, orderNo: 'CR-2027-000001', totalPrice: whole / 100 })
  expect(storedBookings(site.directory)).toHaveLength(1)
})
