/** Shares work in progress: while the promise of a key is pending, further calls with the key get the same one. */
export interface SingleFlight<Value> {
  readonly isPending: (key: string) => boolean
  /** The pending promise of the key, otherwise that of `start`. Nothing is kept once it has settled. */
  readonly run: (key: string, start: () => Promise<Value>) => Promise<Value>
}

export function createSingleFlight<Value>(): SingleFlight<Value> {
  const pending = new Map<string, Promise<Value>>()
  return {
    isPending: (key) => pending.has(key),
    run: (key, start) => {
      const running = pending.get(key)
      if (running !== undefined) return running
      const started = start().finally(() => pending.delete(key))
      pending.set(key, started)
      return started
    },
  }
}
