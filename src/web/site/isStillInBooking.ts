import { isPaymentSettled } from '#domain/booking/draft/checkout.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { stepPath } from './funnelPaths.ts'

/**
 * Whether this page load continues a placed booking: a reload, or the return from the payment page to an unsettled
 * payment. A visitor who comes by Back, a bookmark or the address bar has left it in between.
 */
export function isStillInBooking(draft: BookingDraft): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!(navigation instanceof PerformanceNavigationTiming)) return false
  const { pathname } = new URL(navigation.name)
  if (pathname === stepPath(draft.travelId, 'online-zahlung') && !isPaymentSettled(draft)) return true
  return navigation.type === 'reload' && pathname.startsWith(stepPath(draft.travelId, ''))
}
