/** A failure on opening that an operator can fix. The message is one line with location, problem and remedy. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

/**
 * The files of an open database are gone, replaced or damaged: writes may be lost until the process is restarted. The
 * message, for the log, names the file without its directory.
 */
export class StorageLost extends Error {
  override readonly name = 'StorageLost'
}

/** Error code of a failed statement or system call; `unknown` if there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}

/** Whether SQLite reports a damaged file. */
export function isDamage(error: unknown): boolean {
  return /^SQLITE_(NOTADB|CORRUPT|IOERR_SHORT_READ)/.test(codeOf(error))
}

/** Whether a result row of `pragma quick_check` reports no damage. */
export function isOk(row: unknown): boolean {
  return typeof row === 'object' && row !== null && 'quick_check' in row && row.quick_check === 'ok'
}
