/** Runs work in turn, so many at a time, in the order it was asked for. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>

/** So much work waits that no more is taken. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/** @param longestQueue work that comes while so much waits is refused with QueueFull */
export function createTurns(atOnce: number, longestQueue: number): Turns {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= longestQueue) throw new QueueFull(`${longestQueue} wait already`)
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      // Whoever waits takes over the place; only an empty queue gives it back.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
