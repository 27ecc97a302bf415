import { openDatabase } from '#platform/storage/database.ts'
import { makeNotes, type NoteTables } from './notes.ts'

const [, , directory = '', count = '0', end = ''] = process.argv

/** Script: writes rows into both databases of a data directory, then ends; with the word `killed` without closing them. */
for (const name of ['platform', 'journal']) {
  const storage = await openDatabase<NoteTables>({ directory, name })
  await makeNotes(storage)
  for (let line = 0; line < Number(count); line += 1)
    await storage.db
      .insertInto('note')
      .values({ text: `line ${String(line)}` })
      .execute()
  if (end !== 'killed') await storage.close()
}
if (end === 'killed') process.kill(process.pid, 'SIGKILL')
