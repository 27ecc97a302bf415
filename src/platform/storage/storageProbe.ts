/** Health check: whether an open database stores and returns data. */
export interface StorageProbe {
  /**
   * Writes a row and reads it, on a connection of its own, unaffected by queues for the others. Not concurrently.
   * @param ms time limit of each step, in milliseconds
   * @throws if a step failed; a StorageLost if only a restart can help
   */
  check(ms: number): Promise<void>
  /**
   * Checks that the opened files are still in place; fast enough for every booking. Does nothing on PostgreSQL.
   * @throws StorageLost otherwise
   */
  assertInPlace(): void
  close(): Promise<void>
}

/** One row shared by all processes: time of the last check, ISO 8601 in UTC. */
export const CHECK_TABLE = 'create table if not exists store_check (id integer primary key, checked_at text not null)'

export const READ_CHECK = 'select checked_at from store_check where id = 1'
