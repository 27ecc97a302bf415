import Libsql from 'libsql'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '#test/support/platform/openSqlite.ts'

const HELD_MS = 3_000
const TICK_MS = 20

/** Another process that writes for three seconds, as far as SQLite can tell. */
function holdWriteLock(path: string): void {
  const other = new Libsql(path)
  other.exec('begin immediate')
  const release = setTimeout(() => other.exec('commit'), HELD_MS)
  onTestFinished(() => {
    clearTimeout(release)
    other.close()
  })
}

/** How often the event loop comes round. */
function countTurns(): () => number {
  let turns = 0
  const timer = setInterval(() => (turns += 1), TICK_MS)
  onTestFinished(() => clearInterval(timer))
  return () => turns
}

test.each(['a single statement', 'a transaction'])('%s waits for the lock of another process, and all else goes on meanwhile', async (kind) => {
  const { storage, path, write } = await openSqlite()
  holdWriteLock(path)
  const turns = countTurns()
  const begun = performance.now()
  if (kind === 'a transaction') await write('late')
  else await storage.db.insertInto('note').values({ text: 'late' }).execute()
  expect(performance.now() - begun).toBeGreaterThan(HELD_MS - 500)
  expect(turns()).toBeGreaterThan(20)
  expect(await storage.db.selectFrom('note').select('id').where('text', '=', 'late').execute()).toHaveLength(1)
})
