import 'leaflet/dist/leaflet.css'
import {
  Browser,
  control,
  map as createMap,
  polygon,
  polyline,
  tileLayer,
  type LatLngTuple,
  type Map as LeafletMap,
} from 'leaflet'
import type { Position } from '#domain/booking/boarding/stopDistance.ts'
import type { BaseMapLines } from './baseMapLines.ts'
import styles from './leafletMap.module.css'

interface Options {
  /** URL template of a tile server; null draws our base map. */
  readonly tileUrl: string | null
  readonly lines: BaseMapLines
  /** Without it the zoom is not limited. */
  readonly maxZoom?: number
  /** Labels of the zoom buttons. */
  readonly zoomIn: string
  readonly zoomOut: string
}

/** Above the tile pane (200), below the overlay pane (400) of Leaflet. */
const BASE_MAP_Z_INDEX = '250'

/** Creates an interactive map with tiles or our base map. Browser only. */
export function createLeafletMap(
  element: HTMLElement,
  { tileUrl, lines, maxZoom, zoomIn, zoomOut }: Options,
): LeafletMap {
  element.classList.add(styles.map ?? '')
  const map = createMap(element, {
    scrollWheelZoom: false,
    zoomControl: false,
    attributionControl: tileUrl !== null,
    ...(maxZoom === undefined ? {} : { maxZoom }),
    // Fractional zoom, so that `fitBounds` fills the map.
    zoomSnap: 0,
    // One finger scrolls the page, two fingers move the map.
    dragging: !Browser.mobile,
  })
  control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(map)
  if (tileUrl === null) drawBaseMap(map, lines)
  else tileLayer(tileUrl).addTo(map)
  return map
}

/** Adds land, lakes and borders in a pane below everything else. */
function drawBaseMap(map: LeafletMap, lines: BaseMapLines): void {
  map.createPane('baseMap').style.zIndex = BASE_MAP_Z_INDEX
  const drawn = { pane: 'baseMap', interactive: false } as const
  polygon([...lines.land], { ...drawn, className: styles.land ?? '', stroke: false, fillOpacity: 1 }).addTo(map)
  polygon([...lines.lakes], { ...drawn, className: styles.lake ?? '', stroke: false, fillOpacity: 1 }).addTo(map)
  polyline([...lines.borders], { ...drawn, className: styles.border ?? '', fill: false, weight: 1 }).addTo(map)
}

/** Converts a position for Leaflet. */
export function toLatLng({ latitude, longitude }: Position): LatLngTuple {
  return [latitude, longitude]
}
