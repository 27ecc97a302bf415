/** Between the first tries, in milliseconds. Each pause is twice the one before. */
const FIRST_PAUSE_MS = 2_000

/** A platform that is away for long is asked every five minutes. */
const LONGEST_PAUSE_MS = 5 * 60 * 1000

/**
 * Asks again in the background until there is an answer, one question at a time and ever less often.
 * @param ask answers whether that was it; never rejects
 * @returns ends it
 */
export function askAgain(ask: () => Promise<boolean>, firstPauseMs: number = FIRST_PAUSE_MS): () => void {
  let timer: NodeJS.Timeout | null = null
  let hasEnded = false
  const wait = (pauseMs: number): void => {
    timer = setTimeout(() => void tryOnce(pauseMs), pauseMs)
    // A process that is asked to end does not wait for it.
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
