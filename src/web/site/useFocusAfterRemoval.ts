import { useEffect, type RefObject } from 'react'
import { nextPaint } from '#web/ui/nextPaint.ts'

/**
 * Focus restoration: when the focused control is removed, as by the button that closes a notice, the section it stood in
 * takes the focus, or the heading of the page. A component with a better target focuses that in an effect.
 */
export function useFocusAfterRemoval(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = content.current
    if (box === null) return
    /** The focused element, and what it stands in. */
    let path: readonly EventTarget[] = []
    const remember = (event: FocusEvent) => {
      path = event.composedPath()
    }
    const isThere = (target: EventTarget | undefined): target is Element =>
      target instanceof Element && target.isConnected
    const observer = new MutationObserver(() => {
      if (path.length === 0 || isThere(path[0])) return
      const stood = path.find(isThere)
      path = []
      void nextPaint().then(() => {
        if (document.activeElement === document.body) focusNear(stood ?? box, box)
      })
    })
    box.addEventListener('focusin', remember)
    observer.observe(box, { childList: true, subtree: true })
    return () => {
      box.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [content])
}

function focusNear(element: Element, content: HTMLElement): void {
  const target = element.closest<HTMLElement>('section') ?? content.querySelector('h1')
  if (target?.hasAttribute('tabindex') === false) target.tabIndex = -1
  target?.focus({ preventScroll: true })
}
