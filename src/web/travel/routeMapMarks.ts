import { circleMarker, divIcon, layerGroup, marker, type LatLngTuple, type Map as LeafletMap } from 'leaflet'
import { markName } from './markName.ts'
import { placeNames } from './placeNames.ts'
import styles from './RouteMap.module.css'
import type { RoutePoint } from './routePoints.ts'
import { routeMarks, type RouteMark } from './routeMarks.ts'
import { routeStops } from './routeStops.ts'

/** Half the height of a mark, and the width of its digits, in pixels. */
const RADIUS = 12
const DIGIT = 7

/** A point of the route, and where on the map it lies. */
interface MappedPoint extends RoutePoint {
  readonly position: LatLngTuple
}

/**
 * Puts the stops of a route on the map: a dot for each, and as many marks with days and names as find room at a zoom.
 * @param markerIcon address of an image for the marks; null writes the days on them
 */
export function addStops(map: LeafletMap, points: readonly MappedPoint[], markerIcon: string | null): void {
  const stops = routeStops(points)
  for (const stop of stops) circleMarker(stop.position, { radius: 4, className: styles.dot ?? '', stroke: false, fillOpacity: 1, interactive: false }).addTo(map)
  const layer = layerGroup().addTo(map)
  const arrange = () => {
    // The typeface may come after the visitor has gone.
    if (!map.hasLayer(layer)) return
    layer.clearLayers()
    const drawn = stops.map((stop) => {
      const { x, y } = map.latLngToContainerPoint(stop.position)
      return { ...stop, x, y }
    })
    const marks = routeMarks(drawn, { radius: RADIUS, digit: markerIcon === null ? DIGIT : 0 }).map((mark) => ({ mark, ...markElements(mark, markerIcon) }))
    for (const { mark, stand } of marks) {
      const icon = divIcon({ html: stand, className: styles.stop ?? '', iconSize: [2 * mark.reach, 2 * RADIUS] })
      layer.addLayer(marker(map.containerPointToLatLng([mark.x, mark.y]), { icon, interactive: false, keyboard: false }))
    }
    showNames(marks, map)
  }
  map.on('zoomend moveend resize', arrange)
  arrange()
  // Names are measured in the typeface they are set in.
  void document.fonts.ready.then(arrange)
}

/** A mark and the name beside it. */
function markElements({ label, names }: RouteMark, markerIcon: string | null) {
  const stand = document.createElement('span')
  const mark = document.createElement(markerIcon === null ? 'span' : 'img')
  mark.className = styles.mark ?? ''
  if (markerIcon === null) mark.textContent = label
  else mark.setAttribute('src', markerIcon)
  const name = document.createElement('span')
  name.className = styles.name ?? ''
  name.textContent = markName(names)
  stand.append(mark, name)
  return { stand, name }
}

/** Shows the names for which there is room. */
function showNames(marks: readonly { readonly mark: RouteMark; readonly name: HTMLElement }[], map: LeafletMap): void {
  const { x: width, y: height } = map.getSize()
  const places = marks.map(({ mark: { x, y, reach }, name }) => ({ name: name.textContent, x, y, reach, width: name.offsetWidth }))
  const lineHeight = marks[0]?.name.offsetHeight ?? 0
  placeNames(places, { width, height, lineHeight, radius: RADIUS }).forEach((at, index) => {
    const [name, place] = [marks[index]?.name, places[index]]
    if (name === undefined || place === undefined) return
    name.style.visibility = at ? 'visible' : 'hidden'
    if (!at) return
    name.style.left = `${at.x - place.x + place.reach}px`
    name.style.top = `${at.y - place.y + RADIUS}px`
  })
}
