import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { useBookingData } from '#web/booking/BookingContext.tsx'

/* States of history entries that the funnel sets, and the questions about them. */

/** State of a redirect to an earlier step, so that this step shows its open issues. */
export const SENT_BACK = { isSentBack: true } as const

/** State of a link from the review to a step: the step's next button returns to the review. */
export const FROM_REVIEW = { returnTo: 'zahlung' } as const

/** State of the navigation after a hand-over from another device. */
export const HANDED_OVER = { hasArrived: true } as const

/**
 * State of the history entry, which outlives a reload. Null until React has taken over the served page, which was rendered
 * without it.
 */
export function useLocationState(): unknown {
  const { isRestored } = useBookingData()
  const state: unknown = useLocation().state
  return isRestored ? state : null
}

/** Whether the visitor was redirected to this step from a later one. */
export function useIsSentBack(): boolean {
  const state = useLocationState()
  return typeof state === 'object' && state !== null && 'isSentBack' in state
}

/** Whether the visitor came to this step from the review. */
export function useIsFromReview(): boolean {
  const state = useLocationState()
  return typeof state === 'object' && state !== null && 'returnTo' in state && state.returnTo === FROM_REVIEW.returnTo
}

/** Whether the visitor has just come by a hand-over; false on the way back to this history entry. */
export function useIsHandedOver(): boolean {
  const isBack = useNavigationType() === NavigationType.Pop
  const state: unknown = useLocation().state
  return !isBack && typeof state === 'object' && state !== null && 'hasArrived' in state && state.hasArrived === true
}
