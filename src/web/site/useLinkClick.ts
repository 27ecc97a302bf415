import { useStore } from 'jotai'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { pressedLinkAtom, type PressedLink } from '#state/pendingNavigation.ts'
import { openHistoryEntry } from './openHistoryEntry.ts'
import { opensInSameTab } from './sameTab.ts'

interface Target extends Pick<PressedLink, 'path' | 'page'> {
  /** `state` of the history entry, as of a `Link`. */
  readonly from?: string | undefined
}

/** @param event null for a form, which always navigates in this tab */
type HandleLinkClick = (event: MouseEvent | null, target: Target) => void

/**
 * Click handler of links with a pending page: it opens the history entry at once, so the link has to navigate with
 * `replace`.
 */
export function useLinkClick(): HandleLinkClick {
  const store = useStore()
  const { key } = useLocation()
  return (event, { path, page, from }) => {
    if (event !== null && !opensInSameTab(event)) return
    // A second click while a navigation is pending replaces its entry, so that Back needs one step only.
    const isOpen = store.get(pressedLinkAtom)?.entry === key
    store.set(pressedLinkAtom, { entry: key, path, top: window.scrollY, page })
    openHistoryEntry(path, { from, isOpen })
  }
}
