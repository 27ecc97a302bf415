import { useEffect } from 'react'

/** Bars that stick to the lower edge of the window: the one that books, the one that resumes, the total of the funnel. */
const FOOT_BARS = '[data-foot-bar], [data-funnel-bar]'

/**
 * Keeps an element that is fixed to the lower edge above the bar that sticks there, so that neither covers the other nor
 * moves when the other comes, and tells the page how much of it is covered. Where a bar is opened over half of the window
 * the element makes way.
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
    window.addEventListener('scroll', place, { passive: true })
    window.addEventListener('resize', place)
    return () => {
      onSize.disconnect()
      window.removeEventListener('scroll', place)
      window.removeEventListener('resize', place)
      for (const property of ['--consent-height', '--consent-foot', '--consent-visibility'])
        document.documentElement.style.removeProperty(property)
    }
  }, [element])
}

/** Height in pixels of the bar that stands at the lower edge right now; 0 where there is none. */
function coveredHeight(): number {
  for (const bar of document.querySelectorAll(FOOT_BARS)) {
    const { top, bottom } = bar.getBoundingClientRect()
    const isAtFoot =
      getComputedStyle(bar).bottom !== 'auto' && Math.ceil(bottom) >= window.innerHeight && top < window.innerHeight
    if (isAtFoot) return Math.round(window.innerHeight - top)
  }
  return 0
}
