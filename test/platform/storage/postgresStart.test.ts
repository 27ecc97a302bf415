import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/storage/database.ts'
import { migrate } from '#platform/storage/migrations/migrate.ts'
import { PLATFORM_MIGRATIONS } from '#platform/storage/migrations/migrations.ts'
import { type Cluster, postgresBinaries, ROLE_WITH_PASSWORD, startPostgres } from '#test/support/postgres.ts'

const binaries = postgresBinaries()
const UNREACHABLE_URL = 'postgres://anna:geheim@127.0.0.1:1/reisen'

test('an unreachable PostgreSQL is reported in one line without the password', async () => {
  const opening = openDatabase({ databaseUrl: UNREACHABLE_URL })
  await expect(opening).rejects.toThrow(
    /^Database 127\.0\.0\.1:1\/reisen: cannot be reached \(.*\)\. Check DATABASE_URL\.$/,
  )
  await expect(opening).rejects.not.toThrow('geheim')
})

describe.skipIf(binaries === null)('a start with a PostgreSQL cluster', () => {
  let cluster: Cluster

  beforeAll(async () => {
    cluster = await startPostgres(binaries ?? '')
    await cluster.run(`create role ${ROLE_WITH_PASSWORD} login password 'geheim'`)
  }, 60_000)

  afterAll(() => cluster.stop())

  /** Opens the database and collects the messages of the wait. */
  async function open(url: URL) {
    const told: string[] = []
    const storage = await openDatabase({ databaseUrl: url.href }, { onRetry: (message) => told.push(message) })
    onTestFinished(() => storage.close())
    return { storage, told }
  }

  function urlWith(changes: Partial<URL>): URL {
    return Object.assign(new URL(cluster.url), changes)
  }

  test('each retry of a waiting start is reported without the password, and the start goes on once the database is there', async () => {
    await cluster.end('fast')
    const opening = open(urlWith({ username: ROLE_WITH_PASSWORD, password: 'geheim' }))
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await cluster.start()
    const { told } = await opening
    expect(told.length).toBeGreaterThanOrEqual(2)
    for (const message of told) {
      expect(message).toMatch(
        /^Waiting for the database\. Database 127\.0\.0\.1:\d+\/postgres: cannot be reached \(.*\); tried again in [\d.]+ s\.$/,
      )
      expect(message).not.toContain('geheim')
    }
  })

  test.each([
    [
      'a wrong password',
      () => urlWith({ username: ROLE_WITH_PASSWORD, password: 'falsch' }),
      'password authentication failed',
    ],
    ['no password', () => urlWith({ username: ROLE_WITH_PASSWORD }), 'password must be a string'],
    ['an unknown database', () => urlWith({ pathname: '/gibtesnicht' }), 'does not exist'],
    ['an unknown user', () => urlWith({ username: 'niemand' }), 'does not exist'],
  ])('%s fails at once, without retry', async (_, url, reason) => {
    const opening = open(url())
    await expect(opening).rejects.toThrow(reason)
    await expect(opening).rejects.toThrow(
      /^Database 127\.0\.0\.1:\d+\/\w+: cannot be reached \(.*\)\. Check DATABASE_URL\.$/,
    )
    await expect(opening).rejects.not.toThrow('falsch')
  })

  test('a database that holds the tables of another site in another schema gets tables of its own', async () => {
    const { storage } = await open(new URL(await cluster.newDatabase()))
    await sql`create schema other_site`.execute(storage.db)
    await sql`create table other_site.platform_migration (name text)`.execute(storage.db)
    await migrate(storage, PLATFORM_MIGRATIONS, 'platform_migration')
    const { rows } = await sql`select name from public.platform_migration`.execute(storage.db)
    expect(rows).toHaveLength(PLATFORM_MIGRATIONS.length)
  })
})
