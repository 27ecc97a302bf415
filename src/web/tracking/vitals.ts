import { VITALS_PATH, type VisitVitals } from '#protocol/webVitals.ts'
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'

/**
 * Measures Web Vitals, earlier entries included, and sends them when the page is first hidden.
 * Assumption: a visit is one sample, of its landing page and until it is first hidden.
 */
export function measureVisit(): void {
  const page = new URL(performance.getEntriesByType('navigation')[0]?.name ?? window.location.href).pathname
  const values: { -readonly [Name in keyof VisitVitals['values']]: number } = {}
  for (const measure of [onLCP, onINP, onCLS, onTTFB])
    measure(({ name, value }) => {
      values[name] = value
    })
  // Registered after the library's own listeners, which report the final values first.
  const send = () => {
    if (document.visibilityState !== 'hidden' || Object.keys(values).length === 0) return
    document.removeEventListener('visibilitychange', send)
    navigator.sendBeacon(VITALS_PATH, new Blob([JSON.stringify({ page, values })], { type: 'application/json' }))
  }
  document.addEventListener('visibilitychange', send)
}
