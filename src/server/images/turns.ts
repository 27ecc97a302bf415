/** Runs tasks in FIFO order with limited concurrency. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>

/** The queue is full and the task was not accepted. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/** @param longestQueue maximum number of waiting tasks; further ones are rejected with QueueFull */
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
      // The next waiting task takes over the slot.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
