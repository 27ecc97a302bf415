import { isPaymentSettled } from '#domain/booking/draft/checkout.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { stepPath } from './funnelPaths.ts'

/**
 * Whether the visitor has not left a placed booking, when a page begins anew: it is reloaded, or the payment page leads back
 * to a payment that is not settled. Who comes by Back, a bookmark or the address bar was somewhere else.
 */
export function isStillThere(draft: BookingDraft): boolean {
  const [loading] = performance.getEntriesByType('navigation')
  if (!(loading instanceof PerformanceNavigationTiming)) return false
  const { pathname } = new URL(loading.name)
  if (pathname === stepPath(draft.travelId, 'online-zahlung') && !isPaymentSettled(draft)) return true
  return loading.type === 'reload' && pathname.startsWith(stepPath(draft.travelId, ''))
}
