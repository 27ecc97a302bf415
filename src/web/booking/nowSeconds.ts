/** The time of an act, in seconds since 1970: what the domain is given, for it has no clock. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
