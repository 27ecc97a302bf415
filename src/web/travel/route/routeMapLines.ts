import { circleMarker, polyline, type LatLngTuple, type Map as LeafletMap } from 'leaflet'
import { toLatLng } from '#web/map/leafletMap.ts'
import { isOverSea } from '#web/map/overSea.ts'
import { toPosition } from '#web/map/plane.ts'
import styles from './RouteMap.module.css'
import type { DrawnRoute } from './drawnRoute.ts'
import { LABEL } from './stopLabels.ts'

interface RouteStyle {
  readonly color: string
  /** URL of a marker image; null draws dots. */
  readonly markerIcon: string | null
  /** Outlines of land, as degrees north and east. */
  readonly land: readonly (readonly LatLngTuple[])[]
}

/** Adds the legs of a route, dashed by ship, and a dot for each stop to a map. */
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
    // Assumption: a long leg mostly over the sea is by ship; the contract has no means of transport for a leg.
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
