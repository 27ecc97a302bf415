import { legalLink, pageLink } from '#domain/content/pageLinks.ts'
import { isListed } from '#domain/onlineStatus.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'

const CmsLinks_cms = graphql(`
  fragment CmsLinks_cms on TenantCms {
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
        }
      }
    }
  }
`)

/** The CMS with its pages; null while loading or after a failure. */
export type CmsLinks = FragmentType<typeof CmsLinks_cms> | null

/** Paths of the terms and the privacy policy; the home page where the CMS has none. */
export function legalPaths(masked: CmsLinks): { readonly gtc: string; readonly privacy: string } {
  const cms = readFragment(CmsLinks_cms, masked)
  const categories = cms?.categories ?? null
  return {
    gtc: legalLink(cms?.config.gtcPage ?? null, categories),
    privacy: legalLink(cms?.config.privacyPolicyPage ?? null, categories),
  }
}

/** The categories that list pages, with the paths of those. */
export function listedCategories(masked: CmsLinks) {
  const categories = readFragment(CmsLinks_cms, masked)?.categories ?? []
  return categories
    .map(({ name, pages }) => ({
      name,
      pages: pages.filter(isListed).map((page) => ({ ...page, path: pageLink(page, categories) })),
    }))
    .filter(({ pages }) => pages.length > 0)
}
