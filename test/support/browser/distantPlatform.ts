import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import { createPlatform, type Platform } from '#platform/platform.ts'
import { openDatabase } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { type StoredBooking, storedBookings } from './bookings.ts'
import { JOURNEY_DAY, newDirectory, removeDirectory } from './site.ts'

/** A platform at an address of its own, which counts what it is asked. */
export interface DistantPlatform {
  readonly url: string
  /** Address for `PAYMENT_PAGE_URL`: a page that stands for the one where is paid. */
  readonly paymentPageUrl: string
  /** How often it was asked for the operation. */
  readonly asked: (operation: string) => number
  readonly bookings: () => readonly StoredBooking[]
  readonly stop: () => Promise<void>
}

export async function startDistantPlatform(catalogue = buildCatalogue): Promise<DistantPlatform> {
  const directory = newDirectory()
  const database = await openDatabase<PlatformTables>({ directory: join(directory, '.data') })
  const log = { info: () => undefined, error: () => undefined }
  const platform = await createPlatform({
    database,
    today: () => JOURNEY_DAY,
    log,
    catalogue,
    payment: { online: 'provider', holdMinutes: 30 },
  })
  const asked = new Map<string, number>()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') return void response.setHeader('Content-Type', 'text/html').end('<h1>Bezahlen</h1>')
    const body = await textOf(request)
    const operation = /"operationName":"(\w+)"/.exec(body)?.[1] ?? ''
    asked.set(operation, (asked.get(operation) ?? 0) + 1)
    response.setHeader('Content-Type', 'application/json').end(await ask(platform, body))
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : '')}`
  return {
    url: `${origin}/graphql`,
    paymentPageUrl: `${origin}/bezahlen/{transactionId}`,
    asked: (operation) => asked.get(operation) ?? 0,
    bookings: () => storedBookings(directory),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await platform.close()
      removeDirectory(directory)
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

async function ask(platform: Platform, body: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json' }
  const response = await platform.fetch(new Request('http://platform.test/graphql', { method: 'POST', headers, body }))
  return response.text()
}
