/** Keeps what was used last, up to a number of bytes. */
export interface Memory {
  readonly get: (key: string) => Buffer | null
  readonly keep: (key: string, value: Buffer) => void
}

/** A memory that forgets what was not asked for longest, once it holds more than `limit` bytes. */
export function createMemory(limit: number): Memory {
  const kept = new Map<string, Buffer>()
  let bytes = 0
  const forget = (key: string): void => {
    bytes -= kept.get(key)?.byteLength ?? 0
    kept.delete(key)
  }
  return {
    get: (key) => {
      const value = kept.get(key)
      if (value === undefined) return null
      // A map lists its keys in the order they came in: to be used is to come in again.
      kept.delete(key)
      kept.set(key, value)
      return value
    },
    keep: (key, value) => {
      forget(key)
      kept.set(key, value)
      bytes += value.byteLength
      for (const oldest of kept.keys()) {
        if (bytes <= limit) return
        forget(oldest)
      }
    },
  }
}
