import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase, type Storage } from '#platform/storage/database.ts'
import { type Cluster, postgresBinaries, startPostgres } from '#test/support/postgres.ts'

interface Tables {
  readonly entry: { readonly id: number }
}

const binaries = postgresBinaries()

const TERMINATE =
  'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null'

// An error event without listener would end the process; vitest reports it as a failure.
describe.skipIf(binaries === null)('an interrupted PostgreSQL', () => {
  let cluster: Cluster

  beforeAll(async () => {
    cluster = await startPostgres(binaries ?? '')
  }, 60_000)

  afterAll(() => cluster.stop())

  const faults: readonly [string, () => Promise<void>][] = [
    ['ends all connections', () => cluster.run(TERMINATE)],
    ['is restarted', () => cluster.end('fast').then(() => cluster.start())],
    ['crashes', () => cluster.end('immediate').then(() => cluster.start())],
  ]

  test.each(faults)(
    'when PostgreSQL %s, running transactions fail and roll back, and later ones succeed',
    async (_, fault) => {
      const storage = await openEntries(cluster)
      const running = await runTransactions(storage)
      await fault()
      expect(await running.end()).toEqual(Array(running.count).fill('rejected'))
      await expectToWork(storage)
    },
  )

  test('two transactions in a deadlock both succeed by a retry', async () => {
    const storage = await openEntries(cluster)
    await storage.db
      .insertInto('entry')
      .values([{ id: 1 }, { id: 2 }])
      .execute()
    let holding = 0
    let open = () => {}
    const bothHold = new Promise<void>((resolve) => (open = resolve))
    const lock = (db: Storage<Tables>['db'], id: number) =>
      db.selectFrom('entry').select('id').where('id', '=', id).forUpdate().execute()
    const crosswise = (first: number, second: number) =>
      storage.write(async (transaction) => {
        await lock(transaction, first)
        holding += 1
        if (holding === 2) open()
        await bothHold
        await lock(transaction, second)
        return first
      })
    expect(await Promise.all([crosswise(1, 2), crosswise(2, 1)])).toEqual([1, 2])
    // Rarely a retry takes its row before the transaction that waits for it, and a further deadlock follows.
    expect(holding).toBeGreaterThan(2)
  })

  test('when PostgreSQL freezes, running transactions fail within the visitor’s timeout and are not stored later', async () => {
    const storage = await openEntries(cluster)
    const running = await runTransactions(storage)
    cluster.freeze()
    try {
      const later = expect(storage.db.selectFrom('entry').selectAll().execute()).rejects.toThrow()
      expect(await running.end()).toEqual(Array(running.count).fill('rejected'))
      await later
    } finally {
      cluster.thaw()
    }
    await expectToWork(storage)
  })
})

async function openEntries(cluster: Cluster): Promise<Storage<Tables>> {
  const storage = await openDatabase<Tables>({ databaseUrl: await cluster.newDatabase() })
  onTestFinished(() => storage.close())
  await storage.db.schema.createTable('entry').addColumn('id', 'integer').execute()
  return storage
}

interface Running {
  readonly count: number
  /** Continues the idle transactions with one more statement and a commit, and returns the outcome of all. */
  readonly end: () => Promise<readonly string[]>
}

/** Transactions that have written: five with a running statement, four idle in transaction. */
async function runTransactions(storage: Storage<Tables>): Promise<Running> {
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  const written: Promise<void>[] = []
  const write = (id: number, then: (db: Storage<Tables>['db']) => Promise<unknown>) =>
    new Promise<void>((resolve, reject) => {
      const noted = new Promise<void>((note) => {
        const work = storage.write(async (transaction) => {
          await transaction.insertInto('entry').values({ id }).execute()
          note()
          await then(transaction)
        })
        work.then(resolve, reject)
      })
      written.push(noted)
    })
  const inside = [1, 2, 3, 4, 5].map((id) => write(id, (db) => sql`select pg_sleep(60)`.execute(db)))
  const outside = [6, 7, 8, 9].map((id) => write(id, (db) => gate.then(() => sql`select 1`.execute(db))))
  const ends = Promise.allSettled([...inside, ...outside])
  await Promise.all(written)
  return {
    count: written.length,
    end: async () => {
      open()
      return (await ends).map(({ status }) => status)
    },
  }
}

async function expectToWork(storage: Storage<Tables>): Promise<void> {
  await storage.write((transaction) => transaction.insertInto('entry').values({ id: 100 }).execute())
  expect(await storage.db.selectFrom('entry').selectAll().execute()).toEqual([{ id: 100 }])
}
