import { performance } from 'node:perf_hooks'
import { LRUCache } from 'lru-cache'
import type { FinishedPage } from './finishedPage.ts'

/** Pages that were made a moment ago, for whoever asks for the same. */
export interface PageStore {
  /**
   * The page of this key, made unless it is there or on its way. In the second half of its life it is made anew beside,
   * so that those who ask often never wait for it.
   * @param key everything the page depends on
   */
  readonly page: (key: string, make: () => Promise<FinishedPage>) => Promise<FinishedPage>
  /** Whether the page is there or on its way, so that asking for it makes none. */
  readonly isAtHand: (key: string) => boolean
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
  readonly page: FinishedPage
  /** Whether the page that follows is on its way, or was and failed. */
  isFollowed: boolean
}

/** A store in memory. It forgets what is too old, and what was not asked for longest once there is too much. */
export function createPageStore({ lifeMs, mostBytes, now = () => performance.now() }: PageStoreOptions): PageStore {
  const { entryOf, keep, forgetAll } = openEntries({ lifeMs, mostBytes, now })
  let underway = new Map<string, Promise<FinishedPage>>()

  const begin = (key: string, make: () => Promise<FinishedPage>): Promise<FinishedPage> => {
    const [begun, ours] = [now(), underway]
    const finish = async (): Promise<FinishedPage> => {
      try {
        const page = await make()
        // After a clearing the pages on their way stand in another map: this one is for nobody else.
        if (ours === underway) keep(key, { begun, page, isFollowed: false })
        return page
      } finally {
        ours.delete(key)
      }
    }
    const page = finish()
    ours.set(key, page)
    return page
  }

  /** A page that cannot be made changes nothing: who asks when the former one is too old is told. */
  const follow = (key: string, former: Entry, make: () => Promise<FinishedPage>): void => {
    former.isFollowed = true
    begin(key, make).catch(() => undefined)
  }

  return {
    page: (key, make) => {
      const entry = entryOf(key)
      if (entry === null) return underway.get(key) ?? begin(key, make)
      if (!entry.isFollowed && now() - entry.begun >= lifeMs / 2) follow(key, entry, make)
      return Promise.resolve(entry.page)
    },
    isAtHand: (key) => entryOf(key) !== null || underway.has(key),
    clear: () => {
      forgetAll()
      underway = new Map()
    },
  }
}

function openEntries({ lifeMs, mostBytes, now }: Required<PageStoreOptions>) {
  const entries = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    sizeCalculation: ({ page }, key) => page.body.byteLength + key.length,
  })
  return {
    /** Null for one that is too old. */
    entryOf: (key: string): Entry | null => {
      const entry = entries.get(key) ?? null
      if (entry === null || now() - entry.begun < lifeMs) return entry
      entries.delete(key)
      return null
    },
    keep: (key: string, entry: Entry): void => {
      if (entry.page.isKeepable && lifeMs > 0) entries.set(key, entry)
      else entries.delete(key)
    },
    forgetAll: () => entries.clear(),
  }
}
