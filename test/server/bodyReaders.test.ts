import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createAnalytics } from '#server/analytics/analytics.ts'
import { toConfig } from '#server/config/config.ts'
import { createLog } from '#server/log/log.ts'
import { createSite } from '#server/site.ts'
import { carovia } from '#tenant/config.ts'
import { openProxy, post } from '#test/support/server/openProxy.ts'

const MATOMO = { url: 'https://stats.example', siteId: '1' }
const MEGABYTE = 1024 * 1024

/** More than any reader takes, and more than lies in buffers on the way. */
const ENDLESS = 40 * MEGABYTE

afterEach(() => void vi.useRealTimers())

async function start(): Promise<{ readonly server: Server; readonly port: number }> {
  const { proxy } = await openProxy({ platform: () => Promise.reject(new Error('not asked')) })
  const site = createSite({
    config: toConfig({ MATOMO_URL: MATOMO.url, MATOMO_SITE_ID: MATOMO.siteId }),
    tenant: carovia,
    today: () => '2027-01-15',
    proxy,
    backend: {
      images: () => Promise.resolve(new Response('picture')),
      sandboxPage: null,
      paymentWebhook: null,
      counts: () => ({ coerced: 0, completed: 0, refused: 0 }),
    },
    website: () => Promise.reject(new Error('no website')),
    files: (_request, _response, next) => next(),
    log: createLog('silent'),
  })
  const server = createServer(site)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return { server, port: typeof address === 'object' && address !== null ? address.port : 0 }
}

/** Sends a body until the host answers; how much of it the host had read by then, and the status. */
async function sendEndless(path: string): Promise<{ readonly status: number; readonly bytes: number }> {
  const { server, port } = await start()
  let bytesRead = () => 0
  server.once('connection', (socket) => (bytesRead = () => socket.bytesRead))
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`
    let sent = 0
    const send = (): void => {
      while (sent < ENDLESS && !socket.destroyed) {
        sent += 0x10000
        if (!socket.write(chunk)) return void socket.once('drain', send)
      }
    }
    socket.once('data', (data) => {
      resolve({ status: Number(data.toString().slice(9, 12)), bytes: bytesRead() })
      socket.destroy()
    })
    socket.on('error', reject)
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
    )
    send()
  })
}

test.each(['/api/proxy', '/api/analytics'])(
  'a body without end to %s is refused after two megabytes at most',
  async (path) => {
    const { status, bytes } = await sendEndless(path)
    expect(status).toBe(413)
    expect(bytes).toBeLessThan(2 * MEGABYTE)
  },
)

test.each(['/reisen', '/bilder/reise/engadin'])('%s responds without waiting for the end of a body', async (path) => {
  expect((await sendEndless(path)).bytes).toBeLessThan(2 * MEGABYTE)
})

/** A body that sends its first byte and then nothing. */
function silentBody(): RequestInit {
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) })
  return { body, duplex: 'half' } as RequestInit
}

test.each([
  {
    reader: 'the relay of analytics',
    ms: 5_000,
    ask: () =>
      Promise.resolve((request: Request) =>
        createAnalytics({ matomo: MATOMO, publicUrl: null, log: createLog('silent'), fetch })(request, '192.0.2.1'),
      ),
  },
  {
    reader: 'the proxy',
    ms: 10_000,
    ask: async () =>
      (await openProxy({ platform: () => Promise.reject(new Error('not asked')), limits: { bodyMs: 10_000 } })).proxy,
  },
])('$reader waits for a body for $ms milliseconds and no longer', async ({ ms, ask }) => {
  const handler = await ask()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answer = handler(post('', silentBody()))
  await vi.advanceTimersByTimeAsync(ms - 1)
  const early = await Promise.race([answer, Promise.resolve(null)])
  expect(early).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect((await answer).status).toBe(408)
})
