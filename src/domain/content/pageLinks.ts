import { readOnlineStatus } from '#domain/onlineStatus.ts'

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

/** A category whose pages say whether visitors may see them. */
interface ListedCategory extends LinkedCategory {
  readonly pages: readonly { readonly id: string; readonly onlineStatus: string }[]
}

/** First segments at which something else of the site answers; a category of that name has its pages below «pages». */
const TAKEN_SEGMENTS: readonly string[] = ['api', 'assets', 'bilder', 'buchen', 'reisen', 'sandbox-zahlung']

/**
 * Path of a content page, `/{categoryUrlSlug}/{pageUrlSlug}` (rules 2.6). Empty without a
 * page id or without CMS data, which is null.
 * Assumption: a category without slug counts as none, and so does one whose slug is taken.
 */
export function pageLink(page: LinkedPage | null, categories: readonly LinkedCategory[] | null): string {
  const id = page?.id ?? ''
  if (page === null || categories === null || id === '') return ''
  const category = categories.find(({ pageIds }) => pageIds.includes(id))
  const slug = category?.seoSettings?.urlSlug ?? ''
  const segments = [
    slug === '' || TAKEN_SEGMENTS.includes(slug) ? NO_CATEGORY_SEGMENT : slug,
    page.seoSettings?.urlSlug || id,
  ]
  return `/${segments.map(encodeURIComponent).join('/')}`
}

/** Where terms and privacy policy lead that the CMS does not have: the home page. */
export const NO_PAGE = '/'

/** Path of the terms or the privacy policy; the home page where the CMS has none, or has withdrawn it. */
export function legalLink(page: LinkedPage | null, categories: readonly ListedCategory[] | null): string {
  const listed = categories?.flatMap(({ pages }) => pages) ?? []
  const isWithdrawn = listed.some(
    ({ id, onlineStatus }) => id === page?.id && readOnlineStatus(onlineStatus) === 'OFFLINE',
  )
  return (isWithdrawn ? '' : pageLink(page, categories)) || NO_PAGE
}
