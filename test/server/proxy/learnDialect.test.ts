import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildSchema, graphqlSync, getIntrospectionQuery } from 'graphql'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '#server/log.ts'
import { learnDialect } from '#server/proxy/learnDialect.ts'
import contract from '#schema.graphql?raw'
import { known } from '#test/support/server/openProxy.ts'

const TRAVEL = known.all.find(({ name }) => name === 'Travel')!
const WHOLE = JSON.stringify(graphqlSync({ schema: buildSchema(contract), source: getIntrospectionQuery() }))
const log = createLog('silent')

/** A platform that says what it is given, and counts how often it was asked. */
async function platformSaying(texts: readonly string[]) {
  let asked = 0
  const server: Server = createServer((_request, response) => {
    response.end(texts[Math.min(asked, texts.length - 1)])
    asked += 1
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`
  return { platform: { url, schemaFile: null }, asked: () => asked }
}

test('a platform that is out of reach at the start is asked again until it tells, and then asked for our additions', async () => {
  const { platform } = await platformSaying(['Wartung', 'Wartung', WHOLE])
  const { dialect, stop } = await learnDialect({ platform, documents: known, log, pauseMs: 1 })
  onTestFinished(stop)
  const before = dialect()
  expect(before.question(TRAVEL, {}).query).not.toContain('dayProgramme')
  await vi.waitFor(() => expect(dialect().question(TRAVEL, {}).query).toContain('dayProgramme'), { timeout: 30_000 })
  // Who has asked in the old one reads the answer in the old one.
  expect(before.answer(TRAVEL, { withPage: true }, { travel: { __typename: 'Travel' } })).toMatchObject({ travel: { dayProgramme: null } })
})
