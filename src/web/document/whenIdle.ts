/**
 * Calls once the browser is idle.
 * @param latestMs calls then in any case; a browser without `requestIdleCallback` waits a tenth of it
 */
export function whenIdle(call: () => void, latestMs: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: latestMs })
  else setTimeout(call, latestMs / 10)
}
