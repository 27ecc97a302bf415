import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files that survive a restart. Never rejects: I/O errors are cache misses. */
export interface Shelf {
  readonly read: (name: string) => Promise<Buffer | null>
  readonly write: (name: string, value: Buffer) => Promise<void>
}

/** @param directory created with the first file */
export function createShelf(directory: string): Shelf {
  return {
    read: (name) => readFile(join(directory, name)).catch(() => null),
    write: async (name, value) => {
      // Atomic write: a temporary file is renamed, so that an incomplete picture is never read.
      const aside = join(directory, `${name}.${randomUUID()}`)
      try {
        await mkdir(directory, { recursive: true })
        await writeFile(aside, value)
        await rename(aside, join(directory, name))
      } catch {
        await rm(aside, { force: true }).catch(() => undefined)
      }
    },
  }
}
