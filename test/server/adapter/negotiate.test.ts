import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildSchema, graphqlSync, getIntrospectionQuery } from 'graphql'
import { expect, onTestFinished, test } from 'vitest'
import contract from '#schema.graphql?raw'
import { createAdapter } from '#server/adapter/adapter.ts'
import { contractGaps } from '#server/adapter/gaps.ts'
import { negotiate } from '#server/adapter/negotiate.ts'
import { readPlatformSchema } from '#server/adapter/platformSchema.ts'
import { createLog } from '#server/log/log.ts'
import { baseContract } from '#test/support/server/platformServers.ts'
import { trustedDocuments } from '#test/support/server/openProxy.ts'

const TRAVEL = trustedDocuments.all.find(({ name }) => name === 'Travel')!
const WHOLE = JSON.stringify(graphqlSync({ schema: buildSchema(contract), source: getIntrospectionQuery() }))
const log = createLog('silent')

/** A platform that says what it is given, first with these statuses and then with 200, and counts how often it was asked. */
async function platformSaying(texts: readonly string[], statuses: readonly number[] = []) {
  let asked = 0
  const server: Server = createServer((_request, response) => {
    response.statusCode = statuses[asked] ?? 200
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

test('introspection of an unreachable platform is retried, then additions are requested', async () => {
  const { platform } = await platformSaying(['Wartung', 'Wartung', WHOLE])
  const { adapter, stop } = await negotiate({ platform, documents: trustedDocuments, log, pauseMs: 1 })
  onTestFinished(stop)
  const flags = { withPage: true, withBooking: false }
  const before = adapter().adapt(TRAVEL, flags)
  expect(before.request.query).not.toContain('dayProgramme')
  await expect.poll(() => adapter().adapt(TRAVEL, flags).request.query).toContain('dayProgramme')
  // A call that was asked through the old one is answered through the old one.
  const answer = before.answer({ travel: { id: '1', name: 'Alpen', currency: 'CHF', dayProgramme: [] } })
  expect(answer.data).toMatchObject({ travel: { dayProgramme: null } })
})

test('a gateway that answers for a platform that is starting, overloaded or down is no platform without introspection', async () => {
  const busy = '{"message":"no healthy upstream"}'
  const { platform, asked } = await platformSaying([busy, busy, busy, WHOLE], [503, 429, 502])
  const { adapter, stop } = await negotiate({ platform, documents: trustedDocuments, log, pauseMs: 1 })
  onTestFinished(stop)
  const query = () => adapter().adapt(TRAVEL, { withPage: true, withBooking: false }).request.query
  await expect.poll(query).toContain('dayProgramme')
  expect(asked()).toBe(4)
})

test.each([200, 400, 403])(
  'a platform that refuses introspection with status %i is not asked again',
  async (status) => {
    const refused = '{"errors":[{"message":"GraphQL introspection is not allowed"}]}'
    const { platform } = await platformSaying([refused, WHOLE], [status])
    const told = await readPlatformSchema(platform, log)
    expect(told).toEqual({ kind: 'hidden' })
  },
)

test('a contract field that the platform lacks is logged with its operations', () => {
  const theirs = buildSchema(baseContract.replace('orderNo: String', 'orderNumber: String'))
  const adapter = createAdapter({ contract: buildSchema(contract), platform: theirs, note: () => undefined })
  expect([...contractGaps(adapter, trustedDocuments)]).toEqual([['PlaceBookingResult.orderNo', ['PlaceBooking']]])
})
