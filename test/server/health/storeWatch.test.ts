import { renameSync, rmSync } from 'node:fs'
import Libsql from 'libsql'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/storage/database.ts'
import type { StorageProbe } from '#platform/storage/storageProbe.ts'
import { watchStores, type StoreWatch } from '#server/health/storeWatch.ts'
import { createLog } from '#server/log/log.ts'
import { startGatedRelay } from '#test/support/gatedRelay.ts'
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

/** A limit for what never comes; how soon it comes on a busy machine says nothing. */
const SOON = { timeout: 15_000, interval: 20 }

function becomes(stores: StoreWatch, ok: boolean): Promise<void> {
  return expect.poll(() => stores.readiness().ok, SOON).toBe(ok)
}

test('a writable database is ready, and a row of it has the time of the last check', async () => {
  const { storage, path } = await openSqlite()
  const reader = new Libsql(path)
  const checkedAt = () => JSON.stringify(reader.prepare('select checked_at from store_check').all())
  await storage.probe.check(1_000)
  const { stores } = watch(storage.probe)
  const first = checkedAt()
  await expect.poll(checkedAt, SOON).not.toBe(first)
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
  await expect.poll(() => lines.join(''), SOON).toContain('notes.db is gone')
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

test.skipIf(binaries === null)('several processes look at one PostgreSQL at once', async () => {
  if (cluster === null) throw new Error('no cluster')
  const databaseUrl = await cluster.newDatabase()
  const several = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ databaseUrl })))
  await Promise.all(several.map(({ probe }) => probe.check(5_000)))
  await Promise.all(several.map((storage) => storage.close()))
})
