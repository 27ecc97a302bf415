import { useTenantCmsQuery } from '#gql/operations/TenantCms.ts'
import { useSite } from './SiteContext.tsx'

/** Contact, links and navigation of the tenant; null while loading or after a failure, with a function to refetch. */
export function useTenantCms() {
  const { tenant } = useSite()
  const [{ data, error }, execute] = useTenantCmsQuery({ variables: { tenantId: tenant.id, withPages: false } })
  const cms = data?.tenant?.cms ?? null
  const hasFailed = cms === null && (error !== undefined || data !== undefined)
  return { cms, hasFailed, refetch: () => execute({ requestPolicy: 'network-only' }) }
}
