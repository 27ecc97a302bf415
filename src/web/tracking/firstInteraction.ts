/** Whoever does any of these is there; until then the page has better things to load. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const

let somebody: Promise<void> | null = null

/** Is fulfilled when somebody is there. */
export function firstInteraction(): Promise<void> {
  return (somebody ??= new Promise((resolve) => {
    for (const sign of SIGNS) window.addEventListener(sign, () => resolve(), { once: true, passive: true })
  }))
}
