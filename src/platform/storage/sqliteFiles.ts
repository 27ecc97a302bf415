import { type Stats, statSync } from 'node:fs'
import { basename } from 'node:path'
import Libsql from 'libsql'
import { codeOf, isDamage, isOk, StorageLost } from './storageError.ts'

/** Files of a SQLite database: the database, the write-ahead log, and its shared-memory index. */
const SUFFIXES = ['', '-wal', '-shm']

/** Watches the files of an open database: a process can go on writing to removed files, and the data is lost. */
export interface SqliteFiles {
  /** @throws StorageLost if the files were removed, replaced or truncated; from then on always */
  assertInPlace(): void
  /** Records damage reported by a failed statement; ignores other errors. */
  noteFailure(error: unknown): void
}

/** Records the files of a database that was just opened. */
export function watchFiles(path: string): SqliteFiles {
  const known = new Map(SUFFIXES.map((suffix) => [suffix, statSync(path + suffix)]))
  let lost: StorageLost | null = null

  function markLost(problem: string): never {
    lost = new StorageLost(problem)
    throw lost
  }

  function compare(suffix: string, before: Stats): void {
    const name = basename(path) + suffix
    const now = statSync(path + suffix, { throwIfNoEntry: false })
    if (now === undefined) markLost(`${name} is gone`)
    if (now.ino !== before.ino || now.dev !== before.dev) markLost(`${name} was replaced`)
    // `vacuum` or a truncating checkpoint also shrink files, without loss of data.
    if (now.size < before.size && !isReadable(path)) markLost(`${name} was cut short`)
    known.set(suffix, now)
  }

  return {
    assertInPlace: () => {
      if (lost !== null) throw lost
      for (const [suffix, before] of known) compare(suffix, before)
    },
    noteFailure: (error) => {
      if (isDamage(error)) lost ??= new StorageLost(`${basename(path)} is damaged (${codeOf(error)})`)
    },
  }
}

/**
 * Checks the whole database over a connection of its own, for open ones read from their cache.
 * @throws if it cannot be checked at the moment, as when locked
 */
function isReadable(path: string): boolean {
  const file = new Libsql(path, { timeout: 0 })
  try {
    return file.prepare('pragma quick_check(1)').all().every(isOk)
  } catch (error) {
    if (isDamage(error)) return false
    throw error
  } finally {
    file.close()
  }
}
