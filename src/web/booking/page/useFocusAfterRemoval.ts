import { useEffect, type RefObject } from 'react'
import { nextPaint } from '#web/ui/nextPaint.ts'

/**
 * Focus restoration: when the focused control is removed, as by the button that closes a notice, the section it stood in
 * takes the focus, or the heading of the page. A component with a better target focuses that in an effect.
 */
export function useFocusAfterRemoval(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = page.current
    if (box === null) return
    let focused: Element | null = null
    let around: readonly Element[] = []
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : null
      around = ancestorsOf(focused)
    }
    const observer = new MutationObserver(() => {
      if (focused === null || focused.isConnected) return
      const stood = around.find((element) => element.isConnected)
      focused = null
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
  }, [page])
}

function ancestorsOf(element: Element | null): readonly Element[] {
  const parent = element?.parentElement ?? null
  return parent === null ? [] : [parent, ...ancestorsOf(parent)]
}

function focusNear(element: Element, page: HTMLElement): void {
  const target = element.closest<HTMLElement>('section') ?? page.querySelector('h1')
  if (target?.hasAttribute('tabindex') === false) target.tabIndex = -1
  target?.focus({ preventScroll: true })
}
