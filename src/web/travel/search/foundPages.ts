import { referencePath } from '#domain/booking/placed/bookingReference.ts'
import { orderNumberFrom } from '#domain/search/orderNumber.ts'
import { TenantCmsDocument } from '#gql/operations/TenantCms.ts'
import type { PageLink } from '#web/content/contentPage.ts'
import { pagesAbout } from '#web/content/pagesAbout.ts'
import { ask } from '#web/graph/ask.ts'
import type { LoadContext } from '#web/graph/loadContext.ts'
import { t } from '#web/text/reference.ts'

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
  return [...orderPages(query), ...pagesAbout(answer?.tenant?.cms ?? null, query, hasTravels)]
}

/** The page of an order number, for who types it to find the booking. */
function orderPages(query: string): readonly PageLink[] {
  const orderNo = orderNumberFrom(query)
  const path = referencePath(orderNo)
  return orderNo === null || path === null ? [] : [{ name: t('reference.of', { orderNo }), path }]
}
