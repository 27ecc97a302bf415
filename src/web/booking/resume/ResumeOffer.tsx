import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useHasBegun } from './useStored.ts'

// Lazy: only visitors with an unfinished booking need it.
const ResumeBar = lazy(async () => ({ default: (await import('./ResumeBar.tsx')).ResumeBar }))

/** The home and search pages; the page of a travel offers its own booking only. */
const PATHS: ReadonlySet<string> = new Set(['/', '/reisen', '/recherche', '/search'])

/** Offers to resume an unfinished booking, at the foot of the home and search pages. */
export function ResumeOffer() {
  const { pathname } = useLocation()
  const [isHidden, setIsHidden] = useState(false)
  return isHidden || !PATHS.has(pathname) ? null : <OfferOnceBegun onHide={() => setIsHidden(true)} />
}

/** Apart, so that other pages do not wait for the browser's storage, which takes long when it is read first. */
function OfferOnceBegun({ onHide }: { readonly onHide: () => void }) {
  const hasBegun = useHasBegun(null)
  if (!hasBegun) return null
  return (
    <Suspense>
      <ResumeBar travelId={null} onHide={onHide} />
    </Suspense>
  )
}
