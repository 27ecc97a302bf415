import type { LatLngTuple } from 'leaflet'
import { borders, lakes, land } from 'virtual:base-map'

/** Lakes are finer: their arms are narrow. */
const STEPS_OF_A_DEGREE = { land: 100, lakes: 500, borders: 100 } as const

/** Lines of the ground, as degrees north and east. */
export interface GroundLines {
  readonly land: readonly LatLngTuple[][]
  readonly lakes: readonly LatLngTuple[][]
  readonly borders: readonly LatLngTuple[][]
}

/** Outlines of land and lakes, and the borders. */
export function baseMapLines(): GroundLines {
  return {
    land: land.map((ring) => toLine(ring, STEPS_OF_A_DEGREE.land)),
    lakes: lakes.map((ring) => toLine(ring, STEPS_OF_A_DEGREE.lakes)),
    borders: borders.map((line) => toLine(line, STEPS_OF_A_DEGREE.borders)),
  }
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
