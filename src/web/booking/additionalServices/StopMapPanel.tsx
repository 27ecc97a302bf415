import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { lazyWithRetry } from '#web/booking/lazyWithRetry.tsx'
import { t } from '#web/text/additionalServices.ts'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { StopMap as Drawn } from './StopMap.tsx'
import { useGeocodedStops } from './useGeocoding.ts'

// Lazy: Leaflet needs a window, and few visitors open the map.
const StopMap = lazyWithRetry(async () => (await import('./StopMap.tsx')).StopMap, <Skeleton size="map" />)

/** Button that opens the map of the stops, which Escape closes; nothing for a single stop. */
export function StopMapPanel({ stops, ...choice }: ComponentProps<typeof Drawn>) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setIsOpen(false)
      // The marker that had the focus goes with the map.
      opener.current?.focus()
    }
    document.addEventListener('keydown', closeByKey)
    return () => document.removeEventListener('keydown', closeByKey)
  }, [isOpen])
  const placed = useGeocodedStops(stops, isOpen).filter(({ position }) => position !== null)
  if (stops.length < 2) return null
  return (
    <>
      <div>
        <Button ref={opener} look="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('boarding.hideMap') : t('boarding.showMap')}
        </Button>
      </div>
      {isOpen && placed.length > 0 ? <StopMap stops={placed} {...choice} /> : null}
    </>
  )
}
