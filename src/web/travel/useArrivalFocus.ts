import { useEffect, useRef, type RefObject } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { useIsFirstPage } from '#web/layout/FirstPage.tsx'

/**
 * The heading of a page that was opened by a link gets the focus, so that the keyboard and a screen reader begin there. A
 * page one came in by, or went back to, is left to the browser.
 */
export function useArrivalFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpened = !useIsFirstPage() && useNavigationType() !== NavigationType.Pop
  const atArrival = useRef(isOpened)
  useEffect(() => {
    if (atArrival.current) heading.current?.focus({ preventScroll: true })
    atArrival.current = false
  }, [])
  return heading
}
