import { pageLink } from '#domain/content/pageLinks.ts'
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

/** The page at a path; null when there is none, or none that may be seen. */
export function findContentPage(masked: FragmentType<typeof ContentPage_cms> | null, path: string): FoundPage | null {
  const categories = readFragment(ContentPage_cms, masked)?.categories ?? []
  const pages = categories.flatMap((category) => category.pages.map((page) => ({ category, page })))
  const found = pages.find(({ page }) => pageLink(page, categories) === path)
  if (found === undefined || found.page.onlineStatus === 'OFFLINE') return null
  const { category, page } = found
  return {
    ...{ name: page.name, teaser: page.teaser, path },
    description: page.seoSettings?.description ?? page.teaser,
    unsafeBody: page.body,
    isHidden: page.onlineStatus === 'HIDDEN',
    categoryName: category.pageIds.includes(page.id) ? category.name : null,
    siblings: category.pages
      .filter(({ onlineStatus }) => onlineStatus === 'ONLINE')
      .map((sibling) => ({ name: sibling.name, path: pageLink(sibling, categories) })),
  }
}

/** Every page that is listed, with its path. */
export function listedPages(masked: FragmentType<typeof ContentPage_cms> | null): readonly PageLink[] {
  const categories = readFragment(ContentPage_cms, masked)?.categories ?? []
  return categories
    .flatMap(({ pages }) => pages)
    .filter(({ onlineStatus }) => onlineStatus === 'ONLINE')
    .map((page) => ({ name: page.name, path: pageLink(page, categories) }))
}
