/** Key of the stored application state (rule 9.1.5). */
export const STORAGE_KEY = 'redux'

/** What is used of the browser's storages. */
export type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The state a storage holds; empty when there is none or it cannot be read. */
export function readArea(storage: Pick<KeptStorage, 'getItem'>): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Writes the state. A full or forbidden storage loses nothing but the copy. */
export function writeArea(storage: KeptStorage, value: unknown): void {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(value))
  } catch {
    // Private windows and full disks refuse to store; the visit goes on without a copy.
  }
}
