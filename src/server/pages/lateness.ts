import { performance } from 'node:perf_hooks'

const TICK_MS = 50

/**
 * Tells in milliseconds how far the event loop is behind: the time since a timer last ran. Requests that wait in line for
 * the processor wait about as long.
 */
export function watchLateness(): () => number {
  let ticked = performance.now()
  setInterval(() => {
    ticked = performance.now()
  }, TICK_MS).unref()
  return () => performance.now() - ticked
}
