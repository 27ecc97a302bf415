/** A failure to open that whoever runs the site can mend. The message is one line: what is wrong where, and what to do. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

/**
 * The files of an open database are gone, replaced or damaged: what is written now may never be seen again. It stays so
 * until the process is started anew. The message is for the log and names the file, without its directory.
 */
export class StorageLost extends Error {
  override readonly name = 'StorageLost'
}

/** The code of a failed statement or system call; `unknown` where it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}

/** Whether SQLite found pages it cannot read. */
export function isDamage(error: unknown): boolean {
  return /^SQLITE_(NOTADB|CORRUPT|IOERR_SHORT_READ)/.test(codeOf(error))
}

/** Whether a row that `pragma quick_check` answers says that all is well. */
export function isOk(row: unknown): boolean {
  return typeof row === 'object' && row !== null && 'quick_check' in row && row.quick_check === 'ok'
}
