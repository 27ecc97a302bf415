import { openDatabase } from '#platform/storage/database.ts'
import { makeNotes, type NoteTables } from './notes.ts'

const [, , directory = '', count = '0'] = process.argv

/** Script: writes rows into both databases of a data directory, then ends. */
for (const name of ['platform', 'journal']) {
  const storage = await openDatabase<NoteTables>({ directory, name })
  await makeNotes(storage)
  for (let line = 0; line < Number(count); line += 1)
    await storage.db
      .insertInto('note')
      .values({ text: `line ${String(line)}` })
      .execute()
  await storage.close()
}
