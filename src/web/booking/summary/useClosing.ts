import { useEffect, type RefObject } from 'react'

/** While `isOpen`, a tap outside the element or Escape calls `close`. Escape in a dialog is that dialog's own. */
export function useClosing(element: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return
    function onPointerUp({ target }: PointerEvent) {
      if (target instanceof Node && element.current?.contains(target) !== true) close()
    }
    function onKeyDown({ key, target }: KeyboardEvent) {
      if (key === 'Escape' && !(target instanceof Element && target.closest('dialog') !== null)) close()
    }
    // Not `pointerdown`: scrolling the page beside the element must not close it.
    document.addEventListener('pointerup', onPointerUp)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerup', onPointerUp)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [element, isOpen, close])
}
