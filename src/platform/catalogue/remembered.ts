import { LRUCache } from 'lru-cache'

/** A loader that keeps what was asked for last, so that the documents of busy travels are read and parsed once. */
export interface Remembered<Value> {
  of(key: string): Promise<Value>
}

/** Ids and slugs are shorter; a longer key is a visitor's invention. */
const LONGEST_KEY = 200

/** What one loader keeps, in characters of JSON: five times the variants of the demo operator. */
const MOST_CHARACTERS = 4 * 1024 * 1024

/**
 * What does not exist (null) is not kept: keys are a visitor's to choose, and would push out those of real travels.
 * @param limit how many values are kept
 */
export function remembered<Value extends object | null>(
  limit: number,
  load: (key: string) => Promise<Value>,
): Remembered<Value> {
  const kept = new LRUCache<string, { readonly value: Value }>({
    max: limit,
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ value }) => JSON.stringify(value).length,
  })
  const underway = new Map<string, Promise<Value>>()

  const begin = (key: string): Promise<Value> => {
    const finish = async (): Promise<Value> => {
      try {
        const value = await load(key)
        if (value !== null && key.length <= LONGEST_KEY) kept.set(key, { value })
        return value
      } finally {
        // A failure is not kept: the next one who asks tries again.
        underway.delete(key)
      }
    }
    const value = finish()
    underway.set(key, value)
    return value
  }

  return {
    of: (key) => {
      const known = kept.get(key)
      return known === undefined ? (underway.get(key) ?? begin(key)) : Promise.resolve(known.value)
    },
  }
}
