import type { StateStorage } from '#state/storedState.ts'

/** A storage of a browser that holds these entries, and ends with the test. */
export function memoryStorage(entries: Readonly<Record<string, string>> = {}): StateStorage {
  const values = new Map(Object.entries(entries))
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}
