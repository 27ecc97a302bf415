import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createPlatform, type Platform } from '#platform/platform.ts'
import { openDatabase } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import {
  JOURNEY_DAY,
  JOURNEY_ENVIRONMENT,
  newDirectory,
  removeDirectory,
  startSite,
} from '#test/support/browser/site.ts'
import { heavyCatalogue } from './heavyTour.ts'

/** The site as built, selling the heavy travel. */
export interface HeavySite {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** Starts the site on a platform of the bench's own: the operator's catalogue stays without the heavy travel. */
export async function startHeavySite(): Promise<HeavySite> {
  const directory = newDirectory()
  const platform = await openHeavyPlatform(directory)
  const server = createServer((request, response) => void pass(request, response, platform))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const site = await startSite({
    directory,
    environment: {
      ...JOURNEY_ENVIRONMENT,
      PLATFORM_URL: `http://127.0.0.1:${port}/graphql`,
      // Without it there is nothing to choose but the invoice.
      PAYMENT_PAGE_URL: 'https://zahlung.invalid/{transactionId}',
      LOG_LEVEL: 'silent',
    },
  })
  const stop = async () => {
    await site.stop()
    server.closeAllConnections()
    server.close()
    await platform.close()
    removeDirectory(directory)
  }
  return { origin: site.origin, stop }
}

async function openHeavyPlatform(directory: string): Promise<Platform> {
  const database = await openDatabase<PlatformTables>({ directory: join(directory, 'platform') })
  const log = { info: () => undefined, error: () => undefined }
  return createPlatform({
    database,
    log,
    today: () => JOURNEY_DAY,
    catalogue: heavyCatalogue,
    payment: { online: 'provider', holdMinutes: 30 },
  })
}

async function pass(request: IncomingMessage, response: ServerResponse, platform: Platform): Promise<void> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk)
  const headers = { 'content-type': request.headers['content-type'] ?? 'application/json', accept: 'application/json' }
  const answer = await platform.fetch(
    new Request('http://platform.invalid/graphql', { method: 'POST', headers, body: Buffer.concat(chunks) }),
  )
  response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text())
}
