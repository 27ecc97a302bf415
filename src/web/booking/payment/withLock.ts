/**
 * Runs an action while no other window runs one of this name.
 * Assumption: a browser without Web Locks (before 2022, or without TLS), or one that refuses them as it refuses storage,
 * runs it without a lock.
 */
export async function withLock<Result>(name: string, action: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return action()
  const runs: Promise<Result>[] = []
  const run = () => {
    const running = action()
    runs.push(running)
    return running
  }
  try {
    return await navigator.locks.request(name, run)
  } catch {
    // The action's own failure, if it has run.
    return await (runs[0] ?? run())
  }
}
