import { pageLink } from '#domain/content/pageLinks.ts'
import { pathClashes } from '#domain/content/pathClashes.ts'
import { isListed, readOnlineStatus } from '#domain/onlineStatus.ts'
import { shownText } from '#domain/shownText.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import type { ContentPage_CmsFragment } from '#gql/graphql.ts'
import { t } from '#web/text/content.ts'

export const ContentPage_cms = graphql(`
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

/** The segments of a URL path, decoded. */
interface ContentPath {
  readonly categoryUrlSlug: string
  /** Missing in the URL of a category alone. */
  readonly pageUrlSlug?: string | undefined
}

/** A link to a page of the CMS. */
export interface PageLink {
  readonly name: string
  readonly path: string
}

/** A page of the CMS with unsanitised HTML. */
export interface FoundPage {
  readonly name: string
  readonly teaser: string | null
  readonly description: string | null
  readonly unsafeBody: string | null
  readonly path: string
  /** Whether search engines shall not index it. */
  readonly isHidden: boolean
  /** Null for a page without category. */
  readonly categoryName: string | null
  /** The pages of its category, itself included. */
  readonly siblings: readonly PageLink[]
}

/** Result of looking up the path of a CMS page. */
export type FoundContent =
  | { readonly kind: 'found'; readonly page: FoundPage }
  /** The page has another path. */
  | { readonly kind: 'redirect'; readonly path: string }
  /** The page was withdrawn. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown' }

/**
 * Finds the page at a path. A page in the wrong category or named by its id is redirected to its own path, a category
 * alone to its first page, and an unknown path with capital letters to the page in lower case (rule 10.32).
 */
export function findContent(masked: FragmentType<typeof ContentPage_cms> | null, typed: ContentPath): FoundContent {
  const cms = readFragment(ContentPage_cms, masked)
  const found = findAt(cms, typed)
  if (found.kind !== 'unknown') return found
  const lower = findAt(cms, {
    categoryUrlSlug: typed.categoryUrlSlug.toLowerCase(),
    pageUrlSlug: typed.pageUrlSlug?.toLowerCase(),
  })
  return lower.kind === 'found' ? { kind: 'redirect', path: lower.page.path } : lower
}

function findAt(cms: ContentPage_CmsFragment | null, { categoryUrlSlug, pageUrlSlug }: ContentPath): FoundContent {
  const categories = cms?.categories ?? []
  if (pageUrlSlug === undefined) return findCategory(categories, `/${encodeURIComponent(categoryUrlSlug)}/`)
  const pages = categories
    .flatMap((category) => category.pages.map((page) => ({ category, page, isGone: isOffline(page) })))
    // A withdrawn page does not hide the one that took over its slug.
    .sort((a, b) => Number(a.isGone) - Number(b.isGone))
  const path = `/${[categoryUrlSlug, pageUrlSlug].map(encodeURIComponent).join('/')}`
  const found =
    pages.find(({ page }) => pageLink(page, categories) === path) ??
    pages.find(({ page }) => page.id === pageUrlSlug || page.seoSettings?.urlSlug === pageUrlSlug)
  if (found === undefined) return findLegal(cms, path)
  if (found.isGone) return { kind: 'gone' }
  const ownPath = pageLink(found.page, categories)
  if (ownPath !== path) return { kind: 'redirect', path: ownPath }
  const { category, page } = found
  const siblings = category.pages
    .filter(isListed)
    .map((sibling) => ({ name: sibling.name, path: pageLink(sibling, categories) }))
  return {
    kind: 'found',
    page: {
      name: shownText(page.name) ?? shownText(category.name) ?? t('site.pageWithoutName'),
      teaser: shownText(page.teaser),
      path,
      siblings,
      description: shownText(page.seoSettings?.description ?? null) ?? shownText(page.teaser),
      unsafeBody: page.body,
      // A page without text shall not be indexed.
      isHidden: readOnlineStatus(page.onlineStatus) === 'HIDDEN' || !hasWords(page.body),
      categoryName: category.pageIds.includes(page.id) ? shownText(category.name) : null,
    },
  }
}

function isOffline({ onlineStatus }: { readonly onlineStatus: string }): boolean {
  return readOnlineStatus(onlineStatus) === 'OFFLINE'
}

function findCategory(categories: ContentPage_CmsFragment['categories'], start: string): FoundContent {
  const online = categories.flatMap(({ pages }) => pages).filter(isListed)
  const path = online.map((page) => pageLink(page, categories)).find((each) => each.startsWith(start))
  return path === undefined ? { kind: 'unknown' } : { kind: 'redirect', path }
}

/** Terms and privacy policy are linked from every page, so they exist even where no category lists them. */
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

/** Every page that is online and has a text, with its path. */
export function listedPages(masked: FragmentType<typeof ContentPage_cms> | null): readonly PageLink[] {
  const categories = readFragment(ContentPage_cms, masked)?.categories ?? []
  return categories
    .flatMap(({ pages }) => pages)
    .filter((page) => isListed(page) && hasWords(page.body))
    .map((page) => ({ name: page.name, path: pageLink(page, categories) }))
}

/** Addresses of several pages, one line each for the log. */
export function clashesIn(masked: FragmentType<typeof ContentPage_cms> | null): readonly string[] {
  return pathClashes(readFragment(ContentPage_cms, masked)?.categories)
}

/** Whether HTML contains text. */
function hasWords(html: string | null): boolean {
  return (html ?? '').replaceAll(/<[^>]*>|&nbsp;/g, '').trim() !== ''
}
