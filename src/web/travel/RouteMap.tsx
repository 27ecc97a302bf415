import 'leaflet/dist/leaflet.css'
import { Browser, control, map as createMap, polyline, tileLayer, type LatLngTuple, type Map as LeafletMap } from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'
import { t } from '#web/text/travel.ts'
import { drawBaseMap } from './baseMap.ts'
import styles from './RouteMap.module.css'
import { addStops } from './routeMapMarks.ts'
import type { RoutePoint } from './routePoints.ts'

interface Props {
  readonly points: readonly RoutePoint[]
  readonly color: string
  /** Address of a marker image; null writes the days on the marks. */
  readonly markerIcon: string | null
  /** Template of a tile server; null draws the own base map. */
  readonly tileUrl: string | null
}

/** Nearer than this the base map is coarser than the way. */
const NEAREST_ZOOM = 11

/** The route on a map that can be moved and enlarged. For the browser only: it is loaded lazily. */
export function RouteMap({ points, color, markerIcon, tileUrl }: Props) {
  const ground = useRef<HTMLDivElement>(null)
  const draw = useEffectEvent((map: LeafletMap) => {
    const mapped = points.map((point) => ({ ...point, position: [point.latitude, point.longitude] satisfies LatLngTuple }))
    const line = polyline(mapped.map(({ position }) => position), { color, weight: 3, className: styles.line ?? '', interactive: false }).addTo(map)
    map.fitBounds(line.getBounds(), { padding: [48, 48] })
    addStops(map, mapped, markerIcon)
  })
  useEffect(() => {
    if (ground.current === null) return
    const map = createMap(ground.current, {
      ...{ scrollWheelZoom: false, zoomControl: false, attributionControl: tileUrl !== null, maxZoom: tileUrl === null ? NEAREST_ZOOM : 18 },
      // The route fills the map as well as it can, instead of waiting for the next whole step.
      zoomSnap: 0.25,
      // With one finger the page is scrolled; two fingers move the map.
      dragging: !Browser.mobile,
    })
    control.zoom({ zoomInTitle: t('travel.zoomIn'), zoomOutTitle: t('travel.zoomOut') }).addTo(map)
    draw(map)
    if (tileUrl === null) drawBaseMap(map, { land: styles.land ?? '', lake: styles.lake ?? '', border: styles.border ?? '' })
    else tileLayer(tileUrl).addTo(map)
    return () => {
      map.remove()
    }
  }, [points, tileUrl])
  return <div ref={ground} className={styles.ground} />
}
