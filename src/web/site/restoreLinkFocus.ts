import { flushSync } from 'react-dom'
import { pressedLinkAtom } from '#state/pendingNavigation.ts'
import type { Store } from '#state/store.ts'

/**
 * On Back during a pending navigation shows the page with the link again, at its scroll position and with the focus on
 * the link. To be called before the router's own `popstate` listener, which saves the scroll position it finds.
 */
export function restoreLinkFocus(store: Store): void {
  const pressed = store.get(pressedLinkAtom)
  if (pressed === null) return
  flushSync(() => store.set(pressedLinkAtom, null))
  window.scrollTo(0, pressed.top)
  const link = [...document.querySelectorAll('main a')].find((other) => other.getAttribute('href') === pressed.path)
  if (link instanceof HTMLElement) link.focus({ preventScroll: true })
}
