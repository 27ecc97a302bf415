import Libsql from 'libsql'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openSqlite } from '#test/support/platform/openSqlite.ts'

const HELD_MS = 3_000
const TICK_MS = 20

/** Another connection that holds the write lock for three seconds. */
function holdWriteLock(path: string): void {
  const other = new Libsql(path)
  other.exec('begin immediate')
  const release = setTimeout(() => other.exec('commit'), HELD_MS)
  onTestFinished(() => {
    clearTimeout(release)
    other.close()
  })
}

/** Counts the turns of the event loop. */
function countTurns(): () => number {
  let turns = 0
  const timer = setInterval(() => (turns += 1), TICK_MS)
  onTestFinished(() => clearInterval(timer))
  return () => turns
}

test.each(['a single statement', 'a transaction'])(
  '%s waits for the lock of another process without blocking the event loop',
  async (kind) => {
    const { storage, path, write } = await openSqlite()
    holdWriteLock(path)
    const turns = countTurns()
    const begun = performance.now()
    if (kind === 'a transaction') await write('late')
    else await storage.db.insertInto('note').values({ text: 'late' }).execute()
    expect(performance.now() - begun).toBeGreaterThan(HELD_MS - 500)
    expect(turns()).toBeGreaterThan(20)
    expect(await storage.db.selectFrom('note').select('id').where('text', '=', 'late').execute()).toHaveLength(1)
  },
)

test('writes after a statement that timed out waiting for the lock are visible to other connections', async () => {
  const { storage, path } = await openSqlite()
  // Another number of rows gives another statement.
  const insert = (...texts: readonly string[]) =>
    storage.db
      .insertInto('note')
      .values(texts.map((text) => ({ text })))
      .execute()
  const others = new Libsql(path, { timeout: 0 })
  others.exec('begin immediate')
  // Half a minute goes by from each look at the clock to the next, whoever looks.
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 30_000))
  onTestFinished(() => clock.mockRestore())
  await expect(insert('too late')).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
  clock.mockRestore()
  others.exec('commit')
  await insert('in time', 'and once more')
  expect(others.prepare('select text from note').all()).toContainEqual({ text: 'in time' })
  others.exec("begin immediate; insert into note (text) values ('of others'); commit")
  others.close()
})
