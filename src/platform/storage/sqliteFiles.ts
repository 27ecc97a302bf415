import { type Stats, statSync } from 'node:fs'
import { basename } from 'node:path'
import Libsql from 'libsql'
import { codeOf, isDamage, isOk, StorageLost } from './storageError.ts'

/** What SQLite keeps a database in: the file, the log of the latest changes, and the index of that log. */
const SUFFIXES = ['', '-wal', '-shm']

/** The files of an open database. A process goes on writing into files that were removed, and nobody reads them again. */
export interface SqliteFiles {
  /** @throws StorageLost when they are not those that were opened, or were cut short; and ever after. */
  assertInPlace(): void
  /** Takes note of what a failed statement says about the files; what it does not say is left to the caller. */
  noteFailure(error: unknown): void
}

/** Remembers the files of a database that was just opened. */
export function openFiles(path: string): SqliteFiles {
  const known = new Map(SUFFIXES.map((suffix) => [suffix, statSync(path + suffix)]))
  let lost: StorageLost | null = null

  function lose(problem: string): never {
    lost = new StorageLost(problem)
    throw lost
  }

  function compare(suffix: string, before: Stats): void {
    const name = basename(path) + suffix
    const now = statSync(path + suffix, { throwIfNoEntry: false })
    if (now === undefined) lose(`${name} is gone`)
    if (now.ino !== before.ino || now.dev !== before.dev) lose(`${name} was replaced`)
    // Somebody may have tidied up (`vacuum`, a checkpoint that empties the log): then nothing is missing.
    if (now.size < before.size && !isReadable(path)) lose(`${name} was cut short`)
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
 * Reads the whole database through a connection of its own, for the others answer from their memory.
 * @throws when it cannot be looked at just now.
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
