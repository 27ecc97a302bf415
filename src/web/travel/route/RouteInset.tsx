import { HOME_CENTRE } from '#web/map/home.ts'
import { boxAround, fitting, grown, toPlane, type Box, type Point } from '#web/map/plane.ts'
import styles from './RouteInset.module.css'
import type { DrawnRoute } from './drawnRoute.ts'

/** Base map as lines of the plane. */
export interface InsetBaseMap {
  readonly land: readonly (readonly Point[])[]
  readonly borders: readonly (readonly Point[])[]
}

interface Props {
  readonly route: DrawnRoute
  /** Position on the drawing. */
  readonly box: Box
  readonly color: string
  /** Null while the base map is not loaded. */
  readonly baseMap: InsetBaseMap | null
}

const MARGIN = 14

/** Minimum extent, as a fraction of the world: about 1000 km, enough to recognise the coasts. */
const MIN_SIDE = 0.04

/** Overview map in a corner: the frame of the large map, and the route there from home. */
export function RouteInset({ route, box, color, baseMap }: Props) {
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const all = [
    toPlane(HOME_CENTRE),
    { x: route.box.left, y: route.box.top },
    { x: route.box.right, y: route.box.bottom },
    ...route.legs.flat(),
  ]
  const wanted = withMinSide(boxAround(all))
  const toDrawing = fitting(wanted, { left: MARGIN, top: MARGIN, right: width - MARGIN, bottom: height - MARGIN })
  const frame = boxAround(
    [
      { x: route.box.left, y: route.box.top },
      { x: route.box.right, y: route.box.bottom },
    ].map(toDrawing),
  )
  const shown = grown(frame, Math.max(3, (10 - (frame.right - frame.left)) / 2))
  const home = toDrawing(toPlane(route.home ?? HOME_CENTRE))
  return (
    <svg x={box.left} y={box.top} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <rect className={baseMap === null ? styles.land : styles.water} width={width} height={height} />
      {baseMap === null ? null : <path className={styles.land} d={pathOf(baseMap.land, toDrawing, 'Z')} />}
      {baseMap === null ? null : <path className={styles.border} d={pathOf(baseMap.borders, toDrawing, '')} />}
      <path className={styles.route} stroke={color} d={pathOf(route.legs, toDrawing, '')} />
      <rect
        className={styles.frame}
        x={shown.left}
        y={shown.top}
        width={shown.right - shown.left}
        height={shown.bottom - shown.top}
      />
      <circle className={styles.home} cx={home.x} cy={home.y} r={3.5} />
      <rect className={styles.edge} width={width} height={height} />
    </svg>
  )
}

function withMinSide(box: Box): Box {
  const lack = MIN_SIDE - Math.max(box.right - box.left, box.bottom - box.top)
  return lack > 0 ? grown(box, lack / 2) : box
}

/** SVG path of lines; points that round to the previous one are left out. */
function pathOf(lines: readonly (readonly Point[])[], toDrawing: (point: Point) => Point, end: string): string {
  return lines.map((line) => pieceOf(line.map(toDrawing), end)).join('')
}

function pieceOf(line: readonly Point[], end: string): string {
  const written = line
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .filter((at, index, all) => at !== all[index - 1])
  return written.length < 2 ? '' : `M${written.join('L')}${end}`
}
