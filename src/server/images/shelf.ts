import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files kept from one start to the next. It never fails: what cannot be read or written is drawn again. */
export interface Shelf {
  readonly read: (name: string) => Promise<Buffer | null>
  readonly write: (name: string, value: Buffer) => Promise<void>
}

/** A shelf in a folder, which is made when the first file comes. */
export function createShelf(directory: string): Shelf {
  return {
    read: (name) => readFile(join(directory, name)).catch(() => null),
    write: async (name, value) => {
      // Written aside and renamed: nobody ever reads half a picture, not even after a power cut.
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
