import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePressedLink, type PressedState } from './pressedLink.ts'
import { opensInSameTab } from './sameTab.ts'

interface Target extends PressedState {
  readonly path: string
}

/** @param event null for a form, which always navigates in this tab */
type HandleLinkClick = (event: MouseEvent | null, target: Target) => void

/**
 * Click handler of links with a pending page. It opens a history entry at once, on which the current page stays behind
 * the URL of the target (`mask`), so that Back before the target is loaded returns to the link. `PendingPage` then
 * navigates to the target.
 */
export function useLinkClick(): HandleLinkClick {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isPending = usePressedLink() !== null
  return (event, { path, ...state }) => {
    if (event !== null && !opensInSameTab(event)) return
    event?.preventDefault()
    void navigate(
      { pathname, search },
      // A second click while a navigation is pending replaces its entry, so that Back needs one step only.
      {
        mask: path,
        replace: isPending,
        state,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
        flushSync: true,
      },
    )
  }
}
