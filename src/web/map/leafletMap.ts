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
import type { GroundLines } from './baseMapLines.ts'
import styles from './leafletMap.module.css'

interface Options {
  /** Template of a tile server; null draws the own base map. */
  readonly tileUrl: string | null
  readonly lines: GroundLines
  /** The nearest zoom; none where nothing is too near. */
  readonly maxZoom?: number
  /** Words of the buttons. */
  readonly zoomIn: string
  readonly zoomOut: string
}

/** Between the tiles and the lines drawn over them. */
const GROUND_LEVEL = '250'

/** A map that can be moved and enlarged, with its ground and nothing on it. For the browser only. */
export function createLeafletMap(
  element: HTMLElement,
  { tileUrl, lines, maxZoom, zoomIn, zoomOut }: Options,
): LeafletMap {
  element.classList.add(styles.ground ?? '')
  const map = createMap(element, {
    ...{
      scrollWheelZoom: false,
      zoomControl: false,
      attributionControl: tileUrl !== null,
      ...(maxZoom === undefined ? {} : { maxZoom }),
    },
    // What is shown fills the map as well as it can, instead of waiting for the next whole step.
    zoomSnap: 0,
    // With one finger the page is scrolled; two fingers move the map.
    dragging: !Browser.mobile,
  })
  control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(map)
  if (tileUrl === null) drawBaseMap(map, lines)
  else tileLayer(tileUrl).addTo(map)
  return map
}

/** Land, lakes and borders, below everything else. */
function drawBaseMap(map: LeafletMap, lines: GroundLines): void {
  map.createPane('ground').style.zIndex = GROUND_LEVEL
  const drawn = { pane: 'ground', interactive: false } as const
  polygon([...lines.land], { ...drawn, className: styles.land ?? '', stroke: false, fillOpacity: 1 }).addTo(map)
  polygon([...lines.lakes], { ...drawn, className: styles.lake ?? '', stroke: false, fillOpacity: 1 }).addTo(map)
  polyline([...lines.borders], { ...drawn, className: styles.border ?? '', fill: false, weight: 1 }).addTo(map)
}

/** A position as the map library takes it. */
export function toLatLng({ latitude, longitude }: Position): LatLngTuple {
  return [latitude, longitude]
}
