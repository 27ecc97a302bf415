import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { isPlaceBooking, placeBookingRequest, replay } from '#test/support/browser/bookings.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { freePort, JOURNEY_ENVIRONMENT, removeDirectory, startSite } from '#test/support/browser/site.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import { newVisitor } from '#test/support/browser/visitor.ts'
import { blockText, settingsIn } from '#test/support/docs/guides.ts'
import { postgresBinaries, startPostgres } from '#test/support/postgres.ts'

const { browser } = withSite()
const binaries = postgresBinaries()

/** The settings and the proxy of the guide, with addresses of this machine in place of those of an operator. */
const nginx = blockText('deploy.md', 'nginx.conf')
const { PORT: _, ...settings } = settingsIn(blockText('deploy.md', 'carovia@.service') + blockText('deploy.md', 'env'))

/** A cluster, and as many processes as the guide has; all end with the test. */
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

/**
 * A reverse proxy on the loopback that hands requests on as the lines of an nginx configuration say. It limits nobody: what
 * `limit_req` lets through is far above the pace of a visitor.
 */
interface ReverseProxy {
  readonly origin: string
  /** How many requests each server behind it got. */
  readonly counts: readonly number[]
  readonly close: () => Promise<void>
}

/** Addresses of the servers behind a configuration. */
function serversIn(nginx: string): readonly string[] {
  return [...nginx.matchAll(/^\s*server ([\d.]+:\d+)[^;]*;/gm)].map(([, address = '']) => address)
}

/**
 * @param nginx the configuration, whose `proxy_set_header` lines are obeyed
 * @param ports of the servers, which take turns
 */
async function startReverseProxy(nginx: string, port: number, ports: readonly number[]): Promise<ReverseProxy> {
  const setHeaders = [...nginx.matchAll(/^\s*proxy_set_header (\S+) (\S+);/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
  const counts = ports.map(() => 0)
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const place = turn
    turn = (turn + 1) % ports.length
    counts[place] = (counts[place] ?? 0) + 1
    const headers = {
      ...incoming.headers,
      ...Object.fromEntries(setHeaders.map(([name, value]) => [name.toLowerCase(), valueOf(value, incoming)])),
    }
    forward({ incoming, outgoing }, { port: ports[place] ?? 0, headers })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    counts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

interface Exchange {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
}

function forward(
  { incoming, outgoing }: Exchange,
  { port, headers }: { readonly port: number; readonly headers: NodeJS.Dict<string | string[]> },
): void {
  const { method, url } = incoming
  const onward = ask(
    { host: '127.0.0.1', port, path: url ?? '/', method: method ?? 'GET', headers, agent: false },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    },
  )
  // A visitor who leaves ends the question; a server that is gone is a bad gateway.
  outgoing.once('close', () => onward.destroy())
  onward.once('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()))
  incoming.pipe(onward)
}

/** A header value of the nginx configuration, with its variables replaced. */
function valueOf(value: string, { headers, socket }: IncomingMessage): string {
  switch (value) {
    case '$host':
    case '$http_host':
      return headers.host ?? ''
    case '$scheme':
      return 'http'
    case '$proxy_add_x_forwarded_for':
      return [headers['x-forwarded-for'], socket.remoteAddress].filter((part) => part !== undefined).join(', ')
    case '""':
      return 'close'
    default:
      throw new Error(`The proxy of the tests knows no ${value}`)
  }
}
