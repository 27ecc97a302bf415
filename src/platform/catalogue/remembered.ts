/** A loader that keeps what it loaded last, so that the documents of busy travels are read and parsed once. */
export interface Remembered<Value> {
  of(key: string): Promise<Value>
}

/** @param limit how many values are kept; the one loaded first goes first. */
export function remembered<Value>(limit: number, load: (key: string) => Promise<Value>): Remembered<Value> {
  const values = new Map<string, Promise<Value>>()
  const keep = (key: string): Promise<Value> => {
    const value = load(key)
    values.set(key, value)
    // A failure is not kept: the next one who asks tries again.
    value.catch(() => values.delete(key))
    const [oldest] = values.keys()
    if (values.size > limit && oldest !== undefined) values.delete(oldest)
    return value
  }
  return {
    of: (key) => values.get(key) ?? keep(key),
  }
}
