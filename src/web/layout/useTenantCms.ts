import { useTenantCmsQuery } from '#gql/operations/TenantCms.ts'
import { useSite } from './SiteContext.tsx'

/** Contact, links and navigation of the tenant; null while the platform cannot tell them. */
export function useTenantCms() {
  const { tenant } = useSite()
  const [{ data }] = useTenantCmsQuery({ variables: { tenantId: tenant.id, withPages: false } })
  return data?.tenant?.cms ?? null
}
