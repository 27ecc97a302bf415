/** A load that was tried, with its result. */
export interface Tried<Run> {
  readonly load: number
  readonly run: Run
}

/** Result of a search for the highest sustained load. */
export interface LoadLimit<Run> {
  /** The highest load that was sustained; null if none was. */
  readonly sustained: Tried<Run> | null
  /** The lowest load that was not sustained; null if all were. */
  readonly exceeded: Tried<Run> | null
}

export interface Search<Run> {
  /** The first load tried. */
  readonly from: number
  /** No load beyond it is tried. */
  readonly most: number
  /** Loads tried between the highest sustained and the lowest that was not. */
  readonly halvings: number
  readonly attempt: (load: number) => Promise<Run>
  readonly isSustained: (run: Run) => boolean
}

/** The highest load that is sustained: doubled until it is not, then halved in between. */
export async function highestSustained<Run>({
  from,
  most,
  halvings,
  attempt,
  isSustained,
}: Search<Run>): Promise<LoadLimit<Run>> {
  let found: LoadLimit<Run> = { sustained: null, exceeded: null }
  const attemptAt = async (load: number) => {
    const tried = { load, run: await attempt(load) }
    found = isSustained(tried.run) ? { ...found, sustained: tried } : { ...found, exceeded: tried }
  }
  for (let load = from; load <= most && found.exceeded === null; load *= 2) await attemptAt(load)
  for (let halving = 0; halving < halvings && found.exceeded !== null; halving += 1)
    await attemptAt(((found.sustained?.load ?? 0) + found.exceeded.load) / 2)
  return found
}
