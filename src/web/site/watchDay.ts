import { dayInZurich } from '#domain/calendar.ts'
import type { IsoDay } from '#domain/calendar.ts'

const HOUR_MS = 3_600_000

/**
 * Tells the day in Zurich at once, at each full hour, which midnight there is too, and when the visitor comes back to
 * the page: a device that slept runs no timers. Answers with what ends it.
 */
export function watchDay(onDay: (day: IsoDay) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    const nowMs = Date.now()
    timer = setTimeout(look, HOUR_MS - (nowMs % HOUR_MS))
    onDay(dayInZurich(new Date(nowMs)))
  }
  const onReturn = () => {
    if (document.visibilityState !== 'hidden') look()
  }
  look()
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
