import 'leaflet/dist/leaflet.css'
import { circleMarker, icon, map as createMap, marker, polyline, tileLayer, type LatLngTuple } from 'leaflet'
import { useEffect, useRef } from 'react'
import styles from './RouteMap.module.css'
import type { RoutePoint } from './routePoints.ts'

interface Props {
  readonly points: readonly RoutePoint[]
  readonly color: string
  /** Address of a marker image; null draws a circle. */
  readonly markerIcon: string | null
  /** Template of a tile server; null leaves the plain ground. */
  readonly tileUrl: string | null
}

/** The route on a map that can be moved and enlarged. For the browser only: it is loaded lazily. */
export function RouteMap({ points, color, markerIcon, tileUrl }: Props) {
  const ground = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (ground.current === null) return
    const map = createMap(ground.current, { scrollWheelZoom: false, attributionControl: tileUrl !== null })
    if (tileUrl !== null) tileLayer(tileUrl).addTo(map)
    const line = polyline(points.map(toPosition), { color, weight: 3 }).addTo(map)
    for (const point of points.filter(({ day }) => day !== null)) {
      stopOf(point, { color, markerIcon }).bindTooltip(point.name, { permanent: true, direction: 'auto', className: styles.name ?? '' }).addTo(map)
    }
    map.fitBounds(line.getBounds(), { padding: [40, 40] })
    return () => {
      map.remove()
    }
  }, [points, color, markerIcon, tileUrl])
  return <div ref={ground} className={styles.ground} />
}

function toPosition({ latitude, longitude }: RoutePoint): LatLngTuple {
  return [latitude, longitude]
}

function stopOf(point: RoutePoint, { color, markerIcon }: Pick<Props, 'color' | 'markerIcon'>) {
  if (markerIcon !== null) return marker(toPosition(point), { icon: icon({ iconUrl: markerIcon, iconSize: [32, 32] }) })
  return circleMarker(toPosition(point), { color, fillColor: '#fff', fillOpacity: 1, radius: 6, weight: 3 })
}
