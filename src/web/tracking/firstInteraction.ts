const INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const

let interaction: Promise<void> | null = null

/** Resolves at the first interaction after the first call. */
export function firstInteraction(): Promise<void> {
  return (interaction ??= new Promise((resolve) => {
    for (const name of INTERACTIONS) window.addEventListener(name, () => resolve(), { once: true, passive: true })
  }))
}
