import { polygon, polyline, type LatLngTuple, type Map as LeafletMap } from 'leaflet'
import { borders, lakes, land } from 'virtual:base-map'

/** Names of the styles. */
interface Looks {
  readonly land: string
  readonly lake: string
  readonly border: string
}

/** Lakes are finer: their arms are narrow. */
const STEPS_OF_A_DEGREE = { land: 100, lakes: 500, borders: 100 } as const

/** Between the tiles and the lines drawn over them. */
const GROUND_LEVEL = '250'

/** Lines of the ground, as degrees north and east. */
export interface GroundLines {
  readonly land: readonly LatLngTuple[][]
  readonly lakes: readonly LatLngTuple[][]
  readonly borders: readonly LatLngTuple[][]
}

/** Outlines of land and lakes, and the borders. */
export function groundLines(): GroundLines {
  return {
    land: land.map((ring) => toLine(ring, STEPS_OF_A_DEGREE.land)),
    lakes: lakes.map((ring) => toLine(ring, STEPS_OF_A_DEGREE.lakes)),
    borders: borders.map((line) => toLine(line, STEPS_OF_A_DEGREE.borders)),
  }
}

/** Draws land, lakes and borders below everything else: the ground of a map without a tile server. */
export function drawBaseMap(map: LeafletMap, lines: GroundLines, looks: Looks): void {
  map.createPane('ground').style.zIndex = GROUND_LEVEL
  const drawn = { pane: 'ground', interactive: false } as const
  polygon([...lines.land], { ...drawn, className: looks.land, stroke: false, fillOpacity: 1 }).addTo(map)
  polygon([...lines.lakes], { ...drawn, className: looks.lake, stroke: false, fillOpacity: 1 }).addTo(map)
  polyline([...lines.borders], { ...drawn, className: looks.border, fill: false, weight: 1 }).addTo(map)
}

/** Positions of a line that is given in steps, `[east, north, east, north …]`. */
function toLine(steps: readonly number[], stepsOfADegree: number): LatLngTuple[] {
  let [east, north] = [0, 0]
  const line: LatLngTuple[] = []
  for (let index = 0; index + 1 < steps.length; index += 2) {
    east += steps[index] ?? 0
    north += steps[index + 1] ?? 0
    line.push([north / stepsOfADegree, east / stepsOfADegree])
  }
  return line
}
