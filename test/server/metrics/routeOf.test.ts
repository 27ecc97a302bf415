import { expect, test } from 'vitest'
import { routeOf } from '#server/metrics/routeOf.ts'
import routes from '#web/routes.ts'

interface Entry {
  readonly path?: string | undefined
  readonly children?: readonly Entry[] | undefined
}

function patternsOf(entries: readonly Entry[], parent = ''): readonly string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const pattern = path === undefined ? parent || '/' : `${parent}/${path}`
    return [pattern, ...patternsOf(children, pattern)]
  })
}

// A shortened address leads to the whole one, which is what is counted.
const patterns = [...new Set(patternsOf(routes).map((pattern) => pattern.replaceAll('?', '')))].filter(
  (pattern) => pattern !== '/*',
)

test.each(patterns)('the route pattern %s is a metrics label of its own', (pattern) => {
  const address = pattern.replaceAll(/:\w+/g, 'irgendwas-7')
  expect(routeOf(address)).toBe(pattern)
  if (pattern !== '/') expect(routeOf(`${address}/`)).toBe(pattern)
})

test.each([
  ['/_root.data', '/'],
  ['/reisen.data', '/reisen'],
  ['/reisen/loire/an-der-loire.data', '/reisen/:travelId/:urlSlug'],
  ['/assets/app-1a2b.js', '/assets/*'],
  ['/bilder/reise/engadin', '/bilder/*'],
  ['/sandbox-zahlung/v1/start/abc', '/sandbox-zahlung/*'],
  ['/api/proxy', '/api/proxy'],
  ['/api/proxy/..%2f', '/api/*'],
  ['/livez', '/livez'],
  ['/wp-login.php', 'other'],
  ['/a/b/c/d', 'other'],
  ['/buchen/loire/geheim', 'other'],
  ['//', '/'],
])('%s is counted under %s', (path, route) => {
  expect(routeOf(path)).toBe(route)
})

test('any requested paths result in at most forty route labels', () => {
  const paths = Array.from({ length: 5_000 }, (_, i) =>
    ['', 'x'.repeat(i % 7), 'buchen', String(i), 'start', 'text', '%00', 'reisen', 'api']
      .sort((a, b) => ((i * 7 + a.length * 13 + b.length * 31) % 5) - 2)
      .slice(0, i % 6)
      .join('/'),
  )
  expect(new Set([...paths, ...patterns].map((path) => routeOf(`/${path}`))).size).toBeLessThanOrEqual(40)
})
