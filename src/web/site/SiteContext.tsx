import { createContext, useContext, type ReactNode } from 'react'
import type { TenantConfig } from '#tenant/config.ts'
import type { PublicConfig } from '#web/document/hostContext.ts'
import { PictureHostProvider } from '#web/ui/PictureHost.ts'

/** Data of the root loader, available to every component. */
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

/** Tenant and public settings. @throws outside a `SiteProvider` */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (site === null) throw new Error('useSite needs a SiteProvider')
  return site
}
