import { useTenantCmsQuery } from '#gql/operations/TenantCms.ts'
import { useSite } from './SiteContext.tsx'

/** Contact, links and navigation of the tenant; null while the platform cannot tell them, with a way to ask again. */
export function useTenantCms() {
  const { tenant } = useSite()
  const [{ data, error }, ask] = useTenantCmsQuery({ variables: { tenantId: tenant.id, withPages: false } })
  const cms = data?.tenant?.cms ?? null
  const hasFailed = cms === null && (error !== undefined || data !== undefined)
  return { cms, hasFailed, askAgain: () => ask({ requestPolicy: 'network-only' }) }
}
