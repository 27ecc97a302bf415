import type { LatLngTuple } from 'leaflet'
import { borders, lakes, land } from 'virtual:base-map'

/** Resolution of the coordinates; lakes are finer, since their arms are narrow. */
const STEPS_PER_DEGREE = { land: 100, lakes: 500, borders: 100 } as const

/** Lines of the base map, as degrees north and east. */
export interface BaseMapLines {
  readonly land: readonly LatLngTuple[][]
  readonly lakes: readonly LatLngTuple[][]
  readonly borders: readonly LatLngTuple[][]
}

/** Decodes the outlines of land and lakes, and the borders. */
export function baseMapLines(): BaseMapLines {
  return {
    land: land.map((ring) => toLine(ring, STEPS_PER_DEGREE.land)),
    lakes: lakes.map((ring) => toLine(ring, STEPS_PER_DEGREE.lakes)),
    borders: borders.map((line) => toLine(line, STEPS_PER_DEGREE.borders)),
  }
}

/** Decodes a delta-encoded line: `[east, north, east, north …]`, in steps. */
function toLine(steps: readonly number[], stepsPerDegree: number): LatLngTuple[] {
  let [east, north] = [0, 0]
  const line: LatLngTuple[] = []
  for (let index = 0; index + 1 < steps.length; index += 2) {
    east += steps[index] ?? 0
    north += steps[index + 1] ?? 0
    line.push([north / stepsPerDegree, east / stepsPerDegree])
  }
  return line
}
