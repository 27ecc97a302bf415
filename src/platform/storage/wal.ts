import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { StorageError } from './storageError.ts'

/** Layout of SQLite's log: a header, then frames of a header and one page each (sqlite.org/fileformat2.html, section 4). */
const HEADER = 32
const FRAME_HEADER = 24

/** The two byte orders of checksums. */
const MAGIC = new Set([0x377f0682, 0x377f0683])

/**
 * Looks for a hole in the log of a database that is not open yet. SQLite reads a log up to the first frame that does not
 * fit and says nothing of those behind it: whoever cut the log under a running process would lose bookings unnoticed.
 * @param path of the database
 * @throws StorageError naming the log.
 */
export function assertWholeLog(path: string): void {
  const log = `${path}-wal`
  const descriptor = openedLog(log)
  if (descriptor === null) return
  try {
    if (!hasHole(descriptor)) return
  } finally {
    closeSync(descriptor)
  }
  throw new StorageError(
    `Database ${path}: a part of its log ${log} is missing, and with it the latest bookings. Put back a copy (npm run restore); docs/recipes/back-up-and-restore.md tells what to do without one.`,
  )
}

function openedLog(log: string): number | null {
  try {
    return openSync(log, 'r')
  } catch {
    return null
  }
}

function hasHole(descriptor: number): boolean {
  const { size } = fstatSync(descriptor)
  // A process that died while it made the log leaves a piece of a header, and had written nothing yet.
  if (size <= HEADER) return false
  const header = read(descriptor, 0, HEADER)
  // The header is on the disk before the first frame is.
  if (!MAGIC.has(header.readUInt32BE(0))) return true
  return commitsBehindHole(descriptor, size, header) > 1
}

/**
 * Whole transactions of the present log that stand behind a frame of another. A machine that loses its power may leave
 * one such, which was on its way to the disk and confirmed to nobody.
 */
function commitsBehindHole(descriptor: number, size: number, header: Buffer): number {
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
