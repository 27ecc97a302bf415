import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/storage/database.ts'
import { runProgram } from '#test/support/docs/runIn.ts'
import { makeNotes, type NoteTables } from '#test/support/platform/notes.ts'
import { postgresProbe } from '#platform/storage/postgresProbe.ts'
import { temporaryDirectory } from '#test/support/platform/openPlatform.ts'
import { type Cluster, postgresBinaries, startPostgres } from '#test/support/postgres.ts'

const binaries = postgresBinaries()
const isPossible = binaries !== null && spawnSync('pg_dump', ['--version']).status === 0
let cluster: Cluster | null = null

beforeAll(async () => {
  cluster = binaries === null || !isPossible ? null : await startPostgres(binaries)
}, 60_000)

afterAll(() => cluster?.stop())

async function newDatabase(): Promise<string> {
  if (cluster === null) throw new Error('no cluster')
  return cluster.newDatabase()
}

async function textsIn(databaseUrl: string): Promise<readonly string[]> {
  const storage = await openDatabase<NoteTables>({ databaseUrl })
  const rows = await storage.db.selectFrom('note').select('text').execute()
  await storage.close()
  return rows.map(({ text }) => text)
}

test.skipIf(!isPossible)('a PostgreSQL is dumped while it is in use, and restored where nobody uses it', async () => {
  const directory = temporaryDirectory()
  const settings = { DATABASE_URL: await newDatabase() }
  const storage = await openDatabase<NoteTables>({ databaseUrl: settings.DATABASE_URL })
  await makeNotes(storage)
  await storage.db.insertInto('note').values({ id: 1, text: 'booked' }).execute()
  const made = await runProgram(directory, ['admin/backup/backup.ts'], settings)
  expect(made.stdout).toMatch(/^Backed up database\.dump/)
  const backup = `.backup/${readdirSync(join(directory, '.backup'))[0] ?? ''}`
  const restore = (...words: readonly string[]) =>
    runProgram(directory, ['admin/backup/restore.ts', backup, ...words], settings)
  await sql`update note set text = 'spoiled'`.execute(storage.db)
  await storage.close()
  // All that a site without visitors holds: the connections of its pools are closed after some seconds.
  const probe = postgresProbe(settings.DATABASE_URL, [])
  await probe.check(10_000)
  expect((await restore('--replace')).output).toContain('is in use by another connection. Stop the site first')
  await probe.close()
  expect((await restore()).output).toContain(
    'holds 2 tables already. With --replace a backup is made, then all is dropped',
  )
  expect(await textsIn(settings.DATABASE_URL)).toEqual(['spoiled'])
  const restored = await restore('--replace')
  expect(restored.output).toContain('Restored')
  expect(await textsIn(settings.DATABASE_URL)).toEqual(['booked'])
  const copy = /what was there lies in (.*)/.exec(restored.stdout)?.[1] ?? ''
  const aside = { DATABASE_URL: await newDatabase() }
  await runProgram(directory, ['admin/backup/restore.ts', copy], aside)
  expect(await textsIn(aside.DATABASE_URL)).toEqual(['spoiled'])
  const elsewhere = { DATABASE_URL: await newDatabase() }
  await runProgram(directory, ['admin/backup/restore.ts', backup], elsewhere)
  expect(await textsIn(elsewhere.DATABASE_URL)).toEqual(['booked'])
})

test.skipIf(!isPossible)('a restore with --replace leaves no table that the dump lacks', async () => {
  const directory = temporaryDirectory()
  const settings = { DATABASE_URL: await newDatabase() }
  const before = await openDatabase<NoteTables>({ databaseUrl: settings.DATABASE_URL })
  await makeNotes(before)
  await before.db.insertInto('note').values({ id: 1, text: 'booked' }).execute()
  await runProgram(directory, ['admin/backup/backup.ts'], settings)
  const backup = `.backup/${readdirSync(join(directory, '.backup'))[0] ?? ''}`
  await sql`create table "Later" (note_id bigint references note (id))`.execute(before.db)
  await before.close()
  const { output } = await runProgram(directory, ['admin/backup/restore.ts', backup, '--replace'], settings)
  expect(output).toContain('Restored')
  const after = await openDatabase<NoteTables>({ databaseUrl: settings.DATABASE_URL })
  const tables = await after.db.introspection.getTables()
  await after.close()
  expect(tables.map(({ name }) => name)).toEqual(['note'])
  expect(await textsIn(settings.DATABASE_URL)).toEqual(['booked'])
})

/** A directory with a pg_dump that does its work, and loses the end of the file. On disk: memory may be mounted `noexec`. */
function pgDumpThatTruncates(): string {
  const directory = mkdtempSync(join(tmpdir(), 'pg-dump-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const script = `#!${process.execPath}
    const words = process.argv.slice(2)
    const PATH = process.env.PATH.split('${delimiter}').slice(1).join('${delimiter}')
    const env = { ...process.env, PATH }
    require('node:child_process').spawnSync('pg_dump', words, { env, stdio: 'inherit' })
    const [, file] = words.find((word) => word.startsWith('--file=')).split('=')
    const { size } = require('node:fs').statSync(file)
    require('node:fs').truncateSync(file, size - 100)`
  writeFileSync(join(directory, 'pg_dump'), script, { mode: 0o755 })
  return directory
}

test.skipIf(!isPossible)('a dump that is cut short is no backup', async () => {
  const directory = temporaryDirectory()
  const settings = { DATABASE_URL: await newDatabase() }
  const storage = await openDatabase<NoteTables>({ databaseUrl: settings.DATABASE_URL })
  await makeNotes(storage)
  // Cannot be compressed, so that only rows are lost: the table of contents before them is whole.
  await storage.db
    .insertInto('note')
    .values({ id: 1, text: randomBytes(2_000).toString('hex') })
    .execute()
  await storage.close()
  const PATH = [pgDumpThatTruncates(), process.env['PATH'] ?? ''].join(delimiter)
  const { output, exitCode } = await runProgram(directory, ['admin/backup/backup.ts'], { ...settings, PATH })
  expect(output).toMatch(/^pg_restore failed: .*end of file/m)
  expect(exitCode).toBe(1)
  expect(existsSync(join(directory, '.backup'))).toBe(false)
})

test('a failed dump of PostgreSQL is reported in one line without the password, below the name of the database', async () => {
  const directory = temporaryDirectory()
  const settings = { DATABASE_URL: 'postgres://anna:geheim@127.0.0.1:1/reisen' }
  const { output, exitCode } = await runProgram(directory, ['admin/backup/backup.ts'], settings)
  expect(output.trimEnd().split('\n')).toEqual([
    'Database: PostgreSQL 127.0.0.1:1/reisen',
    expect.stringMatching(/pg_dump (failed|is not installed)/),
  ])
  expect(output).not.toContain('geheim')
  expect(exitCode).toBe(1)
})

test('a missing pg_dump is reported with the package to install', async () => {
  const settings = { DATABASE_URL: 'postgres://anna@127.0.0.1:1/reisen', PATH: '/nowhere' }
  const { output } = await runProgram(temporaryDirectory(), ['admin/backup/backup.ts'], settings)
  expect(output).toContain("pg_dump is not installed here. Install PostgreSQL's client programs")
})

test('a pg_dump that is there and cannot be started is reported with the reason, not as missing', async () => {
  const directory = temporaryDirectory()
  writeFileSync(join(directory, 'pg_dump'), '', { mode: 0o644 })
  const settings = { DATABASE_URL: 'postgres://anna@127.0.0.1:1/reisen', PATH: directory }
  const { output } = await runProgram(temporaryDirectory(), ['admin/backup/backup.ts'], settings)
  expect(output).toMatch(/^pg_dump cannot be started: .*EACCES/m)
  expect(output).not.toContain('not installed')
})
