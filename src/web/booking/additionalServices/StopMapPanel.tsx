import { lazy, Suspense, useState } from 'react'
import type { ComponentProps } from 'react'
import { t } from '#web/text/additionalServices.ts'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { StopMap as Drawn } from './StopMap.tsx'
import { usePlacedStops } from './usePlaces.ts'

// Leaflet needs a window, and few visitors ask for the map.
const StopMap = lazy(async () => ({ default: (await import('./StopMap.tsx')).StopMap }))

/** The map of the stops, for those who want to see it; not offered for a single stop. */
export function StopMapPanel({ stops, ...choice }: ComponentProps<typeof Drawn>) {
  const [isOpen, setIsOpen] = useState(false)
  const placed = usePlacedStops(stops, isOpen).filter(({ position }) => position !== null)
  if (stops.length < 2) return null
  return (
    <>
      <div>
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('boarding.hideMap') : t('boarding.showMap')}
        </Button>
      </div>
      {isOpen && placed.length > 0 ? (
        <Suspense fallback={<Skeleton size="map" />}>
          <StopMap stops={placed} {...choice} />
        </Suspense>
      ) : null}
    </>
  )
}
