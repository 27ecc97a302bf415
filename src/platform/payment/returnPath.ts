/** Outcome in the query string of the return URL. */
export type ReturnOutcome = 'erfolg' | 'abbruch' | 'fehler' | 'offen'

/** In characters. The URL is returned in a `location` header, so it must fit into one. */
const LONGEST = 2_000

/** Base for parsing relative URLs; never requested. */
const NOWHERE = 'http://path.invalid'

/**
 * Path on this site of a return URL; null if too long or leading to another origin (open redirect). Parsed like a
 * browser does, so that `//host`, `/\host` and the like are recognised.
 */
export function readReturnPath(returnUrl: string): string | null {
  if (returnUrl.length > LONGEST || !returnUrl.startsWith('/') || !URL.canParse(returnUrl, NOWHERE)) return null
  const { origin, pathname, search } = new URL(returnUrl, NOWHERE)
  return origin === NOWHERE && !pathname.startsWith('//') ? `${pathname}${search}` : null
}

/** The return path with the outcome in its query string; the home page where no path was given. */
export function withOutcome(returnPath: string | null, outcome: ReturnOutcome): string {
  const url = new URL(returnPath ?? '/', NOWHERE)
  url.searchParams.set('zahlung', outcome)
  return `${url.pathname}${url.search}`
}
