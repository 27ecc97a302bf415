/** First segment of pages that belong to no category. */
const NO_CATEGORY_SEGMENT = 'pages'

interface Slugged {
  readonly seoSettings: { readonly urlSlug: string | null } | null
}

export interface LinkedPage extends Slugged {
  readonly id: string | null
}

export interface LinkedCategory extends Slugged {
  readonly pageIds: readonly string[]
}

/**
 * Path of a content page, `/{categoryUrlSlug}/{pageUrlSlug}` (specification 2, CMS content pages). Empty without a
 * page id or without CMS data, which is null.
 * Assumption: a category without slug counts as none.
 */
export function pageLink(page: LinkedPage | null, categories: readonly LinkedCategory[] | null): string {
  const id = page?.id ?? ''
  if (page === null || categories === null || id === '') return ''
  const category = categories.find(({ pageIds }) => pageIds.includes(id))
  const segments = [category?.seoSettings?.urlSlug || NO_CATEGORY_SEGMENT, page.seoSettings?.urlSlug || id]
  return `/${segments.map(encodeURIComponent).join('/')}`
}

/** Where terms and privacy policy lead that the CMS does not have: the home page. */
export const NO_PAGE = '/'

/** Path of the terms or the privacy policy; the home page where the CMS has none. */
export function legalLink(page: LinkedPage | null, categories: readonly LinkedCategory[] | null): string {
  return pageLink(page, categories) || NO_PAGE
}
