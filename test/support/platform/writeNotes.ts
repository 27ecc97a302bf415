import { openDatabase } from '#platform/storage/database.ts'
import { makeNotes, type NoteTables } from './notes.ts'

const [, , directory = '', count = '0'] = process.argv

/** Writes so many lines into both databases of a data directory, in a process of its own that ends. */
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
