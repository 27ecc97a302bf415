import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import type { Location } from 'react-router'
import { hasArrived } from './arrived.ts'

// Lazy: only visitors who arrive by a hand-over need it.
const Arrived = lazy(async () => ({ default: (await import('./Arrived.tsx')).Arrived }))

/** After a hand-over from another device, says that the choices were taken over. */
export function ArrivedNotice() {
  const location: Location<unknown> = useLocation()
  return hasArrived(location.state) ? (
    <Suspense>
      <Arrived />
    </Suspense>
  ) : null
}
