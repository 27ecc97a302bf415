import { useAtomValue, useStore } from 'jotai'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { visitKey } from '#domain/tracking/pageView.ts'
import { consentDialogAtom } from '#state/consent.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import { useIsReplacing } from '#web/site/useIsReplacing.ts'
import { loadTracker } from './lazyTracker.ts'

const ConsentBar = lazy(async () => ({ default: (await import('./ConsentBar.tsx')).ConsentBar }))

/** Tracking in the first view: loads the tracker, reports page views to it, and shows the consent bar. */
export function Tracking() {
  const site = useSite()
  const store = useStore()
  const key = visitKey(useLocation())
  const isReplacing = useIsReplacing()
  const reported = useRef<string | null>(null)
  useEffect(() => {
    // A second effect run or a change of the filter is no further page view.
    if (reported.current === key) return
    const pageView = {
      address: window.location.href,
      title: document.title,
      isReplacing: isReplacing && reported.current !== null,
    }
    reported.current = key
    if (site.config.hasPageViews)
      import('./hits.ts').then(({ pageHits }) => pageHits().countPageView(pageView)).catch(() => null)
    loadTracker()
      .then(({ startTracking, trackPageView }) => {
        startTracking(site, store)
        trackPageView(pageView)
      })
      .catch(() => null)
  }, [isReplacing, key, site, store])
  return useAtomValue(consentDialogAtom) === 'closed' ? null : (
    <Suspense>
      <ConsentBar />
    </Suspense>
  )
}
