import { useEffect, type RefObject } from 'react'

/**
 * Light dismiss of a panel: while `isOpen`, calls `close` on a tap outside the element, on Escape, and when the focus moves to something
 * outside, which the element may cover. Focus and Escape in a dialog belong to that dialog.
 */
export function usePanelDismiss(element: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return
    function onPointerUp({ target }: PointerEvent) {
      if (target instanceof Node && element.current?.contains(target) !== true) close()
    }
    // A click on plain text focuses a focusable ancestor of the element, which it does not cover.
    function onFocusIn({ target }: FocusEvent) {
      const panel = element.current
      if (!(target instanceof Element) || isInDialog(target) || panel === null) return
      if (!panel.contains(target) && !target.contains(panel)) close()
    }
    function onKeyDown({ key, target }: KeyboardEvent) {
      if (key === 'Escape' && !isInDialog(target)) close()
    }
    const listening = new AbortController()
    const { signal } = listening
    // Not `pointerdown`: scrolling the page beside the element must not close it.
    document.addEventListener('pointerup', onPointerUp, { signal })
    document.addEventListener('focusin', onFocusIn, { signal })
    document.addEventListener('keydown', onKeyDown, { signal })
    return () => listening.abort()
  }, [element, isOpen, close])
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null
}
