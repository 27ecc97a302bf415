import { createServer, type Server } from 'node:http'
import { buildSchema, graphqlSync, getIntrospectionQuery } from 'graphql'
import { afterEach, expect, test } from 'vitest'
import { CompareError, readPlatform, type PlatformSource } from '#tools/drift/platformSource.ts'

const SDL = 'type Query { travel: String }'
const introspection = graphqlSync({ schema: buildSchema(SDL), source: getIntrospectionQuery() })

let server: Server | null = null

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = null
})

/** A platform that says this to whatever it is asked; null never answers. */
async function platformSaying(text: string | null, headers: string[] = []): Promise<PlatformSource> {
  const listening = createServer((request, response) => {
    headers.push(String(request.headers['x-platform-tenant-id']))
    if (text !== null) response.end(text)
  })
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const address = listening.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { kind: 'address', url: `http://127.0.0.1:${port}/graphql`, headers: { 'x-platform-tenant-id': '4' } }
}

async function messageFor(source: PlatformSource, mostMs?: number): Promise<string> {
  const failure: unknown = await readPlatform(source, mostMs).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(CompareError)
  return failure instanceof Error ? failure.message : ''
}

test('introspection has the headers of the proxy', async () => {
  const headers: string[] = []
  const schema = await readPlatform(await platformSaying(JSON.stringify(introspection), headers))
  expect(schema.getQueryType()?.name).toBe('Query')
  expect(headers).toEqual(['4'])
})

test.each([
  [
    'introspection turned off',
    '{"errors":[{"message":"GraphQL introspection has been disabled"}]}',
    /does not allow introspection .* SDL file/,
  ],
  ['a web page', '<!doctype html><title>Wartung</title>', /a web page \(HTTP 200\), not with GraphQL/],
  ['no JSON', 'oops', /did not answer with JSON: oops/],
  ['another error', '{"errors":[{"message":"tenant unknown"}]}', /returned no schema: tenant unknown/],
  ['half a schema', '{"data":{"__schema":{"queryType":{"name":"Query"},"types":[]}}}', /has an incomplete schema/],
])('%s is said in one line', async (_name, text, message) => {
  const told = await messageFor(await platformSaying(text))
  expect(told).toMatch(message)
  expect(told).not.toContain('\n')
})

test('introspection of a platform that does not answer times out', async () => {
  expect(await messageFor(await platformSaying(null), 50)).toMatch(/did not answer within 0.05 s/)
})

test('an unreachable platform is reported', async () => {
  const source = await platformSaying('')
  server?.close()
  expect(await messageFor(source)).toMatch(/cannot be reached/)
})

test('an invalid schema file is reported', async () => {
  expect(await messageFor({ kind: 'file', file: 'package.json' })).toMatch(/^package.json cannot be read as a schema/)
  expect(await messageFor({ kind: 'file', file: 'none.graphql' })).toMatch(/none.graphql/)
})
