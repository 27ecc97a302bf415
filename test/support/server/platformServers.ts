import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import {
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  NoSchemaIntrospectionCustomRule,
  parse,
  print,
  visit,
} from 'graphql'
import { createSchema, createYoga, type Plugin } from 'graphql-yoga'
import { onTestFinished } from 'vitest'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import { createPlatform, type Platform } from '#platform/platform.ts'
import { createResolvers } from '#platform/resolvers/resolvers.ts'
import { createDayProvider } from '#platform/rollForward/day.ts'
import { openDatabase } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import contract from '#schema.graphql?raw'
import { type StoredBooking, storedBookings } from '#test/support/browser/bookings.ts'
import { JOURNEY_DAY, newDirectory, removeDirectory } from '#test/support/browser/site.ts'
import { openPlatform } from '#test/support/platform/openPlatform.ts'
import { smallCatalogue, TODAY } from '#test/support/platform/smallCatalogue.ts'

function dropAddition(node: FieldDefinitionNode | InputValueDefinitionNode): null | undefined {
  return node.description?.value.includes('Addition') ? null : undefined
}

/** The base contract: `schema.graphql` without our additions, all that may be expected of a platform. */
export const baseContract = print(
  visit(parse(contract), { FieldDefinition: dropAddition, InputValueDefinition: dropAddition }),
)

const withoutIntrospection: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(NoSchemaIntrospectionCustomRule),
}

export interface BarePlatform {
  readonly url: string
  /** Bodies of the calls it got, introspection aside. */
  readonly calls: { readonly query: string; readonly variables: unknown; readonly operationName: string }[]
}

export interface BareOptions {
  readonly typeDefs?: string
  readonly isIntrospectable?: boolean
  /** What it sells, and as of which day; two small tours where left out. */
  readonly catalogue?: typeof smallCatalogue
  readonly today?: string
}

/** A platform of somebody else: a server of its own that knows the fields of the base contract and no others. */
export async function startBarePlatform({
  typeDefs = baseContract,
  isIntrospectable = false,
  catalogue = smallCatalogue,
  today = TODAY,
}: BareOptions = {}): Promise<BarePlatform> {
  const { storage } = await openPlatform({ catalogue, today: () => today })
  const day = createDayProvider({ storage, today: () => today, buildCatalogue: catalogue })
  const calls: BarePlatform['calls'] = []
  const recorder: Plugin = {
    onParams: ({ params }) => {
      if (params.operationName) calls.push(params as BarePlatform['calls'][number])
    },
  }
  const yoga = createYoga({
    schema: createSchema({
      typeDefs,
      resolvers: createResolvers({
        storage,
        day,
        payment: { online: 'provider', holdMinutes: 30 },
        confirmationDelivery: 'none',
      }),
      resolverValidationOptions: { requireResolversToMatchSchema: 'ignore' },
    }),
    plugins: isIntrospectable ? [recorder] : [recorder, withoutIntrospection],
    logging: false,
  })
  const server = createServer((request, response) => void yoga(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  return { url: `http://127.0.0.1:${address.port}/graphql`, calls }
}

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

export async function startDistantPlatform(): Promise<DistantPlatform> {
  const directory = newDirectory()
  const database = await openDatabase<PlatformTables>({ directory: join(directory, '.data') })
  const log = { info: () => undefined, error: () => undefined }
  const platform = await createPlatform({
    database,
    today: () => JOURNEY_DAY,
    log,
    catalogue: buildCatalogue,
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
