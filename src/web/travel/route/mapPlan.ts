import { ZOOM_BUTTONS } from '#web/map/mapView.ts'
import { fitting, grown, overlap, type Box, type Point, type Size } from '#web/map/plane.ts'

/** Where the route stands in a map of some size. */
export interface MapPlan {
  /** What the shown part of the route is fitted into. */
  readonly room: Box
  /** Where the small map lies; null where there is none. */
  readonly inset: Box | null
}

/** Free room around the stops, for their labels; above there are buttons, and labels stand higher than their dots. */
const MARGIN = 44

/** Side of the small map, as a part of the width, and its limits. */
const INSET = { part: 0.36, least: 104, most: 176, edge: 8 } as const

/** Between a stop and the small map or the buttons. */
const CLEAR = 14

interface RouteExtent {
  /** Of the plane. */
  readonly box: Box
  readonly stops: readonly Point[]
  readonly hasInset: boolean
}

/** Puts the small map into a corner without stops; where each has one, the route leaves it a side. Nor is a stop below the buttons. */
export function mapPlan({ box, stops, hasInset }: RouteExtent, size: Size): MapPlan {
  const room = grown({ left: 0, top: 0, right: size.width, bottom: size.height }, -MARGIN)
  const side = hasInset ? Math.min(Math.max(size.width * INSET.part, INSET.least), INSET.most) : 0
  const corners = hasInset ? cornersOf(size, side) : [null]
  const rooms = hasInset
    ? [room, { ...room, top: Math.max(room.top, side) }, { ...room, bottom: size.height - side - MARGIN / 2 }]
    : [room]
  for (const plan of rooms.flatMap((one) => [one, { ...one, left: ZOOM_BUTTONS.right + CLEAR }])) {
    const drawn = stops.map(fitting(box, plan))
    const isFree = (corner: Box | null) =>
      corner === null ||
      !drawn.some(({ x, y }) => overlap(grown(corner, CLEAR), { left: x, top: y, right: x, bottom: y }))
    const inset = corners.find(isFree)
    if (inset !== undefined && isFree(ZOOM_BUTTONS)) return { room: plan, inset }
  }
  return { room, inset: corners[0] ?? null }
}

/** Bottom left, bottom right, top right; top left are the buttons. */
function cornersOf({ width, height }: Size, side: number): readonly Box[] {
  const [near, farX, farY] = [INSET.edge, width - INSET.edge - side, height - INSET.edge - side]
  return [
    [near, farY],
    [farX, farY],
    [farX, near],
  ].map(([left = 0, top = 0]) => ({ left, top, right: left + side, bottom: top + side }))
}
