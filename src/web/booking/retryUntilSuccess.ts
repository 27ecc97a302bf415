/** Backoff delays between attempts, in milliseconds; the last one repeats. */
const DELAYS_MS = [2_000, 5_000, 10_000, 20_000, 40_000, 60_000] as const

/** A request that is pending for so long is reported as failed; a late response still counts. In milliseconds. */
const SLOW_AFTER_MS = 8_000

interface RetryOptions<Response> {
  readonly request: () => Promise<Response>
  readonly onResponse: (response: Response) => void
  /** An attempt has failed and is retried, or is slow and still awaited. */
  readonly onFailure: () => void
}

/** Repeats a request with growing delays until it succeeds. Returns a function that cancels it silently. */
export function retryUntilSuccess<Response>({ request, onResponse, onFailure }: RetryOptions<Response>): () => void {
  let isCancelled = false
  let timer: ReturnType<typeof setTimeout>
  const attempt = async (no: number): Promise<void> => {
    timer = setTimeout(onFailure, SLOW_AFTER_MS)
    const response = await request().then(
      (value) => ({ value }),
      () => null,
    )
    clearTimeout(timer)
    if (isCancelled) return
    if (response !== null) {
      onResponse(response.value)
      return
    }
    onFailure()
    timer = setTimeout(() => void attempt(no + 1), DELAYS_MS[Math.min(no, DELAYS_MS.length - 1)])
  }
  void attempt(0)
  return () => {
    isCancelled = true
    clearTimeout(timer)
  }
}
