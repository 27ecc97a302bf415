import { pageLink } from '#domain/content/pageLinks.ts'
import { isOnline, readOnlineStatus } from '#domain/onlineStatus.ts'
import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import type { ContentPage_CmsFragment } from '#gql/graphql.ts'
import { t } from '#web/text/site.ts'

const ContentPage_cms = graphql(`
  fragment ContentPage_cms on TenantCms {
    config {
      gtcPage {
        id
        seoSettings {
          urlSlug
        }
      }
      privacyPolicyPage {
        id
        seoSettings {
          urlSlug
        }
      }
    }
    categories {
      name
      seoSettings {
        urlSlug
      }
      pageIds
      pages {
        id
        name
        onlineStatus
        seoSettings {
          urlSlug
          description
        }
        body
        teaser
      }
    }
  }
`)

/** The two segments of an address, decoded. */
interface ContentAddress {
  readonly categoryUrlSlug: string
  readonly pageUrlSlug: string
}

interface PageLink {
  readonly name: string
  readonly path: string
}

/** A page of the CMS as it was written: its HTML is not yet safe to show. */
export interface FoundPage {
  readonly name: string
  readonly teaser: string | null
  readonly description: string | null
  readonly unsafeBody: string | null
  readonly path: string
  /** Whether search engines pass it by. */
  readonly isHidden: boolean
  /** Null for pages of no category. */
  readonly categoryName: string | null
  /** The pages of its category, itself included. */
  readonly siblings: readonly PageLink[]
}

/** Answer to the address of a content page. */
export type FoundContent =
  | { readonly kind: 'found'; readonly page: FoundPage }
  /** The page has another address. */
  | { readonly kind: 'elsewhere'; readonly path: string }
  /** It was withdrawn. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown' }

/** The page at an address; one in the wrong category, or named by its id, is led to the right one. */
export function findContent(
  masked: FragmentType<typeof ContentPage_cms> | null,
  { categoryUrlSlug, pageUrlSlug }: ContentAddress,
): FoundContent {
  const cms = readFragment(ContentPage_cms, masked)
  const categories = cms?.categories ?? []
  const pages = categories.flatMap((category) => category.pages.map((page) => ({ category, page })))
  const path = `/${[categoryUrlSlug, pageUrlSlug].map(encodeURIComponent).join('/')}`
  const found =
    pages.find(({ page }) => pageLink(page, categories) === path) ??
    pages.find(({ page }) => page.id === pageUrlSlug || page.seoSettings?.urlSlug === pageUrlSlug)
  if (found === undefined) return findLegal(cms, path)
  if (readOnlineStatus(found.page.onlineStatus) === 'OFFLINE') return { kind: 'gone' }
  const ownPath = pageLink(found.page, categories)
  if (ownPath !== path) return { kind: 'elsewhere', path: ownPath }
  const { category, page } = found
  const siblings = category.pages
    .filter(isOnline)
    .map((sibling) => ({ name: sibling.name, path: pageLink(sibling, categories) }))
  return {
    kind: 'found',
    page: {
      ...{ name: page.name, teaser: page.teaser, path, siblings },
      description: page.seoSettings?.description ?? page.teaser,
      unsafeBody: page.body,
      // What cannot be read here is not to be found by search engines either.
      isHidden: readOnlineStatus(page.onlineStatus) === 'HIDDEN' || !hasWords(page.body),
      categoryName: category.pageIds.includes(page.id) ? category.name : null,
    },
  }
}

/** The terms and the privacy policy are linked from every page, also where no category lists them. */
function findLegal(cms: ContentPage_CmsFragment | null, path: string): FoundContent {
  const legal = [
    { name: t('site.gtc'), page: cms?.config.gtcPage ?? null },
    { name: t('site.privacy'), page: cms?.config.privacyPolicyPage ?? null },
  ]
  const found = legal.find(({ page }) => pageLink(page, cms?.categories ?? null) === path)
  if (found === undefined) return { kind: 'unknown' }
  const { name } = found
  return {
    kind: 'found',
    page: {
      name,
      path,
      teaser: null,
      description: null,
      unsafeBody: null,
      isHidden: true,
      categoryName: null,
      siblings: [],
    },
  }
}

/** Every page that is listed and can be read, with its path. */
export function listedPages(masked: FragmentType<typeof ContentPage_cms> | null): readonly PageLink[] {
  const categories = readFragment(ContentPage_cms, masked)?.categories ?? []
  return categories
    .flatMap(({ pages }) => pages)
    .filter((page) => isOnline(page) && hasWords(page.body))
    .map((page) => ({ name: page.name, path: pageLink(page, categories) }))
}

/** Whether HTML says anything. */
function hasWords(html: string | null): boolean {
  return (html ?? '').replaceAll(/<[^>]*>|&nbsp;/g, '').trim() !== ''
}
