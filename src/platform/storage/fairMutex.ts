/** A mutex that is passed on in turn: its `unlock` wakes the first who waits, and nobody else. */
export class FairMutex {
  #isLocked = false
  readonly #waiting: (() => void)[] = []

  async lock(): Promise<void> {
    if (this.#isLocked) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#isLocked = true
  }

  unlock(): void {
    const next = this.#waiting.shift()
    // Not unlocked in between, or somebody new would get in first.
    if (next === undefined) this.#isLocked = false
    else next()
  }
}
