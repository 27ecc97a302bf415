import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest'
import type { DatabaseLocation } from '#platform/storage/database.ts'
import { type OpenPlatform, openPlatform, temporaryDirectory } from '#test/support/platform/openPlatform.ts'
import { expectConserved, expectSound, forkRacer, raceRound, withPlenty } from '#test/support/platform/paymentRaces.ts'
import { type Racer, racerOf } from '#test/support/platform/paymentActs.ts'
import { initPayment, placeOrThrow, wireBooking } from '#test/support/platform/wireBooking.ts'
import { type Cluster, postgresBinaries, startPostgres } from '#test/support/postgres.ts'
import { createRandom } from '#test/support/random.ts'

/** Few rounds in the gate; any number by `npm run test:races -- --runs 10000`. */
const ROUNDS = Number(process.env.TEST_RUNS ?? 25)
const SEED = Number(process.env.TEST_SEED ?? 1)
const MS_PER_ROUND = 2_000

const binaries = postgresBinaries()
let cluster: Cluster | null = null

beforeAll(async () => {
  cluster = binaries === null ? null : await startPostgres(binaries)
}, 60_000)

afterAll(() => cluster?.stop(), 60_000)

async function newLocation(engine: string): Promise<DatabaseLocation> {
  if (engine === 'SQLite') return { directory: temporaryDirectory() }
  if (cluster === null) throw new Error('no cluster')
  return { databaseUrl: await cluster.newDatabase() }
}

/** One database, opened twice, as by two processes. */
async function openTwice(engine: string): Promise<readonly [OpenPlatform, OpenPlatform]> {
  const location = await newLocation(engine)
  const opens = [await openPlatform({ location }), await openPlatform({ location })] as const
  await withPlenty(opens[0])
  return opens
}

async function unpaid(open: OpenPlatform): Promise<string> {
  const { bookingId } = await placeOrThrow(open, wireBooking({ payment: { type: 'online' } }))
  return String(bookingId)
}

function submitAction({ platform }: OpenPlatform, transactionId: unknown): Promise<Response | null> {
  const body = new URLSearchParams({ aktion: 'bezahlen' })
  return platform.handleSandboxPage(
    new Request(`http://site.test/sandbox-zahlung/v1/start/${String(transactionId)}`, { method: 'POST', body }),
    'n',
  )
}

function statesOf({ storage }: OpenPlatform, bookingId: string): Promise<readonly { readonly status: string }[]> {
  return storage.db.selectFrom('payment_transaction').select('status').where('booking_id', '=', bookingId).execute()
}

const TIMES = 10

describe.each(['SQLite', 'PostgreSQL'])('on %s', (engine) => {
  const skip = engine === 'PostgreSQL' && binaries === null
  const both = test.skipIf(skip)
  if (skip) test.skip('PostgreSQL is not installed here (initdb and postgres were not found)')

  both('eight concurrent starts of a payment open one transaction', async () => {
    const opens = await openTwice(engine)
    for (let time = 0; time < TIMES; time += 1) {
      const bookingId = await unpaid(opens[0])
      const answers = await Promise.all(
        [...opens, ...opens, ...opens, ...opens].map((open) => initPayment(open, { bookingId })),
      )
      expect(new Set(answers.map(({ transactionId }) => transactionId)).size).toBe(1)
      expect(await statesOf(opens[0], bookingId)).toEqual([{ status: 'OPEN' }])
    }
  })

  both('of a concurrent payment and switch to invoice exactly one succeeds', async () => {
    const [one, other] = await openTwice(engine)
    for (let time = 0; time < TIMES; time += 1) {
      const bookingId = await unpaid(one)
      const { transactionId } = await initPayment(one, { bookingId })
      const [, { success }] = await Promise.all([
        submitAction(one, transactionId),
        initPayment(other, { bookingId, switchToInvoice: true }),
      ])
      expect(await statesOf(one, bookingId)).toEqual([{ status: success ? 'CANCELLED' : 'PAID' }])
      await expectSound(one, bookingId)
    }
  })

  both('a payment submitted several times at once is paid once', async () => {
    const [one, other] = await openTwice(engine)
    for (let time = 0; time < TIMES; time += 1) {
      const bookingId = await unpaid(one)
      const { transactionId } = await initPayment(one, { bookingId })
      const answers = await Promise.all([
        submitAction(one, transactionId),
        submitAction(other, transactionId),
        submitAction(one, transactionId),
      ])
      for (const answer of answers) expect(answer?.headers.get('location')).toBe('/?zahlung=erfolg')
      expect(await statesOf(one, bookingId)).toEqual([{ status: 'PAID' }])
      await expectSound(one, bookingId)
    }
  })

  both(
    'of a concurrent notification of the provider and switch to invoice one succeeds, and late money is recorded',
    async () => {
      const [one, other] = await openTwice(engine)
      for (let time = 0; time < TIMES; time += 1) {
        const bookingId = await unpaid(one)
        const { transactionId } = await initPayment(one, { bookingId })
        const notification = {
          transactionId: String(transactionId),
          outcome: 'PAID',
          amount: 205_400,
          currency: 'CHF',
          orderNo: null,
        } as const
        const [first, second, { success }] = await Promise.all([
          one.platform.confirmPayment(notification),
          other.platform.confirmPayment(notification),
          initPayment(other, { bookingId, switchToInvoice: true }),
        ])
        expect([first, second].toSorted()).toEqual([success ? 'late' : 'done', 'repeated'])
        expect(await statesOf(one, bookingId)).toEqual([{ status: success ? 'LATE' : 'PAID' }])
        await expectSound(one, bookingId)
      }
    },
  )

  both('a booking that expires in two platforms at once returns its places once', async () => {
    const [one, other] = await openTwice(engine)
    for (let time = 0; time < TIMES; time += 1) {
      const bookingId = await unpaid(one)
      await one.storage.db
        .updateTable('booking')
        .set({ hold_until: '2020-01-01T00:00:00.000Z' })
        .where('id', '=', bookingId)
        .execute()
      const counts = await Promise.all([
        one.platform.expireUnpaid(),
        other.platform.expireUnpaid(),
        one.platform.expireUnpaid(),
      ])
      expect(counts.toSorted()).toEqual([0, 0, 1])
    }
    await expectConserved(one)
  })

  const racersOf = { 'two pools': poolRacers, 'two processes': processRacers }

  describe.each(['two pools', 'two processes'] as const)('with %s', (kind) => {
    both(
      'random concurrent operations never cause two open or paid attempts, a paid invoice, or a lost place',
      async () => {
        const location = await newLocation(engine)
        const open = await openPlatform({ location })
        await withPlenty(open)
        const racers = await racersOf[kind](location, open)
        let round = 0
        onTestFailed(() => {
          process.stdout.write(`Failed: npm run test:races -- --runs 1 --seed ${String(SEED + round)}\n`)
        })
        for (; round < ROUNDS; round += 1) await raceRound(open, racers, createRandom(SEED + round))
        await expectConserved(open)
      },
      60_000 + ROUNDS * MS_PER_ROUND,
    )
  })
})

async function poolRacers(location: DatabaseLocation, open: OpenPlatform): Promise<readonly Racer[]> {
  return [racerOf(open.storage), racerOf((await openPlatform({ location })).storage)]
}

/** Separate processes, as an operator runs them. */
function processRacers(location: DatabaseLocation): Promise<readonly Racer[]> {
  return Promise.all([forkRacer(location), forkRacer(location)])
}
