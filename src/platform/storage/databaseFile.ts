/** SQLite file of a set of tables, in the data directory. */
export function databaseFile(tables: string): string {
  return `${tables}.db`
}
