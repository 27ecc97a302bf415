import type { LatLngTuple, Map as LeafletMap } from 'leaflet'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { baseMapLines } from '#web/map/baseMapLines.ts'
import { createLeafletMap, toLatLng } from '#web/map/leafletMap.ts'
import { addOverlay, type Overlay } from '#web/map/overlay.ts'
import { toPlane, toPosition } from '#web/map/plane.ts'
import { t } from '#web/text/travel.ts'
import { RouteInset } from './RouteInset.tsx'
import styles from './RouteMap.module.css'
import { RouteNames } from './RouteNames.tsx'
import { planOf, type DrawnRoute } from './drawnRoute.ts'
import { addRoute } from './routeMapLines.ts'

interface Props {
  readonly route: DrawnRoute
  readonly color: string
  /** Address of a marker image; null writes the days beside the stops. */
  readonly markerIcon: string | null
  /** Template of a tile server; null draws the own base map. */
  readonly tileUrl: string | null
}

/** Nearer than this the base map is coarser than the way. */
const NEAREST_ZOOM = 11

const lines = baseMapLines()
const toPlaneLine = (line: readonly LatLngTuple[]) =>
  line.map(([latitude, longitude]) => toPlane({ latitude, longitude }))
const insetGround = { land: lines.land.map(toPlaneLine), borders: lines.borders.map(toPlaneLine) }

/** The route on a map that can be moved and enlarged. For the browser only: it is loaded lazily. */
export function RouteMap({ route, color, markerIcon, tileUrl }: Props) {
  const ground = useRef<HTMLDivElement>(null)
  const [overlay, setOverlay] = useState<Overlay | null>(null)
  const draw = useEffectEvent((map: LeafletMap) => {
    fitRoute(map, route)
    addRoute(map, route, { color, markerIcon, land: lines.land })
  })
  useEffect(() => {
    if (ground.current === null) return
    const map = createLeafletMap(ground.current, {
      tileUrl,
      lines,
      maxZoom: tileUrl === null ? NEAREST_ZOOM : 18,
      zoomIn: t('travel.zoomIn'),
      zoomOut: t('travel.zoomOut'),
    })
    draw(map)
    map.on('resize', () => fitRoute(map, route))
    addOverlay(map, setOverlay)
    return () => {
      map.remove()
    }
  }, [route, tileUrl])
  const inset = overlay === null ? null : planOf(route, overlay.view).inset
  return (
    <>
      <div ref={ground} className={styles.ground} />
      {overlay === null
        ? null
        : createPortal(
            <RouteNames
              route={route}
              view={overlay.view}
              inset={inset}
              markerIcon={markerIcon}
              hasGround={tileUrl === null}
            />,
            overlay.element,
          )}
      {inset === null ? null : (
        <svg className={styles.inset} aria-hidden>
          <RouteInset route={route} box={inset} color={color} ground={insetGround} />
        </svg>
      )}
    </>
  )
}

/** Shows the region of the route, beside the small map. */
function fitRoute(map: LeafletMap, route: DrawnRoute): void {
  const { x: width, y: height } = map.getSize()
  const { room } = planOf(route, { width, height })
  const { left, top, right, bottom } = route.box
  map.fitBounds([toLatLng(toPosition({ x: left, y: bottom })), toLatLng(toPosition({ x: right, y: top }))], {
    paddingTopLeft: [room.left, room.top],
    paddingBottomRight: [width - room.right, height - room.bottom],
    animate: false,
  })
}
