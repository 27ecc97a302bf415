import { divIcon, latLngBounds, marker, type Map as LeafletMap, type Marker } from 'leaflet'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { shownStopLabel } from '#domain/booking/boarding/busStops.ts'
import type { BusStop } from '#domain/catalogue/busNetwork.ts'
import { baseMapLines } from '#web/map/baseMapLines.ts'
import { HOME, isHome } from '#web/map/home.ts'
import { createLeafletMap, toLatLng } from '#web/map/leafletMap.ts'
import { addOverlay, type Overlay } from '#web/map/overlay.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import { t } from '#web/text/additionalServices.ts'
import styles from './StopMap.module.css'
import { StopNames } from './StopNames.tsx'

interface Props {
  /** In order of the priority of their labels. */
  readonly stops: readonly BusStop[]
  /** Null when none is chosen. */
  readonly stopNo: string | null
  readonly onChoose: (stopNo: string) => void
}

/** Size of a marker as a touch target. */
const TARGET_PX = 44

/** The stops on a Leaflet map, each a button. Browser only, so it is lazy-loaded. */
export function StopMap({ stops, stopNo, onChoose }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const markers = useRef<ReadonlyMap<string, Marker>>(new Map())
  const [overlay, setOverlay] = useState<Overlay | null>(null)
  const { tileUrl } = useSite().tenant.map
  const choose = useEffectEvent(onChoose)
  const markChosen = useEffectEvent(() => mark(markers.current, stopNo))
  const key = stops
    .map((stop) => stop.stopNo)
    .sort()
    .join(' ')
  const draw = useEffectEvent((map: LeafletMap) => {
    // Leaflet creates the elements of markers once the map has a view.
    fitStops(map, stops)
    markers.current = new Map(stops.flatMap((stop) => toMarker(stop, map, choose)))
  })
  useEffect(() => {
    if (container.current === null) return
    const map = createLeafletMap(container.current, {
      tileUrl,
      lines: baseMapLines(),
      zoomIn: t('boarding.zoomIn'),
      zoomOut: t('boarding.zoomOut'),
    })
    draw(map)
    addOverlay(map, setOverlay)
    markChosen()
    return () => {
      map.remove()
    }
  }, [key, tileUrl])
  useEffect(() => {
    mark(markers.current, stopNo)
  }, [stopNo])
  return (
    <>
      <div ref={container} className={styles.container} role="group" aria-label={t('boarding.map')} />
      {overlay === null
        ? null
        : createPortal(
            <StopNames stops={stops} stopNo={stopNo} view={overlay.view} hasBaseMap={tileUrl === null} />,
            overlay.element,
          )}
    </>
  )
}

/** Fits the view to all stops; if they are all in Switzerland, to the whole country, which is easier to recognise. */
function fitStops(map: LeafletMap, stops: readonly BusStop[]): void {
  const positions = stops.flatMap(({ position }) => (position === null ? [] : [position]))
  const bounds = latLngBounds(positions.map(toLatLng))
  if (positions.every(isHome))
    map.fitBounds(
      bounds.extend([
        [HOME.south, HOME.west],
        [HOME.north, HOME.east],
      ]),
      { padding: [8, 8] },
    )
  else map.fitBounds(bounds, { padding: [36, 36] })
}

function toMarker(
  stop: BusStop,
  map: LeafletMap,
  onChoose: (stopNo: string) => void,
): readonly (readonly [string, Marker])[] {
  if (stop.position === null) return []
  const label = shownStopLabel(stop)
  const own = marker(toLatLng(stop.position), {
    icon: divIcon({ className: styles.stop ?? '', iconSize: [TARGET_PX, TARGET_PX] }),
    keyboard: true,
  })
  own.on('click', () => onChoose(stop.stopNo))
  // An element: Leaflet would insert a text of the operator as HTML.
  const name = document.createElement('span')
  name.textContent = label
  own.addTo(map).bindTooltip(name, { className: styles.name ?? '', direction: 'top', offset: [0, -8] })
  const button = own.getElement()
  button?.setAttribute('aria-label', label)
  // Leaflet sets the role of a button, but does not handle its keys.
  button?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onChoose(stop.stopNo)
  })
  return [[stop.stopNo, own]]
}

function mark(markers: ReadonlyMap<string, Marker>, stopNo: string | null): void {
  for (const [no, own] of markers) {
    own.getElement()?.setAttribute('aria-pressed', String(no === stopNo))
    own.setZIndexOffset(no === stopNo ? 1000 : 0)
  }
}
