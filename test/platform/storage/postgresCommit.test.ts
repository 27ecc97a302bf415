import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { NO_ONLINE_PAYMENT } from '#platform/payment/onlinePayment.ts'
import { createPlatform } from '#platform/platform.ts'
import { openDatabase } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { newLocation } from '#test/support/platform/openPlatform.ts'
import { smallCatalogue, TODAY } from '#test/support/platform/smallCatalogue.ts'
import { wireBooking } from '#test/support/platform/wireBooking.ts'
import { startRelay } from '#test/support/relay.ts'
import { call, codeOf, openProxy } from '#test/support/server/openProxy.ts'

/** A site whose platform reaches its database over a connection that can be cut; the journal has a separate one. */
async function openSite() {
  const location = await newLocation()
  const url = new URL('databaseUrl' in location ? location.databaseUrl : '')
  const relay = await startCommitRelay(Number(url.port))
  onTestFinished(relay.close)
  url.port = String(relay.port)
  const database = await openDatabase<PlatformTables>({ databaseUrl: url.href })
  const log = { info: () => undefined, error: () => undefined }
  const platform = await createPlatform({
    database,
    today: () => TODAY,
    catalogue: smallCatalogue,
    log,
    payment: NO_ONLINE_PAYMENT,
  })
  onTestFinished(() => platform.close())
  const { proxy } = await openProxy({ platform: (request) => platform.fetch(request), isRepeatable: true })
  return { proxy, relay, database }
}

test.each([
  // The number that the lost booking has drawn is left out.
  { fate: 'lost' as const, kept: 0, orderNo: 'CR-2027-000002' },
  { fate: 'done' as const, kept: 1, orderNo: 'CR-2027-000001' },
])(
  'a booking whose commit is $fate on a broken connection is reported as unknown, and booked once by a repeat',
  async ({ fate, kept, orderNo }) => {
    const { proxy, relay, database } = await openSite()
    const json = wireBooking({ customBookingParams: { submissionId: randomUUID(), expectedTotal: 2054 } })
    const count = async () => (await database.db.selectFrom('booking').select('order_no').execute()).length
    relay.cutNextCommit(fate)
    expect(await codeOf(await proxy(call('PlaceBooking', { tenantId: 4, json })))).toBe('SUBMISSION_UNKNOWN')
    expect(await count()).toBe(kept)
    const answer = await proxy(call('PlaceBooking', { tenantId: 4, json }))
    expect(await answer.json()).toMatchObject({ data: { placeBooking: { success: true, orderNo } } })
    expect(await count()).toBe(1)
  },
)

/** `lost`: the server never receives the commit. `done`: the server commits, and its answer never arrives. */
type CommitFate = 'lost' | 'done'

/** A relay to PostgreSQL whose connection is cut at the next commit, once told to. */
async function startCommitRelay(target: number) {
  let fate: CommitFate | null = null
  const { port, close } = await startRelay(target, {
    relay: ({ client, server, cut }) => {
      let isCutAtAnswer = false
      return {
        fromClient: (chunk) => {
          // The end of a text: the statement that draws the number names `synchronous_commit`.
          const hit = fate !== null && chunk.includes('commit\0') ? fate : null
          if (hit !== null) fate = null
          isCutAtAnswer ||= hit === 'done'
          if (hit === 'lost') cut()
          else server.write(chunk)
        },
        fromServer: (chunk) => {
          if (isCutAtAnswer) cut()
          else client.write(chunk)
        },
      }
    },
  })
  return {
    port,
    close,
    cutNextCommit: (next: CommitFate) => {
      fate = next
    },
  }
}
