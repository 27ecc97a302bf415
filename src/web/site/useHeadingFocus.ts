import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * After a navigation moves the focus to the heading of the new page, so that screen readers announce it, unless the page
 * has taken the focus itself. Not on Back and Forward, where pages restore the focus.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const last = useRef(pathname)
  useEffect(() => {
    const isOther = last.current !== pathname
    last.current = pathname
    if (!isOther || isBack || document.activeElement?.closest('main *')) return
    const heading = document.querySelector('main h1')
    if (!(heading instanceof HTMLElement)) return
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, isBack])
}
