import { useAtomValue, useStore } from 'jotai'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { visitKey } from '#domain/tracking/pageView.ts'
import { consentQuestionAtom } from '#state/consent.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import { useIsReplacing } from '#web/site/useIsReplacing.ts'
import { loadTracker } from './lazyTracker.ts'

const ConsentBar = lazy(async () => ({ default: (await import('./ConsentBar.tsx')).ConsentBar }))

/** All there is of tracking in the first view: it calls for the rest, tells it each visit of a page, and asks for consent. */
export function Tracking() {
  const site = useSite()
  const store = useStore()
  const key = visitKey(useLocation())
  const isReplacing = useIsReplacing()
  const told = useRef<string | null>(null)
  useEffect(() => {
    // Only another page is a visit: neither the same one taken over again nor a change of its filter.
    if (told.current === key) return
    const visit = {
      address: window.location.href,
      title: document.title,
      isReplacing: isReplacing && told.current !== null,
    }
    told.current = key
    if (site.config.hasPageViews) import('./hits.ts').then(({ pageHits }) => pageHits().see(visit)).catch(() => null)
    loadTracker()
      .then(({ start, see }) => {
        start(site, store)
        see(visit)
      })
      .catch(() => null)
  }, [isReplacing, key, site, store])
  return useAtomValue(consentQuestionAtom) === 'closed' ? null : (
    <Suspense>
      <ConsentBar />
    </Suspense>
  )
}
