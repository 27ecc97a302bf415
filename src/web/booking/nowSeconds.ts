/** Current Unix time in seconds; passed to the domain, which has no clock of its own. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
