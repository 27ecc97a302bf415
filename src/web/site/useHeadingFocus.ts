import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * On another page the focus goes to its heading where it would be lost, with what had it: there one is told where one has
 * come to, and goes on by keyboard. Who goes back finds the focus where it was; see `useFocusRestoration`.
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
