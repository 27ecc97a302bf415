import { useLayoutEffect, type RefObject } from 'react'

/** Pixels that stay free under the panel. */
const GAP = 16

/**
 * Keeps the custom property `--room-below` of an element at the height that is left of the screen under its upper edge:
 * at first a header stands above it, and once it sticks it has the whole screen.
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measure = () => {
      const top = element.current?.getBoundingClientRect().top ?? 0
      element.current?.style.setProperty(
        '--room-below',
        `${String(Math.round(window.innerHeight - Math.max(top, GAP) - GAP))}px`,
      )
    }
    measure()
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [element])
}
