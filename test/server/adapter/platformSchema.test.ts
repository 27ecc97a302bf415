import { writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildSchema } from 'graphql'
import { expect, onTestFinished, test } from 'vitest'
import contract from '#schema.graphql?raw'
import { readPlatformSchema, schemaOf } from '#server/adapter/platformSchema.ts'
import { createLog } from '#server/log/log.ts'
import { temporaryDirectory } from '#test/support/platform/openPlatform.ts'
import { startBarePlatform } from '#test/support/server/platformServers.ts'
import { additionsOf, missingAdditions } from '#tools/drift/coordinates.ts'

const schema = buildSchema(contract)

const MEGABYTE = 2 ** 20

function collectingLog() {
  const lines: string[] = []
  return { lines, log: createLog('info', { write: (line) => lines.push(line) }) }
}

test('additions among fields, arguments and input fields are found by their description', () => {
  const additions = additionsOf(schema)
  expect(additions).toContain('Travel.teaser')
  expect(additions).toContain('TravelDate.json(tables)')
  expect(additions).toContain('InitBookingPaymentInput.returnUrl')
  expect(additions).not.toContain('Travel.name')
  // A description of a platform, as `schema:pull` takes it over.
  expect(additionsOf(buildSchema('type Query { """Additional bed""" bed: Int }')).size).toBe(0)
})

test('a platform with the whole contract lacks nothing, one without introspection is assumed to lack all additions', () => {
  expect(missingAdditions(schema, schema).size).toBe(0)
  expect(missingAdditions(schema, null)).toEqual(additionsOf(schema))
})

test('a platform schema is read by introspection', async () => {
  const { url } = await startBarePlatform({ isIntrospectable: true })
  const theirs = await readPlatformSchema({ url, schemaFile: null }, collectingLog().log)
  expect(missingAdditions(schema, schemaOf(theirs))).toEqual(additionsOf(schema))
})

test('a platform schema in an SDL file is read without a request', async () => {
  const schemaFile = join(temporaryDirectory(), 'platform.graphql')
  writeFileSync(schemaFile, contract)
  const theirs = await readPlatformSchema({ url: 'http://127.0.0.1:9/', schemaFile }, collectingLog().log)
  expect(missingAdditions(schema, schemaOf(theirs)).size).toBe(0)
})

test.each([
  { promise: 'missing', content: null },
  { promise: 'broken', content: 'type Query {' },
])('an SDL file that is $promise stops the start with one line that names variable and file', async ({ content }) => {
  const schemaFile = join(temporaryDirectory(), 'platform.graphql')
  if (content !== null) writeFileSync(schemaFile, content)
  const reading = readPlatformSchema({ url: 'http://127.0.0.1:9/', schemaFile }, collectingLog().log)
  await expect(reading).rejects.toThrow(
    /^PLATFORM_SCHEMA is «.*platform\.graphql»; allowed: a GraphQL SDL file \(.+\)$/,
  )
})

/** Address of a platform that answers everything in this way. */
async function addressOf(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return `http://127.0.0.1:${String(port)}/`
}

test('an address that redirects is no platform, as no call would reach one', async () => {
  const url = await addressOf((_, response) => {
    response.writeHead(308, { Location: 'https://platform.example/graphql' }).end('{"errors":[]}')
  })
  const { log, lines } = collectingLog()
  const theirs = await readPlatformSchema({ url, schemaFile: null }, log)
  expect(theirs).toEqual({ kind: 'silent' })
  expect(lines.join()).toContain('a redirect is none')
})

test('a small answer that unpacks to a large one does not fill the memory of the start, which tells the limit', async () => {
  const answer = gzipSync(JSON.stringify({ errors: [{ message: 'x'.repeat(MEGABYTE) }] }))
  const url = await addressOf((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }).end(answer)
  })
  const { log, lines } = collectingLog()
  expect(await readPlatformSchema({ url, schemaFile: null }, log, MEGABYTE)).toEqual({ kind: 'silent' })
  expect(lines.join()).toContain('more than 1 MB, unpacked from gzip')
})

test('an unreachable platform is logged as a warning, and the start continues', async () => {
  const { log, lines } = collectingLog()
  expect(await readPlatformSchema({ url: 'http://127.0.0.1:9/graphql', schemaFile: null }, log)).toEqual({
    kind: 'silent',
  })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('"level":40')
})
