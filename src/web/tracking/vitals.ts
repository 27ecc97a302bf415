import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'

const RELAY = '/api/vitals'

/**
 * Measures how this visit went and tells it when the page is first hidden; what came before it was asked is measured too.
 * Assumption: a visit is one sample, of the page by which it began and until it is first hidden.
 */
export function measureVisit(): void {
  const page = new URL(performance.getEntriesByType('navigation')[0]?.name ?? window.location.href).pathname
  const values: Record<string, number> = {}
  for (const measure of [onLCP, onINP, onCLS, onTTFB])
    measure(({ name, value }) => {
      values[name] = value
    })
  // Behind the library's own listeners, which know the last values by then.
  const send = () => {
    if (document.visibilityState !== 'hidden' || Object.keys(values).length === 0) return
    document.removeEventListener('visibilitychange', send)
    navigator.sendBeacon(RELAY, new Blob([JSON.stringify({ page, values })], { type: 'application/json' }))
  }
  document.addEventListener('visibilitychange', send)
}
