import { vi } from 'vitest'
import type { StateStorage } from '#state/storedState.ts'

interface Opened {
  readonly address?: string
  readonly referrer?: string
  readonly title?: string
  /** Content of the storage from earlier visits; `nothing` for a browser without storage. */
  readonly kept?: Readonly<Record<string, string>> | 'nothing'
  readonly cookies?: Readonly<Record<string, string>>
}

/** A page of a browser as tracking sees it, put in place of the globals until `vi.unstubAllGlobals()`. */
export function openPage({
  address = 'https://reisen.example/',
  referrer = '',
  title = 'Start',
  kept = {},
  cookies = {},
}: Opened = {}) {
  const jar = new Map(Object.entries(cookies))
  /** Each cookie that was written, as it was written. */
  const written: string[] = []
  const storage = memoryStorage(kept === 'nothing' ? {} : kept)
  const page = Object.assign(new EventTarget(), { location: new URL(address), localStorage: storage })
  if (kept === 'nothing') Object.defineProperty(page, 'localStorage', { get: refuse })
  const document = Object.assign(new EventTarget(), { referrer, title, visibilityState: 'visible' })
  Object.defineProperty(document, 'cookie', {
    get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (cookie: string) => {
      written.push(cookie)
      const [pair = '', ...rules] = cookie.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (rules.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    },
  })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', document)
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: address }] })
  return {
    storage,
    written,
    /** Another address in the same page, as after a click. */
    goTo: (next: string) => {
      page.location = new URL(next, address)
    },
    /** The page is closed or another one loaded in its place. */
    leave: () => {
      document.visibilityState = 'hidden'
      document.dispatchEvent(new Event('visibilitychange'))
      page.dispatchEvent(new Event('pagehide'))
    },
    show: () => {
      document.visibilityState = 'visible'
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

function refuse(): never {
  throw new Error('The storage is closed')
}

/** A storage of a browser that holds these entries, and ends with the test. */
export function memoryStorage(entries: Readonly<Record<string, string>> = {}): StateStorage {
  const values = new Map(Object.entries(entries))
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}
