import { useLocation } from 'react-router'
import type { Location } from 'react-router'

/** What a link to a step carries when the visitor comes from the review and wants to go back there. */
export const FROM_REVIEW = { returnTo: 'zahlung' } as const

/** Whether the visitor came to this step to change one thing of the review. */
export function useIsFromReview(): boolean {
  const location: Location<unknown> = useLocation()
  const { state } = location
  return typeof state === 'object' && state !== null && 'returnTo' in state && state.returnTo === FROM_REVIEW.returnTo
}

/** Id of the button that leads on, at the end of a step. */
export const NEXT_BUTTON_ID = 'weiter'
