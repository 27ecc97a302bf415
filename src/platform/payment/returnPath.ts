/** What the payment page tells the page it leads back to. */
export type ReturnOutcome = 'erfolg' | 'abbruch' | 'fehler' | 'offen'

/** Characters of a return address. What a platform gives back in a header has to fit into one. */
const LONGEST = 2_000

/** Origin that stands in while a path is read; no page is ever sent there. */
const NOWHERE = 'http://path.invalid'

/**
 * The path on this site that a return address names; null for what is too long, or could lead elsewhere. Read the way a
 * browser reads it, so that `//host`, `/\host` and the like are seen for what they are.
 */
export function readReturnPath(returnUrl: string): string | null {
  if (returnUrl.length > LONGEST || !returnUrl.startsWith('/') || !URL.canParse(returnUrl, NOWHERE)) return null
  const { origin, pathname, search } = new URL(returnUrl, NOWHERE)
  return origin === NOWHERE && !pathname.startsWith('//') ? `${pathname}${search}` : null
}

/** The return path with the outcome in it; the home page where none was given. */
export function withOutcome(returnPath: string | null, outcome: ReturnOutcome): string {
  const url = new URL(returnPath ?? '/', NOWHERE)
  url.searchParams.set('zahlung', outcome)
  return `${url.pathname}${url.search}`
}
