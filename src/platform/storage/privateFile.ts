import { closeSync, openSync } from 'node:fs'
import { codeOf } from './storageError.ts'

/**
 * Makes an empty file for its owner only, for SQLite would let everybody read it where the folder does. Its log gets the
 * same mode. One that is there keeps its own, and is not opened: closing it would release the locks of this process.
 */
export function makePrivateFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
}
