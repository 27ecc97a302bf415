import { flushSync } from 'react-dom'
import { pressedLinkAtom } from '#state/pressedLink.ts'
import type { Store } from '#state/store.ts'

/**
 * Who goes Back before the page is there has the one before again at once, where the link was pressed and with the focus on
 * it. To be told of it before the router is: it takes down the place that it finds, and leads there.
 */
export function returnToLink(store: Store): void {
  const pressed = store.get(pressedLinkAtom)
  if (pressed === null) return
  flushSync(() => store.set(pressedLinkAtom, null))
  window.scrollTo(0, pressed.top)
  const link = [...document.querySelectorAll('main a')].find((other) => other.getAttribute('href') === pressed.path)
  if (link instanceof HTMLElement) link.focus({ preventScroll: true })
}
