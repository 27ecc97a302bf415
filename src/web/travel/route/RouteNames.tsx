import { useMemo } from 'react'
import { BaseMapNames } from '#web/map/BaseMapNames.tsx'
import { baseMapNames } from '#web/map/baseMapNames.ts'
import map from '#web/map/leafletMap.module.css'
import { ZOOM_BUTTONS, type MapView } from '#web/map/mapView.ts'
import { bodyFamily, measureBaseMapName, textWidth } from '#web/map/measureText.ts'
import { dotOf } from '#web/map/placeLabels.ts'
import { toPosition, type Box } from '#web/map/plane.ts'
import { StopLabels } from './StopLabels.tsx'
import { segmentsOf, type DrawnRoute } from './drawnRoute.ts'
import { LABEL, stopLabels } from './stopLabels.ts'

interface Props {
  readonly route: DrawnRoute
  readonly view: MapView
  /** Position of the inset; null without one. */
  readonly inset: Box | null
  readonly markerIcon: string | null
  /** Whether our base map is drawn: tiles have names of their own. */
  readonly hasBaseMap: boolean
}

/** Half the side of a marker image. */
const ICON = 12

/** Labels of stops, countries, towns and waters, over a map. */
export function RouteNames({ route, view, inset, markerIcon, hasBaseMap }: Props) {
  const { stops, labels, names } = useMemo(
    () => placeNames({ route, view, inset, markerIcon, hasBaseMap }),
    [route, view, inset, markerIcon, hasBaseMap],
  )
  return (
    <svg className={map.names} width={view.width} height={view.height} aria-hidden>
      <BaseMapNames names={names} />
      {markerIcon === null
        ? null
        : stops.map(({ name, x, y }) => (
            <image key={name} href={markerIcon} x={x - ICON} y={y - ICON} width={2 * ICON} height={2 * ICON} />
          ))}
      <StopLabels labels={labels} />
    </svg>
  )
}

function placeNames({ route, view, inset, markerIcon, hasBaseMap }: Props) {
  const reach = markerIcon === null ? LABEL.dot : ICON
  const lines = segmentsOf(route.legs.map((leg) => leg.map((point) => view.toDrawing(toPosition(point)))))
  const stops = route.stops.map((stop) => ({ name: stop.name, days: stop.days, ...view.toDrawing(stop) }))
  const blocks = inset === null ? [ZOOM_BUTTONS] : [ZOOM_BUTTONS, inset]
  const labels = stopLabels(
    stops,
    { ...view, blocks, lines },
    {
      measure: (name) => textWidth(name, `550 14px ${bodyFamily()}`),
      hasDays: markerIcon === null,
      reach,
    },
  )
  const taken = [...blocks, ...labels.map(({ box }) => box), ...stops.map((stop) => dotOf({ ...stop, reach }))]
  const leaders = labels.flatMap(({ leader }) => (leader === null ? [] : [leader]))
  const names = hasBaseMap
    ? baseMapNames(
        view,
        { blocks: taken, lines: [...lines, ...leaders], names: stops.map(({ name }) => name) },
        measureBaseMapName,
      )
    : []
  return { stops, labels, names }
}
