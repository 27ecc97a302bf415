import { useMemo } from 'react'
import type { BusStop } from '#domain/catalogue/busNetwork.ts'
import { BaseMapNames } from '#web/map/BaseMapNames.tsx'
import { baseMapNames } from '#web/map/baseMapNames.ts'
import { LeaderLine } from '#web/map/LeaderLine.tsx'
import map from '#web/map/leafletMap.module.css'
import label from '#web/map/mapLabel.module.css'
import { inView, ZOOM_BUTTONS, type MapView } from '#web/map/mapView.ts'
import { bodyFamily, measureBaseMapName, textWidth } from '#web/map/measureText.ts'
import { dotOf, placedLabels } from '#web/map/placeLabels.ts'
import { townsOfStops } from './stopTowns.ts'
import styles from './StopMap.module.css'

interface Props {
  /** In order of the priority of their labels. */
  readonly stops: readonly BusStop[]
  /** Null when none is chosen. */
  readonly stopNo: string | null
  readonly view: MapView
  /** Whether the base map is ours: tiles have names of their own. */
  readonly hasBaseMap: boolean
}

const REACH = 9
const LINE = 18

/** Labels of the towns with stops, and those of the base map where there is room. */
export function StopNames({ stops, stopNo, view, hasBaseMap }: Props) {
  const { labels, names } = useMemo(
    () => layOutLabels({ stops, stopNo, view, hasBaseMap }),
    [stops, stopNo, view, hasBaseMap],
  )
  return (
    <svg className={map.names} width={view.width} height={view.height} aria-hidden>
      <BaseMapNames names={names} />
      {labels.map(({ town, isChosen, box, leader }) => (
        <g key={town}>
          <LeaderLine leader={leader} />
          <text
            className={isChosen ? `${label.name} ${styles.chosenTown}` : label.name}
            x={box.left}
            y={(box.top + box.bottom) / 2}
            dy="0.35em"
          >
            {town}
          </text>
        </g>
      ))}
    </svg>
  )
}

function layOutLabels({ stops, stopNo, view, hasBaseMap }: Props) {
  const towns = townsOfStops(stops, stopNo).map((town) => ({ ...town, ...view.toDrawing(town.position), reach: REACH }))
  const sized = inView(towns, view).map((town) => ({
    ...town,
    height: LINE,
    width: textWidth(town.town, `${town.isChosen ? 700 : 550} 14px ${bodyFamily()}`),
  }))
  const labels = placedLabels(sized, { ...view, blocks: [ZOOM_BUTTONS], lines: [] })
  const blocks = [ZOOM_BUTTONS, ...labels.map(({ box }) => box), ...sized.map(dotOf)]
  const lines = labels.flatMap(({ leader }) => (leader === null ? [] : [leader]))
  const names = hasBaseMap
    ? baseMapNames(view, { blocks, lines, names: towns.map(({ town }) => town) }, measureBaseMapName)
    : []
  return { labels, names }
}
