import { dayInZurich } from '#domain/calendar.ts'
import type { IsoDay } from '#domain/calendar.ts'

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
  window.addEventListener('focus', onReturn)
  window.addEventListener('pageshow', onReturn)
  document.addEventListener('visibilitychange', onReturn)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('focus', onReturn)
    window.removeEventListener('pageshow', onReturn)
    document.removeEventListener('visibilitychange', onReturn)
  }
}
