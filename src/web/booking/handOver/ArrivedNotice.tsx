import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import type { Location } from 'react-router'
import { hasArrived } from './arrived.ts'

// Seen by those alone who come by a hand-over.
const Arrived = lazy(async () => ({ default: (await import('./Arrived.tsx')).Arrived }))

/** Tells who has come from another device that the choice came along. */
export function ArrivedNotice() {
  const location: Location<unknown> = useLocation()
  return hasArrived(location.state) ? (
    <Suspense>
      <Arrived />
    </Suspense>
  ) : null
}
