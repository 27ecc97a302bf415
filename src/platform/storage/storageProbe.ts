/** Tells whether an open database keeps what it is given. */
export interface StorageProbe {
  /**
   * Writes a row and reads it, on a connection of its own: what queues for the others says nothing about the database.
   * One at a time; it ends by itself, some of `ms` later at most.
   * @param ms how long each of its parts may take
   * @throws unless it was done; a StorageLost where it will not be done before a restart.
   */
  check(ms: number): Promise<void>
  /**
   * A look at the files, quick enough for every booking; nothing to look at on PostgreSQL.
   * @throws StorageLost when they are not those that were opened.
   */
  assertInPlace(): void
  close(): Promise<void>
}

/** One row for all processes: when somebody last wrote it, as ISO 8601 in UTC. */
export const CHECK_TABLE = 'create table if not exists store_check (id integer primary key, checked_at text not null)'

export const READ_CHECK = 'select checked_at from store_check where id = 1'
