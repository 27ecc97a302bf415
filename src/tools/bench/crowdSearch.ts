/** A load that was tried, and what came of it. */
export interface Tried<Run> {
  readonly load: number
  readonly run: Run
}

/** What a search for the highest load has found. */
export interface Held<Run> {
  /** The highest load that was held; null if none was. */
  readonly held: Tried<Run> | null
  /** The lowest load that was not held; null if all were. */
  readonly passed: Tried<Run> | null
}

export interface Search<Run> {
  /** The first load tried. */
  readonly from: number
  /** No load beyond it is tried. */
  readonly most: number
  /** Loads tried between the highest held and the lowest that was not. */
  readonly halvings: number
  readonly attempt: (load: number) => Promise<Run>
  readonly isHeld: (run: Run) => boolean
}

/** The highest load that is held: doubled until it is not, then halved in between. */
export async function highestHeld<Run>({ from, most, halvings, attempt, isHeld }: Search<Run>): Promise<Held<Run>> {
  let found: Held<Run> = { held: null, passed: null }
  const attemptAt = async (load: number) => {
    const tried = { load, run: await attempt(load) }
    found = isHeld(tried.run) ? { ...found, held: tried } : { ...found, passed: tried }
  }
  for (let load = from; load <= most && found.passed === null; load *= 2) await attemptAt(load)
  for (let halving = 0; halving < halvings && found.passed !== null; halving += 1)
    await attemptAt(((found.held?.load ?? 0) + found.passed.load) / 2)
  return found
}
