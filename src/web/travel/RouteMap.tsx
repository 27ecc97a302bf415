import 'leaflet/dist/leaflet.css'
import { Browser, control, divIcon, map as createMap, marker, polyline, tileLayer, type LatLngTuple, type Map as LeafletMap } from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'
import { t } from '#web/text/travel.ts'
import { drawBaseMap } from './baseMap.ts'
import { placeNames } from './placeNames.ts'
import styles from './RouteMap.module.css'
import type { RoutePoint } from './routePoints.ts'
import { routeStops, type RouteStop } from './routeStops.ts'

interface Props {
  readonly points: readonly RoutePoint[]
  readonly color: string
  /** Address of a marker image; null draws the number of the day in a circle. */
  readonly markerIcon: string | null
  /** Template of a tile server; null draws the own base map. */
  readonly tileUrl: string | null
}

/** Diameter of the mark of a stop, in pixels. */
const MARK_PX = 24

/** Nearer than this the base map is coarser than the way. */
const NEAREST_ZOOM = 11

/** The route on a map that can be moved and enlarged. For the browser only: it is loaded lazily. */
export function RouteMap({ points, color, markerIcon, tileUrl }: Props) {
  const ground = useRef<HTMLDivElement>(null)
  const draw = useEffectEvent((map: LeafletMap) => {
    const line = polyline(points.map(toPosition), { color, weight: 3, className: styles.line ?? '', interactive: false }).addTo(map)
    map.fitBounds(line.getBounds(), { padding: [48, 48] })
    const drawn = routeStops(points).map((stop) => ({ stop, element: addStop(stop, map, markerIcon) }))
    const arrange = () => arrangeNames(drawn, map)
    map.on('zoomend moveend resize', arrange)
    arrange()
    // Names are measured in the typeface they are set in.
    void document.fonts.ready.then(arrange)
  })
  useEffect(() => {
    if (ground.current === null) return
    const map = createMap(ground.current, {
      ...{ scrollWheelZoom: false, zoomControl: false, attributionControl: tileUrl !== null, maxZoom: tileUrl === null ? NEAREST_ZOOM : 18 },
      // With one finger the page is scrolled; two fingers move the map.
      dragging: !Browser.mobile,
    })
    control.zoom({ zoomInTitle: t('travel.zoomIn'), zoomOutTitle: t('travel.zoomOut') }).addTo(map)
    draw(map)
    if (tileUrl === null) drawBaseMap(map, { land: styles.land ?? '', border: styles.border ?? '' })
    else tileLayer(tileUrl).addTo(map)
    return () => {
      map.remove()
    }
  }, [points, tileUrl])
  return <div ref={ground} className={styles.ground} />
}

function toPosition({ latitude, longitude }: RoutePoint): LatLngTuple {
  return [latitude, longitude]
}

/** Puts mark and name of a stop on the map; answers the element of the name. */
function addStop(stop: RouteStop, map: LeafletMap, markerIcon: string | null): HTMLElement {
  const stand = document.createElement('span')
  const mark = document.createElement(markerIcon === null ? 'span' : 'img')
  mark.className = styles.mark ?? ''
  if (markerIcon === null) mark.textContent = String(stop.day)
  else mark.setAttribute('src', markerIcon)
  const name = document.createElement('span')
  name.className = styles.name ?? ''
  name.textContent = stop.name
  stand.append(mark, name)
  const icon = divIcon({ html: stand, className: styles.stop ?? '', iconSize: [MARK_PX, MARK_PX] })
  // The first days lie on top, where the way comes back to where it began.
  marker(toPosition(stop), { icon, interactive: false, keyboard: false, zIndexOffset: -stop.day }).addTo(map)
  return name
}

interface DrawnStop {
  readonly stop: RouteStop
  readonly element: HTMLElement
}

/** Shows the names for which there is room at this zoom. */
function arrangeNames(drawn: readonly DrawnStop[], map: LeafletMap): void {
  const { x: width, y: height } = map.getSize()
  const places = drawn.map(({ stop, element }) => {
    const { x, y } = map.latLngToContainerPoint(toPosition(stop))
    return { name: stop.name, x, y, width: element.offsetWidth }
  })
  const lineHeight = drawn[0]?.element.offsetHeight ?? 0
  const placed = placeNames(places, { width, height, lineHeight, radius: MARK_PX / 2 })
  drawn.forEach(({ element }, index) => {
    const [place, at] = [places[index], placed[index]]
    element.style.visibility = at ? 'visible' : 'hidden'
    if (!at || place === undefined) return
    element.style.left = `${at.x - place.x + MARK_PX / 2}px`
    element.style.top = `${at.y - place.y + MARK_PX / 2}px`
  })
}
