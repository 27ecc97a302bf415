import { useLocation } from 'react-router'
import type { Location } from 'react-router'

/** State of a link from the review to a step: the step's next button returns to the review. */
export const FROM_REVIEW = { returnTo: 'zahlung' } as const

/** Whether the visitor came to this step from the review. */
export function useIsFromReview(): boolean {
  const location: Location<unknown> = useLocation()
  const { state } = location
  return typeof state === 'object' && state !== null && 'returnTo' in state && state.returnTo === FROM_REVIEW.returnTo
}

/** Id of the button «Weiter» at the end of a step. */
export const NEXT_BUTTON_ID = 'weiter'
