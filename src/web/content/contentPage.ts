import { pageLink } from '#domain/content/pageLinks.ts'
import { isOnline, readOnlineStatus } from '#domain/onlineStatus.ts'
import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'

const ContentPage_cms = graphql(`
  fragment ContentPage_cms on TenantCms {
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
export function findContent(masked: FragmentType<typeof ContentPage_cms> | null, { categoryUrlSlug, pageUrlSlug }: ContentAddress): FoundContent {
  const categories = readFragment(ContentPage_cms, masked)?.categories ?? []
  const pages = categories.flatMap((category) => category.pages.map((page) => ({ category, page })))
  const path = `/${[categoryUrlSlug, pageUrlSlug].map(encodeURIComponent).join('/')}`
  const found =
    pages.find(({ page }) => pageLink(page, categories) === path) ??
    pages.find(({ page }) => page.id === pageUrlSlug || page.seoSettings?.urlSlug === pageUrlSlug)
  if (found === undefined) return { kind: 'unknown' }
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
      isHidden: readOnlineStatus(page.onlineStatus) === 'HIDDEN',
      categoryName: category.pageIds.includes(page.id) ? category.name : null,
    },
  }
}

/** Every page that is listed, with its path. */
export function listedPages(masked: FragmentType<typeof ContentPage_cms> | null): readonly PageLink[] {
  const categories = readFragment(ContentPage_cms, masked)?.categories ?? []
  return categories
    .flatMap(({ pages }) => pages)
    .filter(isOnline)
    .map((page) => ({ name: page.name, path: pageLink(page, categories) }))
}
