import { dayInZurich, type IsoDay } from '#domain/calendar.ts'

const HOUR_MS = 3_600_000

/**
 * Reports the day in Zurich: at once, on every full hour (as midnight there is one) and when the visitor returns to the
 * page, because timers do not run while a device sleeps.
 * @param skewMs by how much the clock of the device is ahead
 * @returns a function that stops it
 */
export function watchDay(onDay: (day: IsoDay) => void, skewMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    clearTimeout(timer)
    const nowMs = Date.now() - skewMs
    timer = setTimeout(check, HOUR_MS - (nowMs % HOUR_MS))
    onDay(dayInZurich(new Date(nowMs)))
  }
  const onReturn = () => {
    if (document.visibilityState !== 'hidden') check()
  }
  check()
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('focus', onReturn, { signal })
  window.addEventListener('pageshow', onReturn, { signal })
  document.addEventListener('visibilitychange', onReturn, { signal })
  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}
