/** Runs tasks in FIFO order with limited concurrency. */
export type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result>

/** The queue is full and the task was not accepted. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/** @param maxQueue maximum number of waiting tasks; further ones are rejected with QueueFull */
export function createConcurrencyLimit(maxConcurrent: number, maxQueue: number): ConcurrencyLimit {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= maxConcurrent) {
      if (waiting.length >= maxQueue) throw new QueueFull(`${maxQueue} wait already`)
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      // The next waiting task takes over the slot.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
