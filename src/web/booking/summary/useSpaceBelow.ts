import { useLayoutEffect, type RefObject } from 'react'

/** Pixels that stay free below the panel. */
const GAP = 16

/**
 * Keeps the custom property `--space-below` of a sticky element at the height of the viewport below the upper edge of its
 * parent, which it never leaves: the edge changes while the header scrolls away.
 */
export function useSpaceBelow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measure = () => {
      const top = element.current?.parentElement?.getBoundingClientRect().top ?? 0
      element.current?.style.setProperty(
        '--space-below',
        `${String(Math.round(window.innerHeight - Math.max(top, GAP) - GAP))}px`,
      )
    }
    measure()
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('scroll', measure, { passive: true, signal })
    window.addEventListener('resize', measure, { signal })
    return () => listening.abort()
  }, [element])
}
