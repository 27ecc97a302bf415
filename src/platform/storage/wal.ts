import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { StorageError } from './storageError.ts'

/** WAL format: a header, then frames of a header and one page each (sqlite.org/fileformat2.html, section 4). Bytes. */
const HEADER = 32
const FRAME_HEADER = 24

/** Magic numbers for the two byte orders of checksums. */
const MAGIC = new Set([0x377f0682, 0x377f0683])

/** The open log of a database, which another process may be writing. */
interface Log {
  readonly size: () => number
  /** Bytes behind the end are zeros. */
  readonly read: (position: number, length: number) => Buffer
  readonly close: () => void
}

/**
 * Checks the write-ahead log of a database before it is opened. SQLite silently ignores frames behind the first invalid
 * one, so a log truncated under a running process would lose bookings unnoticed.
 * @param path of the database
 * @param open opens the log; null if there is none
 * @throws StorageError that names the log
 */
export function assertNoLogGap(path: string, open: (log: string) => Log | null = openLog): void {
  const name = `${path}-wal`
  const log = open(name)
  if (log === null) return
  try {
    if (!hasGap(log)) return
  } finally {
    log.close()
  }
  throw new StorageError(
    `Database ${path}: a part of its log ${name} is missing, and with it the latest bookings. Put back a copy (npm run restore -- <backup> --replace); docs/guides/back-up-and-restore.md tells what to do without one.`,
  )
}

function openLog(name: string): Log | null {
  try {
    const descriptor = openSync(name, 'r')
    return {
      size: () => fstatSync(descriptor).size,
      read: (position, length) => {
        const buffer = Buffer.alloc(length)
        readSync(descriptor, buffer, 0, length, position)
        return buffer
      },
      close: () => closeSync(descriptor),
    }
  } catch {
    return null
  }
}

/**
 * Whether a gap is found twice under the same header. A running process may begin the log anew, with other salts in the
 * header, while its frames are read: the new frames before the old ones then look like a gap.
 */
function hasGap(log: Log, before: Buffer | null = null): boolean {
  const size = log.size()
  // A partial header: the process died while creating the log, before writing any frame.
  if (size <= HEADER) return false
  const header = log.read(0, HEADER)
  // The header is synced before the first frame is written.
  const isFound = !MAGIC.has(header.readUInt32BE(0)) || commitsBehindGap(log, size, header) > 1
  return isFound && (before?.equals(header) === true || hasGap(log, header))
}

/**
 * Counts commits of the current log (by its salts) behind a frame of an older one. A power failure may leave one,
 * written but not confirmed.
 */
function commitsBehindGap(log: Log, size: number, header: Buffer): number {
  const step = FRAME_HEADER + header.readUInt32BE(8)
  const salts = header.subarray(16, 24)
  let isBehind = false
  let commits = 0
  for (let at = HEADER; at + step <= size; at += step) {
    const frame = log.read(at, FRAME_HEADER)
    const isPresent = salts.equals(frame.subarray(8, 16))
    isBehind ||= !isPresent
    if (isBehind && isPresent && frame.readUInt32BE(4) > 0) commits += 1
  }
  return commits
}
