import { readOnlineStatus } from '#domain/onlineStatus.ts'

/** First path segment of pages without a category. */
const NO_CATEGORY_SEGMENT = 'pages'

interface Slugged {
  readonly seoSettings: { readonly urlSlug: string | null } | null
}

interface LinkedPage extends Slugged {
  readonly id: string | null
}

interface LinkedCategory extends Slugged {
  readonly pageIds: readonly string[]
}

/** A category with the online status of its pages. */
interface ListedCategory extends LinkedCategory {
  readonly pages: readonly { readonly id: string; readonly onlineStatus: string }[]
}

/** First path segments in use by other routes; a category with such a slug has its pages below «pages». */
const TAKEN_SEGMENTS = /^(?:api|assets|auftrag|bilder|buchen|recherche|reisen|sandbox-zahlung|search)$/i

/**
 * Path of a content page, `/{categoryUrlSlug}/{pageUrlSlug}` (rules 2.6). Empty without a page id or CMS data (null).
 * Assumption: a category without a slug, or with one in use, counts as none.
 */
export function pageLink(page: LinkedPage | null, categories: readonly LinkedCategory[] | null): string {
  const id = page?.id ?? ''
  if (page === null || categories === null || id === '') return ''
  const category = categories.find(({ pageIds }) => pageIds.includes(id))
  const slug = category?.seoSettings?.urlSlug ?? ''
  const segments = [
    slug === '' || TAKEN_SEGMENTS.test(slug) ? NO_CATEGORY_SEGMENT : slug,
    page.seoSettings?.urlSlug || id,
  ]
  return `/${segments.map(encodeURIComponent).join('/')}`
}

/** Target of terms and privacy policy that the CMS does not have: the home page. */
export const NO_PAGE = '/'

/** Path of the terms or the privacy policy; the home page where the CMS has none, or it is offline. */
export function legalLink(page: LinkedPage | null, categories: readonly ListedCategory[] | null): string {
  const listed = categories?.flatMap(({ pages }) => pages) ?? []
  const isWithdrawn = listed.some(
    ({ id, onlineStatus }) => id === page?.id && readOnlineStatus(onlineStatus) === 'OFFLINE',
  )
  return (isWithdrawn ? '' : pageLink(page, categories)) || NO_PAGE
}
