import { expect, onTestFinished, test } from 'vitest'
import { newVisitor } from '#test/support/browser.ts'
import { withSite } from '#test/support/house.ts'
import * as journey from '#test/support/journey.ts'
import { isPlaceBooking, placeBookingRequest, replay } from '#test/support/placeBooking.ts'
import { postgresBinaries, startPostgres } from '#test/support/postgres.ts'
import { blockText, settingsIn } from '#test/support/docs/recipe.ts'
import { serversIn, startReverseProxy } from '#test/support/docs/reverseProxy.ts'
import { freePort, JOURNEY_ENVIRONMENT, removeDirectory, startSite } from '#test/support/site.ts'

const { browser } = withSite()
const binaries = postgresBinaries()

/** The settings and the proxy of the recipe, with addresses of this machine in place of those of an operator. */
const nginx = blockText('deploy.md', 'nginx.conf')
const { PORT: _, ...settings } = settingsIn(blockText('deploy.md', 'carovia@.service'))

/** A cluster, and as many processes as the recipe has; all end with the test. */
async function deployed() {
  const cluster = await startPostgres(binaries ?? '')
  onTestFinished(() => cluster.stop())
  const port = await freePort()
  const own = { DATABASE_URL: await cluster.newDatabase(), PUBLIC_URL: `http://127.0.0.1:${String(port)}` }
  const sites = await Promise.all(
    serversIn(nginx).map(() => startSite({ environment: { ...settings, ...own, ...JOURNEY_ENVIRONMENT } })),
  )
  onTestFinished(async () => {
    await Promise.all(sites.map(({ stop }) => stop()))
    for (const { directory } of sites) removeDirectory(directory)
  })
  const proxy = await startReverseProxy(
    nginx,
    port,
    sites.map((site) => site.port),
  )
  onTestFinished(proxy.close)
  return { proxy, sites }
}

test.skipIf(binaries === null)(
  'two processes on one PostgreSQL, behind a proxy as deploy.md has it, serve one site: a booking of one is known to the other',
  async () => {
    const { proxy, sites } = await deployed()
    const { page, requests, leave } = await newVisitor(await browser(), proxy.origin)
    onTestFinished(leave)
    await journey.reachPayment(page)
    await journey.acceptTerms(page)
    await journey.book(page)
    await journey.arriveAt(page, journey.steps.confirmation)
    const number = await journey.orderNumber(page)
    expect(requests.filter(isPlaceBooking)).toHaveLength(1)
    expect(proxy.counts).toHaveLength(2)
    expect(Math.min(...proxy.counts)).toBeGreaterThan(5)

    const body = placeBookingRequest(requests)
    const origins = sites.map(({ origin }) => origin)
    const repeats = await Promise.all([...origins, ...origins, proxy.origin].map((origin) => replay(origin, body)))
    expect(repeats.map(({ orderNo }) => orderNo)).toEqual([number, number, number, number, number])
    const robots = await fetch(`${proxy.origin}/robots.txt`)
    expect(await robots.text()).toContain(`${proxy.origin}/sitemap.xml`)
  },
)
