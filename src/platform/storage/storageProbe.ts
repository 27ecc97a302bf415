/** Health check of an engine: whether an open database stores and returns data. */
export interface EngineProbe {
  /**
   * Writes a row and reads it, on a connection of its own, unaffected by queues for the others. Not concurrently.
   * @param ms time after which a step is late, in milliseconds; it is given up then, or somewhat later
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

/** Health check of an open database. */
export interface StorageProbe extends EngineProbe {
  /** When its connections last stored anything, by `performance.now()`; -Infinity if they never have. */
  lastStored(): number
}

/** Somebody dropped tables, or restored a part only. Bookings would fail half way, or be stored and not found. */
class TablesMissing extends Error {
  readonly code = 'NO_TABLE'
}

/** @throws if there are missing tables */
export function assertNoneMissing(missing: readonly string[]): void {
  if (missing.length > 0) throw new TablesMissing(`Tables are missing in the database: ${missing.join(', ')}`)
}

/** One row shared by all processes: time of the last check, ISO 8601 in UTC. */
export const CHECK_TABLE = 'create table if not exists store_check (id integer primary key, checked_at text not null)'
