import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildSchema, graphqlSync, getIntrospectionQuery } from 'graphql'
import { expect, onTestFinished, test, vi } from 'vitest'
import contract from '#schema.graphql?raw'
import { createAdapter } from '#server/adapter/adapter.ts'
import { contractGaps } from '#server/adapter/gaps.ts'
import { negotiate } from '#server/adapter/negotiate.ts'
import { createLog } from '#server/log/log.ts'
import { baseContract } from '#test/support/server/platformServers.ts'
import { trustedDocuments } from '#test/support/server/openProxy.ts'

const TRAVEL = trustedDocuments.all.find(({ name }) => name === 'Travel')!
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

test('introspection of an unreachable platform is retried, then additions are requested', async () => {
  const { platform } = await platformSaying(['Wartung', 'Wartung', WHOLE])
  const { adapter, stop } = await negotiate({ platform, documents: trustedDocuments, log, pauseMs: 1 })
  onTestFinished(stop)
  const flags = { withPage: true, withBooking: false }
  const before = adapter().adapt(TRAVEL, flags)
  expect(before.request.query).not.toContain('dayProgramme')
  await vi.waitFor(() => expect(adapter().adapt(TRAVEL, flags).request.query).toContain('dayProgramme'), {
    timeout: 30_000,
  })
  // A call that was asked through the old one is answered through the old one.
  const answer = before.answer({ travel: { id: '1', name: 'Alpen', currency: 'CHF', dayProgramme: [] } })
  expect(answer.data).toMatchObject({ travel: { dayProgramme: null } })
})

test('a contract field that the platform lacks is logged with its operations', () => {
  const theirs = buildSchema(baseContract.replace('orderNo: String', 'orderNumber: String'))
  const adapter = createAdapter({ contract: buildSchema(contract), platform: theirs, note: () => undefined })
  expect([...contractGaps(adapter, trustedDocuments)]).toEqual([['PlaceBookingResult.orderNo', ['PlaceBooking']]])
})
