import { TenantCmsDocument } from '#gql/operations/TenantCms.ts'
import type { PageLink } from '#web/content/contentPage.ts'
import { pagesAbout } from '#web/content/pagesAbout.ts'
import { ask } from '#web/graph/ask.ts'
import type { LoadContext } from '#web/graph/loadContext.ts'

/**
 * Pages about a search text: somebody may look for what is no travel, such as luggage or insurances. The texts of all
 * pages are asked for once; none if that fails.
 */
export async function foundPages(
  { graphWithoutSsr, tenantId }: Pick<LoadContext, 'graphWithoutSsr' | 'tenantId'>,
  query: string,
  hasTravels: boolean,
): Promise<readonly PageLink[]> {
  const answer = await ask(graphWithoutSsr, TenantCmsDocument, { tenantId, withPages: true }).catch(() => null)
  return pagesAbout(answer?.tenant?.cms ?? null, query, hasTravels)
}
