import { useEffect } from 'react'

/** Bars at the bottom of the window: booking bar, resume offer, total of the funnel. */
const FOOT_BARS = '[data-foot-bar], [data-funnel-bar]'

/**
 * Keeps an element fixed to the bottom of the window above the bar that is there, without shifting either, and sets
 * custom properties with the covered heights. It is hidden while a bar covers more than half of the window.
 */
export function useAboveFootBar(element: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const place = () => {
      const { current } = element
      if (current === null) return
      const covered = coveredHeight()
      const { style } = document.documentElement
      style.setProperty('--consent-height', `${current.offsetHeight}px`)
      style.setProperty('--consent-foot', `${covered}px`)
      style.setProperty('--consent-visibility', covered > window.innerHeight / 2 ? 'hidden' : 'visible')
    }
    place()
    const onSize = new ResizeObserver(place)
    for (const watched of [document.body, element.current]) if (watched !== null) onSize.observe(watched)
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('scroll', place, { passive: true, signal })
    window.addEventListener('resize', place, { signal })
    return () => {
      onSize.disconnect()
      listening.abort()
      for (const property of ['--consent-height', '--consent-foot', '--consent-visibility'])
        document.documentElement.style.removeProperty(property)
    }
  }, [element])
}

/** Height in pixels of the bar currently at the bottom of the window; 0 without one. */
function coveredHeight(): number {
  for (const bar of document.querySelectorAll(FOOT_BARS)) {
    const { top, bottom } = bar.getBoundingClientRect()
    // Below the window, or not at all, where it goes along with the page.
    const isSticky = Number.parseFloat(getComputedStyle(bar).bottom) >= 0
    const isAtFoot = isSticky && Math.ceil(bottom) >= window.innerHeight && top < window.innerHeight
    if (isAtFoot) return Math.round(window.innerHeight - top)
  }
  return 0
}
