import { filterNames } from '#domain/filterNames.ts'

/** Paths tracked as site search, with the text in `q` (rule 2.1.4). */
const SEARCH_PATHS = ['/recherche', '/search']

/** Whether a path is tracked as a site search instead of a page view. */
export function isSiteSearch(path: string): boolean {
  return SEARCH_PATHS.some((prefix) => path.startsWith(prefix))
}

/** Allowed parameters: list filters and campaigns. Any other may contain personal or payment data. */
const ALLOWED_PARAMETERS: ReadonlySet<string> = new Set([
  ...filterNames,
  'query',
  'q',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
])

/**
 * A URL redacted for analytics: without fragment, which can carry a whole booking to another device, and without other
 * parameters. Empty for anything but a web URL.
 */
export function redactedUrl(address: string): string {
  const url = parsed(address)
  if (url === null) return ''
  const { origin, pathname, searchParams } = url
  const told = new URLSearchParams([...searchParams].filter(([name]) => ALLOWED_PARAMETERS.has(name))).toString()
  return origin === 'null' ? '' : origin + pathname + (told === '' ? '' : `?${told}`)
}

function parsed(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

/** Key of a page view: the path, and on search pages the query text. */
export function visitKey({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return isSiteSearch(pathname) ? `${pathname}?${new URLSearchParams(search).get('q') ?? ''}` : pathname
}

/** Paths of pages with entered or booked data. */
const PRIVATE_PATHS = ['/buchen/', '/auftrag']

/** Whether a page may show personal data: session recordings mask all of its text. */
export function isPrivatePage(path: string): boolean {
  return PRIVATE_PATHS.some((prefix) => path.startsWith(prefix))
}
