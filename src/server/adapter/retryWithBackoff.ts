/** Delay before the first retry, in milliseconds; it doubles with each retry. */
const FIRST_DELAY_MS = 2_000

/** Upper limit of the delay. */
const MAX_DELAY_MS = 5 * 60 * 1000

/**
 * Retries in the background with exponential backoff, one attempt at a time.
 * @param attempt one attempt; resolves to true on success, never rejects
 * @returns stops retrying
 */
export function retryWithBackoff(attempt: () => Promise<boolean>, firstPauseMs: number = FIRST_DELAY_MS): () => void {
  let timer: NodeJS.Timeout | null = null
  let isStopped = false
  const schedule = (pauseMs: number): void => {
    timer = setTimeout(() => void run(pauseMs), pauseMs)
    // The timer must not delay the shutdown.
    timer.unref()
  }
  const run = async (pauseMs: number): Promise<void> => {
    const isSuccess = await attempt()
    if (!isSuccess && !isStopped) schedule(Math.min(2 * pauseMs, MAX_DELAY_MS))
  }
  schedule(firstPauseMs)
  return () => {
    isStopped = true
    if (timer !== null) clearTimeout(timer)
  }
}
