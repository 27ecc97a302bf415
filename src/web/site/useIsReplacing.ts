import { useAtomValue } from 'jotai'
import { NavigationType, useNavigationType } from 'react-router'
import { pressedLinkAtom } from '#state/pendingNavigation.ts'

/**
 * Whether the page has taken the place of the one before by itself, as a redirect does. A page whose link was pressed
 * takes the place of an entry that was opened for it, and is a page of its own.
 */
export function useIsReplacing(): boolean {
  const isPressed = useAtomValue(pressedLinkAtom) !== null
  return useNavigationType() === NavigationType.Replace && !isPressed
}
