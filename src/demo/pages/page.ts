import type { CmsPage, CmsPageReference } from '#platform/generated/resolverTypes.ts'

/** A content page; `slug` null leaves the id to stand in its address. */
export interface PagePlan {
  readonly id: string
  readonly name: string
  readonly slug: string | null
  readonly teaser: string
  /** HTML. */
  readonly body: string
  readonly onlineStatus?: 'ONLINE' | 'HIDDEN' | 'OFFLINE'
}

/** The page as the CMS answers it. */
export function toPage(plan: PagePlan): CmsPage {
  return {
    id: plan.id,
    name: plan.name,
    onlineStatus: plan.onlineStatus ?? 'ONLINE',
    seoSettings: { urlSlug: plan.slug, description: plan.teaser },
    teaser: plan.teaser,
    body: plan.body.trim(),
  }
}

/** What the tenant's configuration says of a page. */
export function pageReference({ id, slug, teaser }: PagePlan): CmsPageReference {
  return { id, seoSettings: { urlSlug: slug, description: teaser } }
}
