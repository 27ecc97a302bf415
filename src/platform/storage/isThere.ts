import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { codeOf, StorageError } from './storageError.ts'

/**
 * Whether a file or folder is there.
 * @throws StorageError where this user may not look, who would be told otherwise that there is nothing
 */
export function isThere(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined
  } catch (error) {
    throw new StorageError(`${resolve(path)} cannot be looked at (${codeOf(error)}): run this as the user of the site`)
  }
}
