import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { carovia, type TenantConfig } from '#tenant/config.ts'
import { SiteProvider } from '#web/site/SiteContext.tsx'
import { PictureHostProvider } from '#web/ui/PictureHost.ts'

const config = {
  publicUrl: 'https://bergblick.example',
  paymentPageUrl: '',
  holdMinutes: null,
  today: '2027-01-15',
  isTodayFixed: true,
  pictures: 'own' as const,
  persist: false,
  hasPageViews: false,
  posthog: null,
}

/** A part of a public page as the server draws it, in the site of a tenant, at an address that may end in a search. */
export function publicPage(part: ReactElement, tenant: TenantConfig = carovia, search = ''): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => part }])
  return renderToStaticMarkup(
    <SiteProvider value={{ tenant, config }}>
      <PictureHostProvider value={config.pictures}>
        <Stub initialEntries={[`/${search}`]} />
      </PictureHostProvider>
    </SiteProvider>,
  )
}

/** What such a part says, without its tags. */
export function wordsOf(markup: string): string {
  return markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/­/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
