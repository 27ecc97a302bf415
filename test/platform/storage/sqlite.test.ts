import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#platform/storage/database.ts'
import { temporaryDirectory } from '#test/support/platform/openPlatform.ts'

test('opening a database creates its directory, and another name means another file', async () => {
  const directory = join(temporaryDirectory(), 'a', 'b')
  const platform = await openDatabase({ directory })
  const journal = await openDatabase({ directory, name: 'journal' })
  expect(existsSync(join(directory, 'platform.db'))).toBe(true)
  expect(existsSync(join(directory, 'journal.db'))).toBe(true)
  await platform.close()
  await journal.close()
})

test.skipIf(process.platform === 'win32')(
  'new files are for their owner only, in a folder everybody may read',
  async () => {
    const directory = temporaryDirectory()
    chmodSync(directory, 0o755)
    const storage = await openDatabase({ directory })
    const modes = readdirSync(directory).map((name) => (statSync(join(directory, name)).mode & 0o777).toString(8))
    expect(modes).toEqual(['600', '600', '600'])
    await storage.close()
  },
)

test('an acknowledged write is on the disk', async () => {
  const storage = await openDatabase({ directory: temporaryDirectory() })
  const setting = async (name: string) => (await sql.raw(`pragma ${name}`).execute(storage.db)).rows[0]
  expect(await setting('journal_mode')).toEqual({ journal_mode: 'wal' })
  expect(await setting('synchronous')).toEqual({ synchronous: 2 })
  expect(await setting('foreign_keys')).toEqual({ foreign_keys: 1 })
  await storage.close()
})

test.each([true, undefined, Symbol('x'), {}, [], Number.NaN, Number.POSITIVE_INFINITY, new Date(0)])(
  'a value the database cannot bind throws a catchable error: %s',
  async (value) => {
    const storage = await openDatabase({ directory: temporaryDirectory() })
    await expect(sql`select ${sql.val(value)} as kept`.execute(storage.db)).rejects.toThrow(/cannot be stored$/)
    expect((await sql`select ${sql.val('x')} as kept`.execute(storage.db)).rows).toEqual([{ kept: 'x' }])
    await storage.close()
  },
)

test('a file in place of the data directory is named in the error and left unchanged', async () => {
  const directory = join(temporaryDirectory(), 'data')
  writeFileSync(directory, 'wichtig')
  await expect(openDatabase({ directory })).rejects.toThrow(`Data directory ${directory}: a file stands in its place.`)
  expect(readFileSync(directory, 'utf8')).toBe('wichtig')
})

test('a damaged database file is named in the error and left unchanged', async () => {
  const directory = temporaryDirectory()
  const path = join(directory, 'platform.db')
  const content = 'keine Datenbank '.repeat(300)
  writeFileSync(path, content)
  await expect(openDatabase({ directory })).rejects.toThrow(`Database ${path}: the file is damaged.`)
  expect(readFileSync(path, 'utf8')).toBe(content)
})

test('a directory in place of the database file is named in the error', async () => {
  const directory = temporaryDirectory()
  mkdirSync(join(directory, 'platform.db'))
  await expect(openDatabase({ directory })).rejects.toThrow(
    `Database ${join(directory, 'platform.db')}: cannot be opened for writing.`,
  )
})

// Root may write anywhere.
test.skipIf(process.getuid?.() === 0)('an unwritable data directory is named in the error', async () => {
  const directory = temporaryDirectory()
  chmodSync(directory, 0o500)
  await expect(openDatabase({ directory })).rejects.toThrow(`Data directory ${directory}: not writable (EACCES).`)
  chmodSync(directory, 0o700)
})
