/** Resolves when what has changed so far is on screen: what takes long and follows a press waits for it. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
