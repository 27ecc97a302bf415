import { renameSync, rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import Libsql from 'libsql'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/storage/database.ts'
import type { StorageProbe } from '#platform/storage/storageProbe.ts'
import { watchStores, type StoreWatch } from '#server/health/storeWatch.ts'
import { createLog } from '#server/log/log.ts'
import { startRelay } from '#test/support/relay.ts'
import { temporaryDirectory } from '#test/support/platform/openPlatform.ts'
import { openSqlite } from '#test/support/platform/openSqlite.ts'
import { type Cluster, postgresBinaries, startPostgres } from '#test/support/postgres.ts'

const binaries = postgresBinaries()
let cluster: Cluster | null = null

beforeAll(async () => {
  cluster = binaries === null ? null : await startPostgres(binaries)
}, 60_000)

afterAll(() => cluster?.stop())

function watch(probe: StorageProbe): { readonly stores: StoreWatch; readonly lines: readonly string[] } {
  const lines: string[] = []
  const stores = watchStores(
    { platform: probe, journal: null },
    createLog('info', { write: (line) => lines.push(line) }),
  )
  onTestFinished(() => stores.stop())
  return { stores, lines }
}

function becomes(stores: StoreWatch, ok: boolean): Promise<void> {
  return expect.poll(() => stores.readiness().ok).toBe(ok)
}

test('a writable database is ready, and a row of it has the time of the last check', async () => {
  const { storage, path } = await openSqlite()
  const reader = new Libsql(path)
  const checkedAt = () => JSON.stringify(reader.prepare('select checked_at from store_check').all())
  await storage.probe.check(1_000)
  const { stores } = watch(storage.probe)
  const first = checkedAt()
  await expect.poll(checkedAt).not.toBe(first)
  expect(stores.readiness()).toEqual({ ok: true, reasons: [] })
  reader.close()
})

test('a locked database is not ready until the lock is gone', async () => {
  const { storage, path } = await openSqlite()
  const { stores, lines } = watch(storage.probe)
  const other = new Libsql(path)
  other.exec('begin immediate')
  await becomes(stores, false)
  expect(stores.readiness().reasons).toEqual([expect.stringMatching(/^platform: /)])
  other.exec('commit')
  await becomes(stores, true)
  expect(lines.map((line) => line.replace(/.*"msg":"(.*?)".*\n/, '$1'))).toEqual(
    expect.arrayContaining(['The database is not writable: bookings are refused', 'The database is writable again']),
  )
  other.close()
})

test('bookings are taken while a busy database answers checks late but stores what it is given, and refused when it stores nothing', async () => {
  let isStoring = true
  const late = async () => {
    await setTimeout(1_000)
    throw new Error('Query read timeout')
  }
  const { stores, lines } = watch({
    check: late,
    lastStored: () => (isStoring ? performance.now() : Number.NEGATIVE_INFINITY),
    assertInPlace: () => undefined,
    close: () => Promise.resolve(),
  })
  await setTimeout(2_500)
  expect(lines).toEqual([])
  isStoring = false
  await becomes(stores, false)
})

test('a full database takes no bookings, even if it stores something meanwhile', async () => {
  const { stores } = watch({
    check: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })),
    lastStored: () => performance.now(),
    assertInPlace: () => undefined,
    close: () => Promise.resolve(),
  })
  await becomes(stores, false)
  expect(stores.readiness().reasons).toEqual(['platform: cannot be written (ENOSPC)'])
})

test('missing database files are reported without waiting for the next check, and stay unavailable when restored', async () => {
  const { storage, directory } = await openSqlite()
  const { stores } = watch(storage.probe)
  expect(stores.readiness().ok).toBe(true)
  renameSync(directory, `${directory}-moved`)
  expect(stores.readiness()).toEqual({ ok: false, reasons: ['platform: notes.db is gone'] })
  renameSync(`${directory}-moved`, directory)
  await expect(storage.probe.check(1_000)).rejects.toThrow('notes.db is gone')
  expect(stores.readiness().ok).toBe(false)
})

test('the periodic check finds missing database files', async () => {
  const { storage, directory } = await openSqlite()
  const { lines } = watch(storage.probe)
  rmSync(directory, { recursive: true })
  await expect.poll(() => lines.join('')).toContain('notes.db is gone')
})

test.skipIf(binaries === null).each(['closed', 'frozen'] as const)(
  'a PostgreSQL whose line is %s is not ready until it answers again',
  async (gate) => {
    if (cluster === null) throw new Error('no cluster')
    const url = new URL(await cluster.newDatabase())
    const relay = await startGatedRelay(Number(url.port))
    onTestFinished(() => relay.close())
    url.port = String(relay.port)
    const storage = await openDatabase({ databaseUrl: url.href })
    await storage.probe.check(5_000)
    const { stores } = watch(storage.probe)
    expect(stores.readiness().ok).toBe(true)
    relay.set(gate)
    await becomes(stores, false)
    relay.set('open')
    await becomes(stores, true)
    await stores.stop()
    await storage.close()
  },
)

test.skipIf(binaries === null)('a PostgreSQL in whose place there is an empty one stays unavailable', async () => {
  if (cluster === null) throw new Error('no cluster')
  const storage = await openDatabase({ databaseUrl: await cluster.newDatabase() })
  onTestFinished(() => storage.close())
  await storage.probe.check(5_000)
  await sql`drop table store_check`.execute(storage.db)
  const { stores } = watch(storage.probe)
  await becomes(stores, false)
  for (let turn = 0; turn < 2; turn += 1) await expect(storage.probe.check(5_000)).rejects.toThrow('store_check')
  expect(stores.readiness().reasons).toEqual(['platform: cannot be written (42P01)'])
  await stores.stop()
})

const TABLES = ['note', 'person']

test.each(['sqlite', 'postgres'])(
  'a database without some of its tables takes no bookings until they are back: %s',
  async (engine) => {
    if (engine === 'postgres' && cluster === null) return
    const location =
      cluster !== null && engine === 'postgres'
        ? { databaseUrl: await cluster.newDatabase() }
        : { directory: temporaryDirectory() }
    const storage = await openDatabase(location, { tables: TABLES })
    onTestFinished(() => storage.close())
    for (const table of TABLES) await sql`create table ${sql.table(table)} (id integer)`.execute(storage.db)
    await storage.probe.check(5_000)
    const { stores, lines } = watch(storage.probe)
    await sql`drop table person`.execute(storage.db)
    await becomes(stores, false)
    expect(stores.readiness().reasons).toEqual(['platform: cannot be written (NO_TABLE)'])
    expect(lines.join('')).toContain('Tables are missing in the database: person')
    await sql`create table person (id integer)`.execute(storage.db)
    await becomes(stores, true)
    await stores.stop()
  },
)

test.skipIf(binaries === null)('several processes look at one PostgreSQL at once', async () => {
  if (cluster === null) throw new Error('no cluster')
  const databaseUrl = await cluster.newDatabase()
  const several = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ databaseUrl })))
  await Promise.all(several.map(({ probe }) => probe.check(5_000)))
  await Promise.all(several.map((storage) => storage.close()))
})

/** `open`: bytes pass. `frozen`: connections stay open and nothing passes. `closed`: connections are refused and cut. */
type Gate = 'open' | 'frozen' | 'closed'

/** A relay that can be frozen and closed, as a network or a frozen machine does. */
async function startGatedRelay(target: number) {
  let gate: Gate = 'open'
  const { port, sockets, close } = await startRelay(target, {
    accepts: () => gate !== 'closed',
    relay: ({ client, server }) => {
      if (gate === 'frozen') for (const socket of [client, server]) socket.pause()
      return {
        fromClient: (chunk) => void server.write(chunk),
        fromServer: (chunk) => void client.write(chunk),
      }
    },
  })
  const set = (next: Gate) => {
    gate = next
    for (const socket of sockets) {
      if (next === 'closed') socket.destroy()
      else if (next === 'frozen') socket.pause()
      else socket.resume()
    }
  }
  return { port, set, close }
}
