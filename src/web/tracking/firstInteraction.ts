import { INTERACTIONS } from '#web/document/interactions.ts'

let interaction: Promise<void> | null = null

/** Resolves at the first interaction after the first call. */
export function firstInteraction(): Promise<void> {
  return (interaction ??= new Promise((resolve) => {
    for (const name of [...INTERACTIONS, 'scroll'])
      window.addEventListener(name, () => resolve(), { once: true, passive: true })
  }))
}
