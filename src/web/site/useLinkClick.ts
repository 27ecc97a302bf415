import type { MouseEvent, SubmitEvent } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { usePressedLink, type PressedState } from './pressedLink.ts'
import { opensInSameTab } from './sameTab.ts'

interface Target extends PressedState {
  readonly path: string
}

/** Options of a navigation that only opens a history entry: the current page stays as it is, without loading anything. */
const STAY = { preventScrollReset: true, defaultShouldRevalidate: false, flushSync: true } as const

/**
 * Click handler of links with a pending page. It opens a history entry at once, where the current page stays behind the
 * URL of the target (`mask`), so that Back before the target is loaded returns to the link; `PendingPage` then loads the
 * target. On an error page the link navigates as usual, because the router would first load the failed page again.
 */
export function useLinkClick(): (event: MouseEvent | SubmitEvent, target: Target) => void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  // A second click while a navigation is pending replaces its entry, so that Back needs one step only.
  const replace = usePressedLink() !== null
  const hasFailed = (useRouteError() ?? null) !== null
  return (event, { path, ...state }) => {
    if (hasFailed || ('button' in event && !opensInSameTab(event))) return
    event.preventDefault()
    void navigate({ pathname, search }, { ...STAY, mask: path, replace, state })
  }
}
