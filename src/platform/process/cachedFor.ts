/**
 * Shares one result among all calls for a time, also while it is pending; a failure is not kept.
 * @param ms from the beginning of the work; infinite for good
 */
export function cachedFor<Value>(
  ms: number,
  load: () => Promise<Value>,
  now: () => number = () => Date.now(),
): () => Promise<Value> {
  let cached: { readonly at: number; readonly value: Promise<Value> } | null = null
  return () => {
    if (cached !== null && now() - cached.at < ms) return cached.value
    const value = load()
    cached = { at: now(), value }
    value.catch(() => {
      cached = null
    })
    return value
  }
}
