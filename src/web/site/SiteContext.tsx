import { createContext, useContext, type ReactNode } from 'react'
import type { TenantConfig } from '#tenant/config.ts'
import type { PublicConfig } from '#web/document/hostContext.ts'
import { PictureHostProvider } from '#web/ui/PictureHost.ts'

/** What every component may know of the site it stands in. */
export interface Site {
  readonly tenant: TenantConfig
  readonly config: PublicConfig
}

const SiteContext = createContext<Site | null>(null)

export function SiteProvider({ value, children }: { readonly value: Site; readonly children?: ReactNode }) {
  return (
    <SiteContext value={value}>
      <PictureHostProvider value={value.config.pictures}>{children}</PictureHostProvider>
    </SiteContext>
  )
}

/** Tenant and public settings, as the root loader answered them. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (site === null) throw new Error('A component stands outside of the site')
  return site
}
