import { DomUtil, type Map as LeafletMap } from 'leaflet'
import { viewAt, type MapView } from './mapView.ts'

/** An element that covers a map, with the current view of the map. */
export interface Overlay {
  readonly element: HTMLElement
  readonly view: MapView
}

/** Above the overlay pane (400), below the marker pane (600) of Leaflet. */
const OVERLAY_Z_INDEX = '450'

/** Width of the world at zoom 0, in pixels. */
const WORLD_PIXELS = 256

/** Adds an element over a map and calls `show` on each change of the view. Hidden while the map zooms. */
export function addOverlay(map: LeafletMap, show: (overlay: Overlay) => void): void {
  const element = map.createPane('names')
  element.style.zIndex = OVERLAY_Z_INDEX
  element.style.pointerEvents = 'none'
  element.classList.add('leaflet-zoom-hide')
  let isRemoved = false
  const update = () => {
    if (isRemoved) return
    DomUtil.setPosition(element, map.containerPointToLayerPoint([0, 0]))
    const scale = WORLD_PIXELS * 2 ** map.getZoom()
    const { x: width, y: height } = map.getSize()
    const { x = 0, y = 0 } = map.getPixelBounds().min ?? {}
    show({ element, view: viewAt({ left: x / scale - 0.5, top: y / scale - 0.5 }, scale, { width, height }) })
  }
  map.on('moveend resize', update)
  map.on('unload', () => {
    isRemoved = true
  })
  update()
  // Text measurements change when the font has loaded.
  void document.fonts.ready.then(update)
}
