import { useStore } from 'jotai'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { pressedLinkAtom, type PressedLink } from '#state/pendingNavigation.ts'
import { openEntry } from './openEntry.ts'
import { staysInWindow } from './ownWindow.ts'

interface Goal extends Pick<PressedLink, 'path' | 'page'> {
  /** What the entry in the history says of where one came from; see `Link`. */
  readonly from?: string | undefined
}

/** What the press of a link does; null for a form, which always leads on in this window. */
type Press = (event: MouseEvent | null, goal: Goal) => void

/**
 * For links whose page begins before it is there. A press opens the entry in the history, whose place the link then has
 * to take (`replace`).
 */
export function usePress(): Press {
  const store = useStore()
  const { key } = useLocation()
  return (event, { path, page, from }) => {
    if (event !== null && !staysInWindow(event)) return
    // Whoever presses twice, or changes their mind, goes back over one entry all the same.
    const isOpen = store.get(pressedLinkAtom)?.entry === key
    store.set(pressedLinkAtom, { entry: key, path, top: window.scrollY, page })
    openEntry(path, { from, isOpen })
  }
}
