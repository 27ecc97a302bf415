import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * After a navigation moves a lost focus to the heading of the new page, so that screen readers announce it. On Back and
 * Forward `useReturnFocus` restores the focus instead.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const last = useRef(pathname)
  useEffect(() => {
    const isOther = last.current !== pathname
    last.current = pathname
    if (!isOther || isBack || document.activeElement !== document.body) return
    const heading = document.querySelector('main h1')
    if (!(heading instanceof HTMLElement)) return
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, isBack])
}
