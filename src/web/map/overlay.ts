import { DomUtil, type Map as LeafletMap } from 'leaflet'
import { viewAt, type MapView } from './mapView.ts'

/** An element that covers a map, and what the map shows below it. */
export interface Overlay {
  readonly element: HTMLElement
  readonly view: MapView
}

/** Above the lines, below what can be pressed. */
const OVERLAY_Z_INDEX = '450'

/** Width of the world at zoom 0, in pixels. */
const WORLD_PIXELS = 256

/** Lays an element over a map, and tells what the map shows whenever that has changed. Hidden while the map is zoomed. */
export function addOverlay(map: LeafletMap, show: (overlay: Overlay) => void): void {
  const element = map.createPane('names')
  element.style.zIndex = OVERLAY_Z_INDEX
  element.style.pointerEvents = 'none'
  element.classList.add('leaflet-zoom-hide')
  let isGone = false
  const tell = () => {
    if (isGone) return
    DomUtil.setPosition(element, map.containerPointToLayerPoint([0, 0]))
    const scale = WORLD_PIXELS * 2 ** map.getZoom()
    const { x: width, y: height } = map.getSize()
    const { x = 0, y = 0 } = map.getPixelBounds().min ?? {}
    show({ element, view: viewAt({ left: x / scale - 0.5, top: y / scale - 0.5 }, scale, { width, height }) })
  }
  map.on('moveend resize', tell)
  map.on('unload', () => {
    isGone = true
  })
  tell()
  // Names are measured in the typeface they are set in.
  void document.fonts.ready.then(tell)
}
