import { useEffect, useRef, type RefObject } from 'react'

/** Light dismiss of menus: a click outside, Tab out of it or Escape closes the open `details` in an element. */
export function useMenuDismiss<Container extends HTMLElement>(): RefObject<Container | null> {
  const container = useRef<Container>(null)
  useEffect(() => {
    function onPointerDown({ target }: PointerEvent) {
      closeMenus(container.current, target instanceof Node ? target : null)
    }
    function onKeyDown({ key }: KeyboardEvent) {
      if (key === 'Escape') closeMenus(container.current, null)
    }
    // What has the focus now would be covered. Not `focusout`: a press on a label moves the focus out of a menu as well.
    function onKeyUp({ key }: KeyboardEvent) {
      if (key === 'Tab') closeMenus(container.current, document.activeElement)
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerdown', onPointerDown, { signal })
    document.addEventListener('keydown', onKeyDown, { signal })
    document.addEventListener('keyup', onKeyUp, { signal })
    return () => listening.abort()
  }, [])
  return container
}

/**
 * Closes every open menu; with `inside`, the element pressed or focused, those only that lie over the page and do not contain it.
 * A menu within the page would take what is below it away from under the finger. Focus in a closed menu moves to its summary.
 */
export function closeMenus(container: Element | null, inside: Node | null): void {
  for (const menu of container?.querySelectorAll('details[open]') ?? []) {
    if (inside !== null && (menu.contains(inside) || !isOverPage(menu))) continue
    const summary = menu.querySelector('summary')
    if (menu.contains(document.activeElement)) summary?.focus()
    menu.removeAttribute('open')
  }
}

function isOverPage({ lastElementChild: panel }: Element): boolean {
  return panel !== null && getComputedStyle(panel).position === 'absolute'
}
