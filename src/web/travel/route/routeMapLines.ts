import { circleMarker, polyline, type LatLngTuple, type Map as LeafletMap } from 'leaflet'
import { toLatLng } from '#web/map/leafletMap.ts'
import { isOverSea } from '#web/map/overSea.ts'
import { toPosition } from '#web/map/plane.ts'
import styles from './RouteMap.module.css'
import type { DrawnRoute } from './drawnRoute.ts'
import { LABEL } from './stopLabels.ts'

interface RouteStyle {
  readonly color: string
  /** Address of an image for the stops; null marks them with dots. */
  readonly markerIcon: string | null
  /** Shores, as degrees north and east. */
  readonly land: readonly (readonly LatLngTuple[])[]
}

/** Draws the legs of a route, those by ship dashed, and a dot for each stop. */
export function addRoute(map: LeafletMap, { legs, stops }: DrawnRoute, { color, markerIcon, land }: RouteStyle): void {
  const ways = legs.map((leg) => leg.map(toPosition))
  for (const way of ways)
    polyline(way.map(toLatLng), {
      weight: 6,
      className: styles.casing ?? '',
      interactive: false,
      smoothFactor: 0,
    }).addTo(map)
  for (const way of ways) {
    // Assumption: a long way that leads mostly over the sea is by ship; the contract does not tell how a leg is travelled.
    const dashes = isOverSea(way, land) ? { dashArray: '1 7' } : {}
    polyline(way.map(toLatLng), {
      color,
      weight: 3,
      className: styles.line ?? '',
      interactive: false,
      smoothFactor: 0,
      ...dashes,
    }).addTo(map)
  }
  if (markerIcon !== null) return
  for (const stop of stops) {
    circleMarker(toLatLng(stop), {
      radius: LABEL.dot,
      className: styles.dot ?? '',
      weight: 2,
      fillOpacity: 1,
      interactive: false,
    }).addTo(map)
  }
}
