import '#web/theme/tokens.css'
import '#web/theme/fontFaces.css'
import '#web/theme/fallbackFont.css'
import '#web/theme/base.css'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo, type ReactNode } from 'react'
import { Outlet, Scripts, useLocation, useRouteLoaderData } from 'react-router'
import { TenantCmsDocument } from '#gql/operations/TenantCms.ts'
import { todayAtom } from '#state/clock.ts'
import { ResumeOffer } from '#web/booking/resume/ResumeOffer.tsx'
import { HydrationDataScript, useNonce } from '#web/document/PageProviders.tsx'
import { InlineScript } from '#web/document/InlineScript.tsx'
import { earlyScripts } from '#web/earlyScripts.ts'
import { HYDRATED_EVENT } from '#web/document/hydratedEvent.ts'
import { hostOf } from '#web/document/hostOf.ts'
import { PendingPage } from '#web/frame/PendingPage.tsx'
import { ErrorPage, isMissing } from '#web/frame/ErrorPage.tsx'
import { SiteScrollRestoration } from '#web/frame/SiteScrollRestoration.tsx'
import { SiteFrame } from '#web/frame/SiteFrame.tsx'
import { SiteHead } from '#web/frame/SiteHead.tsx'
import { ask } from '#web/graph/ask.ts'
import { createServerGraph, serverGraphContext } from '#web/graph/serverGraph.ts'
import { DayClock } from '#web/site/DayClock.tsx'
import { LandingPageProvider } from '#web/site/LandingPage.tsx'
import { SiteProvider, type Site } from '#web/site/SiteContext.tsx'
import { StatePersistence } from '#web/site/StatePersistence.tsx'
import { pageMeta } from '#web/site/pageMeta.ts'
import { withPlatformContact } from '#web/site/platformContact.ts'
import { t } from '#web/text/site.ts'
import { Tracking } from '#web/tracking/Tracking.tsx'
import { SectionErrorBoundary } from '#web/ui/SectionErrorBoundary.tsx'
import type { Route } from './+types/root.ts'

export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    context.set(serverGraphContext, createServerGraph(hostOf(context)))
  },
]

export async function loader({ context }: Route.LoaderArgs): Promise<Site> {
  const { tenant, config } = hostOf(context)
  // Without the CMS pages still render, with the contact of the configuration.
  const { client } = context.get(serverGraphContext)
  const answer = await ask(client, TenantCmsDocument, { tenantId: tenant.id, withPages: false }).catch(() => null)
  return { tenant: withPlatformContact(tenant, answer?.tenant?.cms ?? null), config }
}

/** Tenant and configuration do not change while a page lives. */
export function shouldRevalidate() {
  return false
}

/** Of an error page: every other page has a title of its own. */
export function meta({ loaderData, error }: Route.MetaArgs) {
  return pageMeta(loaderData, { title: t(isMissing(error) ? 'error.missing' : 'error.failedTitle'), path: null })
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const site = useSiteToday()
  const nonce = useNonce()
  const { pathname } = useLocation()
  return (
    <html lang={site?.tenant.locale ?? 'de-CH'}>
      <SiteHead site={site} nonce={nonce}>
        <InlineScript code={import.meta.env.SSR ? earlyScripts(pathname) : ''} />
      </SiteHead>
      <body>
        {site === null ? (
          children
        ) : (
          <SiteProvider value={site}>
            {children}
            <DayClock />
            <SectionErrorBoundary fallback={() => null}>
              <Tracking />
            </SectionErrorBoundary>
          </SiteProvider>
        )}
        <HydrationDataScript />
        <SiteScrollRestoration />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

/** Data of the root loader, with `today` moved on past midnight; null where the loader failed. */
function useSiteToday(): Site | null {
  const site = useRouteLoaderData<typeof loader>('root') ?? null
  const today = useAtomValue(todayAtom)
  return useMemo(() => {
    return site === null || today <= site.config.today ? site : { ...site, config: { ...site.config, today } }
  }, [site, today])
}

export default function Root() {
  useEffect(() => {
    // Deferred hydration replays the captured click on this event.
    window.dispatchEvent(new Event(HYDRATED_EVENT))
  }, [])
  return (
    <StatePersistence>
      <LandingPageProvider>
        <SiteFrame>
          <PendingPage>
            <Outlet />
          </PendingPage>
          <SectionErrorBoundary fallback={() => null}>
            <ResumeOffer />
          </SectionErrorBoundary>
        </SiteFrame>
      </LandingPageProvider>
    </StatePersistence>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const site = useRouteLoaderData<typeof loader>('root')
  return site === undefined ? (
    <main>
      <h1>{t('error.failedTitle')}</h1>
      <p>{t('error.failedText')}</p>
    </main>
  ) : (
    <SiteFrame>
      <PendingPage>
        <ErrorPage error={error} />
      </PendingPage>
    </SiteFrame>
  )
}
