import { performance } from 'node:perf_hooks'
import type { FinishedPage } from './finishedPage.ts'

/** Pages that were made a moment ago, for whoever asks for the same. */
export interface PageStore {
  /**
   * The page of this key, made unless it is there or on its way.
   * @param key everything the page depends on
   */
  readonly page: (key: string, make: () => Promise<FinishedPage>) => Promise<FinishedPage>
  /** Nobody is given anymore what was begun before. */
  readonly clear: () => void
}

export interface PageStoreOptions {
  /** How long after its making began a page is given, in milliseconds; 0 keeps none, yet makes none twice at a time. */
  readonly lifeMs: number
  /** Most bytes of pages, uncompressed; compressed they take another quarter at most. */
  readonly mostBytes: number
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number
}

interface Entry {
  readonly begun: number
  readonly page: Promise<FinishedPage>
  /** 0 while the page is being made. */
  bytes: number
}

/** A store in memory. It forgets what is too old, and what is oldest once there is too much. */
export function createPageStore({ lifeMs, mostBytes, now = () => performance.now() }: PageStoreOptions): PageStore {
  // In the order in which their making began.
  const entries = new Map<string, Entry>()
  let bytes = 0

  const forget = (key: string, entry: Entry): void => {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    bytes -= entry.bytes
  }
  const isGiven = ({ begun, bytes: size }: Entry): boolean => size === 0 || now() - begun < lifeMs
  const forgetOld = (): void => {
    for (const [key, entry] of entries) if (!isGiven(entry) || (entry.bytes > 0 && bytes > mostBytes)) forget(key, entry)
  }

  const begin = (key: string, make: () => Promise<FinishedPage>): Promise<FinishedPage> => {
    const entry: Entry = { begun: now(), page: make(), bytes: 0 }
    entries.set(key, entry)
    entry.page.then(
      ({ isKeepable, body }) => {
        if (!isKeepable) forget(key, entry)
        if (entries.get(key) !== entry) return
        entry.bytes = body.byteLength + key.length
        bytes += entry.bytes
        forgetOld()
      },
      () => forget(key, entry),
    )
    return entry.page
  }

  return {
    page: (key, make) => {
      forgetOld()
      return entries.get(key)?.page ?? begin(key, make)
    },
    clear: () => {
      entries.clear()
      bytes = 0
    },
  }
}
