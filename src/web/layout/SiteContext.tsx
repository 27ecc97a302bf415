import { createContext, useContext } from 'react'
import type { TenantConfig } from '#tenant/config.ts'
import type { PublicConfig } from '#web/hostContext.ts'

/** What every component may know of the site it stands in. */
export interface Site {
  readonly tenant: TenantConfig
  readonly config: PublicConfig
}

const SiteContext = createContext<Site | null>(null)

export const SiteProvider = SiteContext.Provider

/** Tenant and public settings, as the root loader answered them. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (site === null) throw new Error('A component stands outside of the site')
  return site
}
