import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files that survive a restart. Never rejects: I/O errors are cache misses. */
export interface DiskCache {
  readonly read: (name: string) => Promise<Buffer | null>
  readonly write: (name: string, value: Buffer) => Promise<void>
}

const DAY_MS = 24 * 60 * 60 * 1000

/** A file is dropped so long after it was written, in milliseconds: share pictures get a new name with each price. */
const KEPT_MS = 60 * DAY_MS

/** @param directory created with the first file */
export function createDiskCache(directory: string, now: () => number = Date.now): DiskCache {
  let droppedAt = Number.NEGATIVE_INFINITY
  const dropOld = async () => {
    if (now() - droppedAt < DAY_MS) return
    droppedAt = now()
    for (const name of await readdir(directory)) {
      const path = join(directory, name)
      if ((await stat(path)).mtimeMs < now() - KEPT_MS) await rm(path, { force: true })
    }
  }
  return {
    read: (name) => readFile(join(directory, name)).catch(() => null),
    write: async (name, value) => {
      // Atomic write: a temporary file is renamed, so that an incomplete picture is never read.
      const temporary = join(directory, `${name}.${randomUUID()}`)
      try {
        await mkdir(directory, { recursive: true })
        await writeFile(temporary, value)
        await rename(temporary, join(directory, name))
        await dropOld()
      } catch {
        await rm(temporary, { force: true }).catch(() => undefined)
      }
    },
  }
}
