/**
 * Runs an act while no other window of this browser runs one of the same name.
 * Assumption: a browser without locks (before 2022, or without TLS) runs it all the same.
 */
export async function inOneWindow<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(name, act) : act()
}
