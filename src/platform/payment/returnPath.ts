/** Outcome in the query string of the return URL. */
export type ReturnOutcome = 'erfolg' | 'abbruch' | 'fehler' | 'offen'

/** In characters. The URL is returned in a `location` header, so it must fit into one. */
const MAX_LENGTH = 2_000

/** Base for parsing relative URLs; never requested. */
const BASE_URL = 'http://path.invalid'

/**
 * Path on this site of a return URL; null if too long or leading to another origin (open redirect). Parsed like a
 * browser does, so that `//host`, `/\host` and the like are recognised.
 */
export function readReturnPath(returnUrl: string): string | null {
  if (returnUrl.length > MAX_LENGTH || !returnUrl.startsWith('/') || !URL.canParse(returnUrl, BASE_URL)) return null
  const { origin, pathname, search } = new URL(returnUrl, BASE_URL)
  return origin === BASE_URL && !pathname.startsWith('//') ? `${pathname}${search}` : null
}

/** The return path with the outcome in its query string; the home page where no path was given. */
export function withOutcome(returnPath: string | null, outcome: ReturnOutcome): string {
  const url = new URL(returnPath ?? '/', BASE_URL)
  url.searchParams.set('zahlung', outcome)
  return `${url.pathname}${url.search}`
}
