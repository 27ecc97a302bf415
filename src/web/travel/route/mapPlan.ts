import { ZOOM_BUTTONS } from '#web/map/mapView.ts'
import { fitting, grown, overlap, type Box, type Point, type Size } from '#web/map/plane.ts'

/** Layout of a route in a map of a given size. */
export interface MapPlan {
  /** Box the shown part of the route is fitted into. */
  readonly room: Box
  /** Position of the inset; null without one. */
  readonly inset: Box | null
}

/** Margin around the stops, for their labels and the zoom buttons. */
const MARGIN = 44

/** Side of the inset as a fraction of the width, with its limits. */
const INSET = { part: 0.36, least: 104, most: 176, edge: 8 } as const

/** Minimum distance between a stop and the inset or the zoom buttons. */
const CLEAR = 14

interface RouteExtent {
  /** Shown region, in plane coordinates. */
  readonly box: Box
  readonly stops: readonly Point[]
  readonly hasInset: boolean
}

/** Places the inset in a corner without stops, else leaves a strip free for it. No stop lies below the zoom buttons. */
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

/** Bottom left, bottom right, top right; the zoom buttons are top left. */
function cornersOf({ width, height }: Size, side: number): readonly Box[] {
  const [near, farX, farY] = [INSET.edge, width - INSET.edge - side, height - INSET.edge - side]
  return [
    [near, farY],
    [farX, farY],
    [farX, near],
  ].map(([left = 0, top = 0]) => ({ left, top, right: left + side, bottom: top + side }))
}
