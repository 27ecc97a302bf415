import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files that survive a restart. Never rejects: I/O errors are cache misses. */
export interface DiskCache {
  readonly read: (name: string) => Promise<Buffer | null>
  readonly write: (name: string, value: Buffer) => Promise<void>
}

/** @param directory created with the first file */
export function createDiskCache(directory: string): DiskCache {
  return {
    read: (name) => readFile(join(directory, name)).catch(() => null),
    write: async (name, value) => {
      // Atomic write: a temporary file is renamed, so that an incomplete picture is never read.
      const temporary = join(directory, `${name}.${randomUUID()}`)
      try {
        await mkdir(directory, { recursive: true })
        await writeFile(temporary, value)
        await rename(temporary, join(directory, name))
      } catch {
        await rm(temporary, { force: true }).catch(() => undefined)
      }
    },
  }
}
