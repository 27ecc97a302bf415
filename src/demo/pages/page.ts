import type { CmsPage, CmsPageReference } from '#platform/generated/resolverTypes.ts'

/** A content page. With `slug` null its URL contains the id. */
export interface PagePlan {
  readonly id: string
  readonly name: string
  readonly slug: string | null
  readonly teaser: string
  /** HTML. */
  readonly body: string
  readonly onlineStatus?: 'ONLINE' | 'HIDDEN' | 'OFFLINE'
}

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

/** Reference to a page in the tenant's configuration. */
export function pageReference({ id, slug, teaser }: PagePlan): CmsPageReference {
  return { id, seoSettings: { urlSlug: slug, description: teaser } }
}
