import { describe, expect, test } from 'vitest'
import { makeFragmentData, readFragment } from '#gql/fragment-masking.ts'
import { ContentPage_CmsFragmentDoc } from '#gql/graphql.ts'
import { findContent } from '#web/content/contentPage.ts'
import { pagesAbout } from '#web/content/pagesAbout.ts'

type Status = 'ONLINE' | 'HIDDEN' | 'OFFLINE'

function page(id: string, urlSlug: string | null, onlineStatus: Status = 'ONLINE') {
  const seoSettings = { __typename: 'SeoSettings' as const, urlSlug, description: null }
  return {
    __typename: 'CmsPage' as const,
    id,
    name: `Seite ${id}`,
    onlineStatus,
    seoSettings,
    body: '<p>Text</p>',
    teaser: 'Kurz',
  }
}

const cms = makeFragmentData(
  {
    __typename: 'TenantCms' as const,
    config: {
      __typename: 'CmsConfig',
      gtcPage: { __typename: 'CmsPageReference', id: 'p9', seoSettings: { __typename: 'SeoSettings', urlSlug: 'agb' } },
      privacyPolicyPage: null,
    },
    categories: [
      {
        __typename: 'CmsCategory',
        name: 'Reiseinfos',
        seoSettings: { __typename: 'SeoSettings', urlSlug: 'reiseinfos' },
        pageIds: ['p1', 'p2', 'p4'],
        pages: [page('p1', 'gepaeck'), page('p2', null), page('p3', 'danke', 'HIDDEN'), page('p4', 'alt', 'OFFLINE')],
      },
    ],
  },
  ContentPage_CmsFragmentDoc,
)

function find(categoryUrlSlug: string, pageUrlSlug?: string) {
  return findContent(cms, { categoryUrlSlug, pageUrlSlug })
}

// rules 1.1.2.4, 2.6.1, 2.6.2.2
test('the path of a page is its category and its slug, or its id without a slug', () => {
  expect(find('reiseinfos', 'gepaeck')).toMatchObject({
    kind: 'found',
    page: { name: 'Seite p1', path: '/reiseinfos/gepaeck', isHidden: false },
  })
  expect(find('reiseinfos', 'p2')).toMatchObject({ kind: 'found', page: { path: '/reiseinfos/p2' } })
})

// rule 10.32
test('the path of a page typed with capital letters leads to the page', () => {
  const moved = { kind: 'redirect', path: '/reiseinfos/gepaeck' }
  expect(find('Reiseinfos', 'Gepaeck')).toEqual(moved)
  expect(find('reiseinfos', 'GEPAECK')).toEqual(moved)
  expect(find('Reiseinfos')).toEqual(moved)
  expect(find('Reiseinfos', 'alt')).toEqual({ kind: 'gone' })
  expect(find('Reiseinfos', 'Nichts')).toEqual({ kind: 'unknown' })
})

// rule 2.6.2.1
test('the path of a page without category begins with «pages», and a hidden page is marked as such', () => {
  expect(find('pages', 'danke')).toMatchObject({ kind: 'found', page: { categoryName: null, isHidden: true } })
})

test('an empty description, teaser or category name of a page is none', () => {
  const empty = { ...page('p1', 'gepaeck'), teaser: '' }
  const described = { ...empty.seoSettings, description: ' ' }
  const category = {
    __typename: 'CmsCategory' as const,
    name: '',
    seoSettings: { __typename: 'SeoSettings' as const, urlSlug: 'reiseinfos' },
    pageIds: ['p1'],
  }
  const config = { __typename: 'CmsConfig' as const, gtcPage: null, privacyPolicyPage: null }
  const foundIn = (pages: readonly (typeof empty)[]) => {
    const answer = { __typename: 'TenantCms' as const, config, categories: [{ ...category, pages }] }
    const address = { categoryUrlSlug: 'reiseinfos', pageUrlSlug: 'gepaeck' }
    return findContent(makeFragmentData(answer, ContentPage_CmsFragmentDoc), address)
  }
  expect(foundIn([empty])).toMatchObject({ page: { teaser: null, description: null, categoryName: null } })
  expect(foundIn([{ ...page('p1', 'gepaeck'), seoSettings: described as never }])).toMatchObject({
    page: { description: 'Kurz' },
  })
})

// rule 10.34
test('a page without a name is shown under that of its category, and listed nowhere', () => {
  const contentOf = (categoryName: string) => {
    const category = {
      __typename: 'CmsCategory' as const,
      name: categoryName,
      seoSettings: { __typename: 'SeoSettings' as const, urlSlug: 'reiseinfos' },
      pageIds: ['p1', 'p2'],
      pages: [{ ...page('p1', 'gepaeck'), name: '' }, page('p2', 'pass')],
    }
    const config = { __typename: 'CmsConfig' as const, gtcPage: null, privacyPolicyPage: null }
    const answer = { __typename: 'TenantCms' as const, config, categories: [category] }
    const address = { categoryUrlSlug: 'reiseinfos', pageUrlSlug: 'gepaeck' }
    return findContent(makeFragmentData(answer, ContentPage_CmsFragmentDoc), address)
  }
  const siblings = [{ name: 'Seite p2', path: '/reiseinfos/pass' }]
  expect(contentOf('Reiseinfos')).toMatchObject({ page: { name: 'Reiseinfos', siblings } })
  expect(contentOf('')).toMatchObject({ page: { name: 'Informationen', siblings } })
})

test('a wrong path of a page redirects to its own', () => {
  expect(find('pages', 'gepaeck')).toEqual({ kind: 'redirect', path: '/reiseinfos/gepaeck' })
  expect(find('reiseinfos', 'p1')).toEqual({ kind: 'redirect', path: '/reiseinfos/gepaeck' })
})

// rule 2.6.1
test('the path of a category alone redirects to its first page that is online', () => {
  expect(find('reiseinfos')).toEqual({ kind: 'redirect', path: '/reiseinfos/gepaeck' })
  expect(find('nie')).toEqual({ kind: 'unknown' })
})

// rule 3.4.4.2
test('a withdrawn page is gone, a page that never existed is unknown', () => {
  expect(find('reiseinfos', 'alt')).toEqual({ kind: 'gone' })
  expect(find('reiseinfos', 'nie')).toEqual({ kind: 'unknown' })
  expect(findContent(null, { categoryUrlSlug: 'a', pageUrlSlug: 'b' })).toEqual({ kind: 'unknown' })
})

// rules 2.1.2, 3.4.4.1
test('the siblings of a page are the online pages of its category', () => {
  const found = find('reiseinfos', 'gepaeck')
  expect(found.kind === 'found' ? found.page.siblings.map(({ path }) => path) : []).toEqual([
    '/reiseinfos/gepaeck',
    '/reiseinfos/p2',
  ])
})

test('the terms have a page although no category lists them; without a text it is not indexed', () => {
  expect(find('pages', 'agb')).toMatchObject({
    kind: 'found',
    page: { name: 'AGB', path: '/pages/agb', unsafeBody: null, isHidden: true },
  })
})

// rule 2.2.6
describe('a search', () => {
  const first = { name: 'Seite p1', path: '/reiseinfos/gepaeck' }
  const second = { name: 'Seite p2', path: '/reiseinfos/p2' }

  test('that finds no travel names the pages with its words, never one that is withdrawn or hidden', () => {
    expect(pagesAbout(cms, 'Texte', false)).toEqual([first, second])
    expect(pagesAbout(cms, 'text SEITE', false)).toEqual([first, second])
    expect(pagesAbout(cms, 'Text Rollstuhl', false)).toEqual([])
    expect(pagesAbout(cms, 'unter 500 Fr', false)).toEqual([])
    expect(pagesAbout(cms, 'unter Text Seite', false)).toEqual([first, second])
    expect(pagesAbout(cms, 'und im', false)).toEqual([])
    expect(pagesAbout(cms, 'Text übermorgen', false)).toEqual([first, second])
    expect(pagesAbout(null, 'Text', false)).toEqual([])
  })

  test('that finds travels links the pages named after it, not those that only mention it', () => {
    expect(pagesAbout(cms, 'Seiten', true)).toEqual([first, second])
    expect(pagesAbout(cms, 'Text', true)).toEqual([])
    expect(pagesAbout(cms, 'Seite Text', true)).toEqual([])
  })

  test('finds a page by another word for its subject', () => {
    const named = (name: string) =>
      makeFragmentData(
        {
          __typename: 'TenantCms' as const,
          config: { __typename: 'CmsConfig', gtcPage: null, privacyPolicyPage: null },
          categories: [
            {
              __typename: 'CmsCategory',
              name: 'Reiseinfos',
              seoSettings: { __typename: 'SeoSettings', urlSlug: 'reiseinfos' },
              pageIds: ['p1'],
              pages: [{ ...page('p1', 'seite'), name }],
            },
          ],
        },
        ContentPage_CmsFragmentDoc,
      )
    expect(pagesAbout(named('Annullierung'), 'Annullation', true)).toHaveLength(1)
    expect(pagesAbout(named('Annullierung'), 'stornieren', true)).toHaveLength(1)
    expect(pagesAbout(named('Stornierung'), 'annullieren', true)).toHaveLength(1)
    expect(pagesAbout(named('Gepäck und Hilfe'), 'Koffer', true)).toHaveLength(1)
    expect(pagesAbout(named('Gepäck und Hilfe'), 'gepaeck', true)).toHaveLength(1)
    expect(pagesAbout(named('Gepaeck'), 'Gepäck', true)).toHaveLength(1)
    expect(pagesAbout(named('Kontakt'), 'Telefonnummer', true)).toHaveLength(1)
    expect(pagesAbout(named('Rollatoren'), 'rollstuhlgängig', true)).toHaveLength(1)
    expect(pagesAbout(named('Rollatoren'), 'Senioren', true)).toHaveLength(1)
    expect(pagesAbout(named('Gutscheine'), 'Geschenk', true)).toHaveLength(1)
    expect(pagesAbout(named('Kontakt'), 'Prospekt', true)).toHaveLength(1)
    expect(pagesAbout(named('Kontakt'), 'Parkplatz', true)).toEqual([])
  })
})

test('a page that took over the slug of a withdrawn one is shown', () => {
  const taken = makeFragmentData(
    {
      ...readFragment(ContentPage_CmsFragmentDoc, cms),
      categories: [
        {
          __typename: 'CmsCategory' as const,
          name: 'Reiseinfos',
          seoSettings: { __typename: 'SeoSettings' as const, urlSlug: 'reiseinfos' },
          pageIds: ['p1', 'p2'],
          pages: [page('p1', 'anreise', 'OFFLINE'), page('p2', 'anreise')],
        },
      ],
    },
    ContentPage_CmsFragmentDoc,
  )
  expect(findContent(taken, { categoryUrlSlug: 'reiseinfos', pageUrlSlug: 'anreise' })).toMatchObject({
    kind: 'found',
    page: { name: 'Seite p2' },
  })
})
