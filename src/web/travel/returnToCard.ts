import { flushSync } from 'react-dom'
import type { Store } from '#state/store.ts'
import { pressedCardAtom } from '#state/pressedCard.ts'

/**
 * Who goes Back before the travel is there has the page again at once, and where the card was pressed. To be told of it
 * before the router is: it takes down the place that it finds, and leads there.
 */
export function returnToCard(store: Store): void {
  const pressed = store.get(pressedCardAtom)
  if (pressed === null) return
  flushSync(() => store.set(pressedCardAtom, null))
  window.scrollTo(0, pressed.top)
}
