import { expect, test } from 'vitest'
import { newVisitor } from '#test/support/browser.ts'
import { withSite } from '#test/support/house.ts'
import * as journey from '#test/support/journey.ts'
import { isPlaceBooking, placeBookingRequest, replay } from '#test/support/placeBooking.ts'
import { postgresBinaries, startPostgres } from '#test/support/postgres.ts'
import { JOURNEY_ENVIRONMENT, removeDirectory, startSite } from '#test/support/site.ts'

const { browser } = withSite()
const binaries = postgresBinaries()

test.skipIf(binaries === null)('two processes on one PostgreSQL serve one site: a booking of one is known to the other', async () => {
  const cluster = await startPostgres(binaries ?? '')
  const environment = { ...JOURNEY_ENVIRONMENT, DATABASE_URL: await cluster.newDatabase() }
  const [one, other] = await Promise.all([startSite({ environment }), startSite({ environment })])
  const { page, requests, leave } = await newVisitor(await browser(), one.origin)
  await journey.reachPayment(page)
  await journey.acceptTerms(page)
  await journey.bookButton(page).click()
  await journey.arriveAt(page, journey.steps.confirmation)
  const number = await journey.orderNumber(page)
  expect(requests.filter(isPlaceBooking)).toHaveLength(1)

  const body = placeBookingRequest(requests)
  const repeats = await Promise.all([one, other, one, other].map(({ origin }) => replay(origin, body)))
  expect(repeats.map(({ orderNo }) => orderNo)).toEqual([number, number, number, number])

  await leave()
  await Promise.all([one.stop(), other.stop()])
  await cluster.stop()
  removeDirectory(one.directory)
  removeDirectory(other.directory)
})
