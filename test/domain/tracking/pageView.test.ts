import { expect, test } from 'vitest'
import { isSiteSearch } from '#domain/tracking/pageView.ts'

test.each([
  ['/recherche', true],
  ['/search', true],
  ['/search/alpen', true],
  ['/reisen', false],
  ['/', false],
  ['/rechtliches/agb', false],
  ['/pages/search', false],
])('a visit of %s is a site search: %s', (path, expected) => {
  expect(isSiteSearch(path)).toBe(expected)
})
