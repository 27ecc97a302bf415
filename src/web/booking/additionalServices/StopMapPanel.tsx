import { lazy, Suspense, useState } from 'react'
import type { ComponentProps } from 'react'
import { t } from '#web/text/additionalServices.ts'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { StopMap as Drawn } from './StopMap.tsx'
import { useGeocodedStops } from './useGeocoding.ts'

// Lazy: Leaflet needs a window, and few visitors open the map.
const StopMap = lazy(async () => ({ default: (await import('./StopMap.tsx')).StopMap }))

/** Button that opens the map of the stops; nothing for a single stop. */
export function StopMapPanel({ stops, ...choice }: ComponentProps<typeof Drawn>) {
  const [isOpen, setIsOpen] = useState(false)
  const placed = useGeocodedStops(stops, isOpen).filter(({ position }) => position !== null)
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
