import { flushSync } from 'react-dom'
import type { Store } from '#state/store.ts'
import { pressedCardAtom } from '#state/pressedCard.ts'

/**
 * Who goes Back before the travel is there has the page again at once, where the card was pressed and with the focus on
 * it. To be told of it before the router is: it takes down the place that it finds, and leads there.
 */
export function returnToCard(store: Store): void {
  const pressed = store.get(pressedCardAtom)
  if (pressed === null) return
  flushSync(() => store.set(pressedCardAtom, null))
  window.scrollTo(0, pressed.top)
  const card = [...document.querySelectorAll('main a')].find((link) => link.getAttribute('href') === pressed.path)
  if (card instanceof HTMLElement) card.focus({ preventScroll: true })
}
