import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { StorageError } from './storageError.ts'

/** WAL format: a header, then frames of a header and one page each (sqlite.org/fileformat2.html, section 4). Bytes. */
const HEADER = 32
const FRAME_HEADER = 24

/** Magic numbers for the two byte orders of checksums. */
const MAGIC = new Set([0x377f0682, 0x377f0683])

/**
 * Checks the write-ahead log of a database before it is opened. SQLite silently ignores frames behind the first invalid
 * one, so a log truncated under a running process would lose bookings unnoticed.
 * @param path of the database
 * @throws StorageError that names the log
 */
export function assertNoLogGap(path: string): void {
  const log = `${path}-wal`
  const descriptor = openLog(log)
  if (descriptor === null) return
  try {
    if (!hasGap(descriptor)) return
  } finally {
    closeSync(descriptor)
  }
  throw new StorageError(
    `Database ${path}: a part of its log ${log} is missing, and with it the latest bookings. Put back a copy (npm run restore); docs/guides/back-up-and-restore.md tells what to do without one.`,
  )
}

function openLog(log: string): number | null {
  try {
    return openSync(log, 'r')
  } catch {
    return null
  }
}

function hasGap(descriptor: number): boolean {
  const { size } = fstatSync(descriptor)
  // A partial header: the process died while creating the log, before writing any frame.
  if (size <= HEADER) return false
  const header = read(descriptor, 0, HEADER)
  // The header is synced before the first frame is written.
  if (!MAGIC.has(header.readUInt32BE(0))) return true
  return commitsBehindGap(descriptor, size, header) > 1
}

/**
 * Counts commits of the current log (by its salts) behind a frame of an older one. A power failure may leave one,
 * written but not confirmed.
 */
function commitsBehindGap(descriptor: number, size: number, header: Buffer): number {
  const step = FRAME_HEADER + header.readUInt32BE(8)
  const salts = header.subarray(16, 24)
  let isBehind = false
  let commits = 0
  for (let at = HEADER; at + step <= size; at += step) {
    const frame = read(descriptor, at, FRAME_HEADER)
    const isPresent = salts.equals(frame.subarray(8, 16))
    isBehind ||= !isPresent
    if (isBehind && isPresent && frame.readUInt32BE(4) > 0) commits += 1
  }
  return commits
}

function read(descriptor: number, position: number, length: number): Buffer {
  const buffer = Buffer.alloc(length)
  readSync(descriptor, buffer, 0, length, position)
  return buffer
}
