import { performance } from 'node:perf_hooks'
import type { FinishedPage } from './finishedPage.ts'

/** Pages that were made a moment ago, for whoever asks for the same. */
export interface PageStore {
  /**
   * The page of this key, made unless it is there or on its way. In the second half of its life it is made anew beside,
   * so that those who ask often never wait for it.
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
  /** Whether the page that follows is on its way. */
  isFollowed: boolean
}

/** A store in memory. It forgets what is too old, and what is oldest once there is too much. */
export function createPageStore({ lifeMs, mostBytes, now = () => performance.now() }: PageStoreOptions): PageStore {
  const shelf = openShelf({ mostBytes, isOld: ({ begun, bytes }) => bytes > 0 && now() - begun >= lifeMs })
  const made = (make: () => Promise<FinishedPage>): Entry => ({ begun: now(), page: make(), bytes: 0, isFollowed: false })

  const begin = (key: string, make: () => Promise<FinishedPage>): Promise<FinishedPage> => {
    const entry = made(make)
    shelf.put(key, entry)
    entry.page.then(
      (page) => shelf.finish(key, entry, page),
      () => shelf.forget(key, entry),
    )
    return entry.page
  }

  /** A page that cannot be made changes nothing: who asks when the former one is too old is told. */
  const follow = (key: string, former: Entry, make: () => Promise<FinishedPage>): void => {
    former.isFollowed = true
    const entry = made(make)
    entry.page.then(
      (page) => {
        if (shelf.get(key) !== former) return
        shelf.forget(key, former)
        shelf.put(key, entry)
        shelf.finish(key, entry, page)
      },
      () => undefined,
    )
  }

  return {
    page: (key, make) => {
      shelf.forgetOld()
      const entry = shelf.get(key)
      if (entry === undefined) return begin(key, make)
      if (entry.bytes > 0 && !entry.isFollowed && now() - entry.begun >= lifeMs / 2) follow(key, entry, make)
      return entry.page
    },
    clear: shelf.clear,
  }
}

interface ShelfOptions extends Pick<PageStoreOptions, 'mostBytes'> {
  readonly isOld: (entry: Entry) => boolean
}

/** Where entries stand, in the order in which they were put there, and how many bytes they are. */
function openShelf({ mostBytes, isOld }: ShelfOptions) {
  const entries = new Map<string, Entry>()
  let bytes = 0

  const forget = (key: string, entry: Entry): void => {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    bytes -= entry.bytes
  }
  const forgetOld = (): void => {
    for (const [key, entry] of entries) if (isOld(entry) || (entry.bytes > 0 && bytes > mostBytes)) forget(key, entry)
  }
  return {
    get: (key: string) => entries.get(key),
    put: (key: string, entry: Entry): void => {
      entries.set(key, entry)
    },
    /** The page of an entry is there: from now on it is given until it is old, unless it is for nobody else. */
    finish: (key: string, entry: Entry, { isKeepable, body }: FinishedPage): void => {
      if (!isKeepable) forget(key, entry)
      if (entries.get(key) !== entry) return
      entry.bytes = body.byteLength + key.length
      bytes += entry.bytes
      forgetOld()
    },
    forget,
    forgetOld,
    clear: (): void => {
      entries.clear()
      bytes = 0
    },
  }
}
