/** Delay before the first retry, in milliseconds; it doubles with each retry. */
const FIRST_PAUSE_MS = 2_000

/** Upper limit of the delay. */
const LONGEST_PAUSE_MS = 5 * 60 * 1000

/**
 * Retries in the background with exponential backoff, one attempt at a time.
 * @param ask one attempt; resolves to true on success, never rejects
 * @returns stops retrying
 */
export function askAgain(ask: () => Promise<boolean>, firstPauseMs: number = FIRST_PAUSE_MS): () => void {
  let timer: NodeJS.Timeout | null = null
  let hasEnded = false
  const wait = (pauseMs: number): void => {
    timer = setTimeout(() => void tryOnce(pauseMs), pauseMs)
    // The timer must not delay the shutdown.
    timer.unref()
  }
  const tryOnce = async (pauseMs: number): Promise<void> => {
    const isAnswered = await ask()
    if (!isAnswered && !hasEnded) wait(Math.min(2 * pauseMs, LONGEST_PAUSE_MS))
  }
  wait(firstPauseMs)
  return () => {
    hasEnded = true
    if (timer !== null) clearTimeout(timer)
  }
}
