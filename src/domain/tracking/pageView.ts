/** Paths whose visits are site searches, with the text in `q` (rule 2.1.4). */
const SEARCH_PATHS = ['/recherche', '/search']

/** Whether a visit of this path is recorded as a site search instead of a page view. */
export function isSiteSearch(path: string): boolean {
  return SEARCH_PATHS.some((prefix) => path.startsWith(prefix))
}

/** Parameters that say what was looked at or which campaign led here. Any other may name a person or a payment. */
const TOLD_PARAMETERS: ReadonlySet<string> = new Set([
  ...['destinations', 'travelTypes', 'months', 'query', 'q'],
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'],
])

/**
 * An address as analytics may know it: without fragment, which carries whole bookings from one device to another, and
 * without parameters that are not ours. Empty for what is no web address.
 */
export function toldAddress(address: string): string {
  if (!URL.canParse(address)) return ''
  const { origin, pathname, searchParams } = new URL(address)
  const told = new URLSearchParams([...searchParams].filter(([name]) => TOLD_PARAMETERS.has(name))).toString()
  return origin === 'null' ? '' : origin + pathname + (told === '' ? '' : `?${told}`)
}

/** What stays the same while one page is looked at: its path, and on search pages the text searched for. */
export function visitKey({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return isSiteSearch(pathname) ? `${pathname}?${new URLSearchParams(search).get('q') ?? ''}` : pathname
}

/** Paths of pages that show what a visitor has entered or booked. */
const PRIVATE_PATHS = ['/buchen/', '/auftrag']

/** Whether a page may show personal data: recordings hide every word of it. */
export function isPrivatePage(path: string): boolean {
  return PRIVATE_PATHS.some((prefix) => path.startsWith(prefix))
}
