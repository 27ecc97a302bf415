import { countriesInView } from './countryNames.ts'
import { unitsPerKilometre, type MapView } from './mapView.ts'
import { crosses, type Segment } from './placeLabels.ts'
import { grown, overlap, type Box, type Point, type Size } from './plane.ts'
import { TOWNS } from './towns.ts'
import { WATERS } from './waters.ts'

/** A placed name of the base map. */
export interface BaseMapName {
  readonly kind: 'country' | 'town' | 'water'
  readonly name: string
  readonly box: Box
  /** The dot of a town; null for others. */
  readonly dot: Point | null
}

/** Obstacles on the map. */
export interface Occupied {
  readonly blocks: readonly Box[]
  readonly lines: readonly Segment[]
  /** Names not to repeat. */
  readonly names: readonly string[]
}

type Measure = (kind: BaseMapName['kind'], name: string) => Size

/** Area of the drawing for each town name, in square units; limits the density of names. */
const AREA_PER_TOWN = 26_000

/** Margin around a name. */
const MARGIN = 5

/** A town closer than this to an obstacle counts as the same place. */
const SAME_PLACE = 12

/** Places names of countries, waters and towns where they overlap nothing; the others are left out. */
export function baseMapNames(view: MapView, occupied: Occupied, measure: Measure): readonly BaseMapName[] {
  const named: BaseMapName[] = []
  const isFree = (box: Box) =>
    box.left > MARGIN &&
    box.top > MARGIN &&
    box.right < view.width - MARGIN &&
    box.bottom < view.height - MARGIN &&
    ![...occupied.blocks, ...named.map((other) => other.box)].some((other) => overlap(grown(box, MARGIN), other)) &&
    !occupied.lines.some((line) => crosses(line, grown(box, 2)))
  const add = (wanted: Omit<BaseMapName, 'box'>, boxes: readonly Box[]) => {
    const box = named.some(({ name }) => name === wanted.name) ? undefined : boxes.find(isFree)
    if (box !== undefined) named.push({ ...wanted, box })
    return box !== undefined
  }
  for (const { name, points } of countriesInView(view))
    add(
      { kind: 'country', name, dot: null },
      points.map((point) => around(point, measure('country', name))),
    )
  for (const [name, latitude, longitude, kilometres] of WATERS) {
    const size = measure('water', name)
    if (kilometres * unitsPerKilometre(view, { latitude, longitude }) < size.width * 0.8) continue
    add({ kind: 'water', name, dot: null }, [around(view.toDrawing({ latitude, longitude }), size)])
  }
  let left = Math.round((view.width * view.height) / AREA_PER_TOWN)
  for (const [name, latitude, longitude] of TOWNS) {
    const dot = view.toDrawing({ latitude, longitude })
    const isKnown =
      occupied.names.includes(name) ||
      occupied.blocks.some((block) => overlap(block, grown(around(dot, { width: 0, height: 0 }), SAME_PLACE / 2)))
    if (left > 0 && !isKnown && add({ kind: 'town', name, dot }, besides(dot, measure('town', name)))) left -= 1
  }
  return named
}

function around({ x, y }: Point, { width, height }: Size): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 }
}

/** Boxes right and left of a dot, each containing the dot. */
function besides({ x, y }: Point, { width, height }: Size): readonly Box[] {
  const [top, bottom, wide] = [y - height / 2, y + height / 2, width + 6]
  return [
    { left: x - 2, top, right: x + wide, bottom },
    { left: x - wide, top, right: x + 2, bottom },
  ]
}
