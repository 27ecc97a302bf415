import { expect, test } from 'vitest'
import { legalLink, pageLink } from '#domain/content/pageLinks.ts'

const page = (id: string | null, urlSlug: string | null) => ({ id, seoSettings: { urlSlug } })
const category = (urlSlug: string | null, ...pageIds: string[]) => ({ seoSettings: { urlSlug }, pageIds })

// rules 2.6.2.1, 2.6.2.2, 2.6.2.3
test.each([
  {
    promise: 'category and page',
    page: page('p1', 'agb'),
    categories: [category('rechtliches', 'p1')],
    link: '/rechtliches/agb',
  },
  {
    promise: 'pages for a page in no category',
    page: page('p1', 'agb'),
    categories: [category('x', 'p2')],
    link: '/pages/agb',
  },
  {
    promise: 'the id where the page has no slug',
    page: page('p1', null),
    categories: [category('x', 'p1')],
    link: '/x/p1',
  },
  {
    promise: 'pages for a category without slug',
    page: page('p1', 'agb'),
    categories: [category(null, 'p1')],
    link: '/pages/agb',
  },
  {
    promise: 'the first of two categories',
    page: page('p1', 'agb'),
    categories: [category('a', 'p1'), category('b', 'p1')],
    link: '/a/agb',
  },
  {
    promise: 'the id where the page has no settings',
    page: { id: 'p1', seoSettings: null },
    categories: [category('x', 'p1')],
    link: '/x/p1',
  },
  {
    promise: 'pages for a category without settings',
    page: page('p1', 'agb'),
    categories: [{ seoSettings: null, pageIds: ['p1'] }],
    link: '/pages/agb',
  },
  { promise: 'nothing without CMS data', page: page('p1', 'agb'), categories: null, link: '' },
  { promise: 'nothing without page', page: null, categories: [], link: '' },
  { promise: 'nothing without page id', page: page(null, 'agb'), categories: [], link: '' },
  {
    promise: 'signs that are safe in an address',
    page: page('p1', 'über uns'),
    categories: [],
    link: '/pages/%C3%BCber%20uns',
  },
])('the link of a page names $promise', ({ page: linked, categories, link }) => {
  expect(pageLink(linked, categories)).toBe(link)
})

const TAKEN = [
  'api',
  'assets',
  'auftrag',
  'bilder',
  'buchen',
  'recherche',
  'reisen',
  'Reisen',
  'sandbox-zahlung',
  'search',
]

test.each(TAKEN)('pages of a category «%s», whose path is in use, are below «pages»', (slug) => {
  expect(pageLink(page('p1', 'agb'), [category(slug, 'p1')])).toBe('/pages/agb')
})

// rules 2.6.3, 3.4.3.3
test('terms and privacy policy link to the home page where the CMS has none or they are offline', () => {
  expect(legalLink(null, [])).toBe('/')
  expect(legalLink(page('p1', 'agb'), [])).toBe('/pages/agb')
  const listed = (onlineStatus: string) => [{ ...category('rechtliches', 'p1'), pages: [{ id: 'p1', onlineStatus }] }]
  expect(legalLink(page('p1', 'agb'), listed('OFFLINE'))).toBe('/')
  expect(legalLink(page('p1', 'agb'), listed('HIDDEN'))).toBe('/rechtliches/agb')
})
