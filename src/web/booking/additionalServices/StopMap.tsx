import 'leaflet/dist/leaflet.css'
import { Browser, canvas, circleMarker, control, divIcon, latLngBounds, map as createMap, marker, tileLayer } from 'leaflet'
import type { LatLngTuple, Map as LeafletMap, Marker } from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'
import { shownStopLabel } from '#domain/booking/busStops.ts'
import type { Position } from '#domain/booking/stopDistance.ts'
import type { BusStop } from '#domain/catalogue/busNetwork.ts'
import { useSite } from '#web/layout/SiteContext.tsx'
import { t } from '#web/text/additionalServices.ts'
import { knownPositions } from './places.ts'
import styles from './StopMap.module.css'

interface Props {
  readonly stops: readonly BusStop[]
  /** Null when none is chosen. */
  readonly stopNo: string | null
  readonly onChoose: (stopNo: string) => void
}

/** A marker is as large as a finger. */
const TARGET_PX = 44

/** The stops on a map, each a button. For the browser only: it is loaded lazily. */
export function StopMap({ stops, stopNo, onChoose }: Props) {
  const ground = useRef<HTMLDivElement>(null)
  const markers = useRef<ReadonlyMap<string, Marker>>(new Map())
  const { tileUrl } = useSite().tenant.map
  const choose = useEffectEvent(onChoose)
  const markChosen = useEffectEvent(() => mark(markers.current, stopNo))
  const key = stops.map((stop) => stop.stopNo).join(' ')
  const draw = useEffectEvent((map: LeafletMap) => {
    // Markers have an element once the map knows what it shows.
    map.fitBounds(latLngBounds(stops.flatMap(({ position }) => (position === null ? [] : [toLatLng(position)]))), { padding: [36, 36] })
    markers.current = new Map(stops.flatMap((stop) => toMarker(stop, map, choose)))
  })
  useEffect(() => {
    if (ground.current === null) return
    const map = createMap(ground.current, {
      ...{ scrollWheelZoom: false, zoomControl: false, attributionControl: tileUrl !== null },
      // With one finger the page is scrolled; two fingers move the map.
      dragging: !Browser.mobile,
    })
    control.zoom({ zoomInTitle: t('boarding.zoomIn'), zoomOutTitle: t('boarding.zoomOut') }).addTo(map)
    draw(map)
    let isGone = false
    const drawDots = (places: readonly Position[]) => (isGone ? undefined : drawCountry(map, places))
    // Without the dots the stops stand on plain ground.
    if (tileUrl === null) void knownPositions().then(drawDots, () => undefined)
    else tileLayer(tileUrl).addTo(map)
    markChosen()
    return () => {
      isGone = true
      map.remove()
    }
  }, [key, tileUrl])
  useEffect(() => {
    mark(markers.current, stopNo)
  }, [stopNo])
  return <div ref={ground} className={styles.ground} role="group" aria-label={t('boarding.map')} />
}

/** Postcodes closer than this fall into one dot, in degrees north and east. */
const DOT_DEGREES = [0.04, 0.06] as const

const DOT_COLOR = '#b3c4bb'

/** The base map of our own: a dot where people live, which shows the country without any tile server. */
function drawCountry(map: LeafletMap, places: readonly Position[]): void {
  const renderer = canvas()
  const [north, east] = DOT_DEGREES
  const dots = new Map<string, LatLngTuple>()
  for (const { latitude, longitude } of places) {
    const [row, column] = [Math.round(latitude / north), Math.round(longitude / east)]
    dots.set(`${row} ${column}`, [row * north, column * east])
  }
  for (const dot of dots.values()) {
    circleMarker(dot, { renderer, radius: 2, stroke: false, fillColor: DOT_COLOR, fillOpacity: 1, interactive: false }).addTo(map)
  }
}

function toMarker(stop: BusStop, map: LeafletMap, onChoose: (stopNo: string) => void): readonly (readonly [string, Marker])[] {
  if (stop.position === null) return []
  const label = shownStopLabel(stop)
  const own = marker(toLatLng(stop.position), {
    icon: divIcon({ className: styles.stop ?? '', iconSize: [TARGET_PX, TARGET_PX] }),
    keyboard: true,
  })
  own.on('click', () => onChoose(stop.stopNo))
  own.addTo(map).bindTooltip(label, { className: styles.name ?? '', direction: 'top', offset: [0, -8] })
  const button = own.getElement()
  button?.setAttribute('aria-label', label)
  // Leaflet tells browsers that this is a button, and leaves its keys to us.
  button?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onChoose(stop.stopNo)
  })
  return [[stop.stopNo, own]]
}

function toLatLng({ latitude, longitude }: Position): LatLngTuple {
  return [latitude, longitude]
}

function mark(markers: ReadonlyMap<string, Marker>, stopNo: string | null): void {
  for (const [no, own] of markers) {
    own.getElement()?.setAttribute('aria-pressed', String(no === stopNo))
    own.setZIndexOffset(no === stopNo ? 1000 : 0)
  }
}
