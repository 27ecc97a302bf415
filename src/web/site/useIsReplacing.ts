import { useAtomValue } from 'jotai'
import { NavigationType, useNavigationType } from 'react-router'
import { pressedLinkAtom } from '#state/pendingNavigation.ts'

/**
 * Whether the page has replaced the one before, as a redirect does. A clicked link replaces only the history entry that
 * was opened for it (`openHistoryEntry`), so that does not count.
 */
export function useIsReplacing(): boolean {
  const isPressed = useAtomValue(pressedLinkAtom) !== null
  return useNavigationType() === NavigationType.Replace && !isPressed
}
