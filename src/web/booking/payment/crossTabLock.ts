/**
 * Runs a function under a Web Lock: no other window of this browser runs one with the same name meanwhile.
 * Assumption: a browser without Web Locks (before 2022, or without TLS) runs it without a lock.
 */
export async function withCrossTabLock<Value>(name: string, run: () => Promise<Value>): Promise<Value> {
  return 'locks' in navigator ? navigator.locks.request(name, run) : run()
}
