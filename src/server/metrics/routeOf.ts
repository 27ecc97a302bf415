import { SANDBOX_PATH } from '#protocol/paymentPaths.ts'

/** Label of all unknown paths, which would otherwise create unlimited labels. */
const OTHER_ROUTE = 'other'

const FIXED: ReadonlySet<string> = new Set([
  '/',
  '/reisen',
  '/recherche',
  '/search',
  '/auftrag',
  '/site.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/healthz',
  '/livez',
  '/readyz',
])

const STEPS = 'start|verlaengerung|leistungen|personen|zusatzleistungen|zahlung|online-zahlung|bestaetigung'

/** The first match wins. `$1` is replaced by the first capture group. */
const PATTERNS: readonly (readonly [pattern: RegExp, route: string])[] = [
  [/^\/assets\//, '/assets/*'],
  [/^\/bilder\//, '/bilder/*'],
  [new RegExp(`^${SANDBOX_PATH}/`), `${SANDBOX_PATH}/*`],
  [/^\/api\/(proxy|analytics|errors|vitals|payment\/webhook)$/, '/api/$1'],
  [/^\/api\//, '/api/*'],
  [/^\/reisen\/[^/]+\/[^/]+$/, '/reisen/:travelId/:urlSlug'],
  [new RegExp(`^/buchen/[^/]+/(${STEPS})$`), '/buchen/:travelId/$1'],
  [/^\/buchen\/[^/]+$/, '/buchen/:travelId'],
  [/^\/[^/]+\/[^/]+\/text$/, '/:categoryUrlSlug/:pageUrlSlug/text'],
  [/^\/[^/]+\/[^/]+$/, '/:categoryUrlSlug/:pageUrlSlug'],
]

/**
 * The route of a path: one of about thirty, whatever is requested. Data requests (`.data`) count as their page.
 * @param path URL path, without search and fragment
 */
export function routeOf(path: string): string {
  const page = path
    .replace(/^\/_root\.data$/, '/')
    .replace(/\.data$/, '')
    .replace(/(?<=.)\/$/, '')
  if (FIXED.has(page)) return page
  const [pattern, route] = PATTERNS.find(([candidate]) => candidate.test(page)) ?? []
  if (pattern === undefined || route === undefined) return OTHER_ROUTE
  return route.replace('$1', pattern.exec(page)?.[1] ?? '')
}
