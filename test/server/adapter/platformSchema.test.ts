import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import contract from '#schema.graphql?raw'
import { readPlatformSchema, schemaOf } from '#server/adapter/platformSchema.ts'
import { createLog } from '#server/log/log.ts'
import { temporaryDirectory } from '#test/support/platform/openPlatform.ts'
import { startBarePlatform } from '#test/support/server/platformServers.ts'
import { additionsOf, missingAdditions } from '#tools/drift/coordinates.ts'

const schema = buildSchema(contract)

function collectingLog() {
  const lines: string[] = []
  return { lines, log: createLog('info', { write: (line) => lines.push(line) }) }
}

test('fields, arguments and input fields marked as additions are found', () => {
  const additions = additionsOf(schema)
  expect(additions).toContain('Travel.teaser')
  expect(additions).toContain('TravelDate.json(tables)')
  expect(additions).toContain('InitBookingPaymentInput.returnUrl')
  expect(additions).not.toContain('Travel.name')
})

test('a platform with the whole contract lacks nothing, one that hides its schema is taken to lack every addition', () => {
  expect(missingAdditions(schema, schema).size).toBe(0)
  expect(missingAdditions(schema, null)).toEqual(additionsOf(schema))
})

test('a schema told by introspection is read', async () => {
  const { url } = await startBarePlatform({ isIntrospectable: true })
  const theirs = await readPlatformSchema({ url, schemaFile: null }, collectingLog().log)
  expect(missingAdditions(schema, schemaOf(theirs))).toEqual(additionsOf(schema))
})

test('an SDL file tells what the platform has, and the platform is not asked', async () => {
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

test('a platform out of reach is a warning, and the start goes on', async () => {
  const { log, lines } = collectingLog()
  expect(await readPlatformSchema({ url: 'http://127.0.0.1:9/graphql', schemaFile: null }, log)).toEqual({
    kind: 'silent',
  })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('"level":40')
})
