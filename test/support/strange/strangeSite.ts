import { createServer, type IncomingMessage } from 'node:http'
import { toConfig } from '#server/config/config.ts'
import { openHost } from '#server/host.ts'
import { createLog } from '#server/log/log.ts'
import { carovia } from '#tenant/config.ts'
import { newDirectory, removeDirectory } from '#test/support/site.ts'
import { createStrangePlatform, type StrangePlatform } from './strangePlatform.ts'

/** Current day of these tests. */
export const STRANGE_DAY = '2027-03-01'

/** Our host in front of a generated platform, which listens on its own port and does not allow introspection. */
export interface StrangeSite {
  readonly platform: StrangePlatform
  readonly proxy: (request: Request) => Promise<Response>
  /** Log lines of the host. */
  readonly log: readonly string[]
  readonly close: () => Promise<void>
}

export async function openStrangeSite(seed: number): Promise<StrangeSite> {
  const platform = createStrangePlatform(seed, { today: STRANGE_DAY })
  const { url, stop } = await serveStrange(platform)
  const directory = newDirectory()
  const log: string[] = []
  const environment = {
    PLATFORM_URL: url,
    PAYMENT_PAGE_URL: 'https://pay.example/v1/start/{transactionId}',
    TODAY: STRANGE_DAY,
    SCENARIOS: '1',
  }
  const config = { ...toConfig(environment), dataDirectory: directory }
  const host = await openHost(config, carovia, {
    log: createLog('warn', { write: (line) => log.push(line) }),
    version: null,
    onBooking: () => undefined,
  })
  const close = async () => {
    await host.close()
    stop()
    removeDirectory(directory)
  }
  return { platform, proxy: host.proxy, log, close }
}

/** Serves the platform on its own port. */
export async function serveStrange(
  platform: StrangePlatform,
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const server = createServer((request, response) => {
    void textOf(request)
      .then((body) =>
        platform.fetch(
          new Request('http://platform.test/graphql', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body,
          }),
        ),
      )
      .then(async (answer) => {
        response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text())
      })
      .catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${address.port}/graphql`, stop }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
