import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useHasBegun } from './useStored.ts'

// Loaded by those who have begun a booking.
const ResumeBar = lazy(async () => ({ default: (await import('./ResumeBar.tsx')).ResumeBar }))

/** Where one looks for a travel. The page of a travel offers its own booking only. */
const PLACES: ReadonlySet<string> = new Set(['/', '/reisen', '/recherche', '/search'])

/** Offers to go on with a booking that was begun, at the foot of the pages where one looks for a travel. */
export function ResumeOffer() {
  const { pathname } = useLocation()
  const hasBegun = useHasBegun(null)
  const [isHidden, setIsHidden] = useState(false)
  if (!hasBegun || isHidden || !PLACES.has(pathname)) return null
  return (
    <Suspense>
      <ResumeBar travelId={null} onHide={() => setIsHidden(true)} />
    </Suspense>
  )
}
