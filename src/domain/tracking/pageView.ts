/** Paths whose visits are site searches, with the text in `q` (specification 2, Every page). */
const SEARCH_PATHS = ['/recherche', '/search']

/** Whether a visit of this path is recorded as a site search instead of a page view. */
export function isSiteSearch(path: string): boolean {
  return SEARCH_PATHS.some((prefix) => path.startsWith(prefix))
}
