/** A place of a drawing with the room its name takes, all in the units of the drawing. */
export interface NamedPlace {
  readonly name: string
  readonly x: number
  readonly y: number
  /** Width of the written name. */
  readonly width: number
  /** Half the width of the mark. */
  readonly reach: number
}

/** Where a name stands: its left upper corner. */
export interface PlacedName {
  readonly x: number
  readonly y: number
}

interface Ground {
  readonly width: number
  readonly height: number
  /** Height of a line of text. */
  readonly lineHeight: number
  /** Half the height of a mark. */
  readonly radius: number
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Free room between a mark and its name. */
const GAP = 4

/**
 * Finds room for the names of places beside their marks: no name covers another one, a mark, or the edge. A name for
 * which there is no room is null; start and end of the list come first, for they say most about a way.
 */
export function placeNames(places: readonly NamedPlace[], ground: Ground): readonly (PlacedName | null)[] {
  const { radius } = ground
  const marks = places.map(({ x, y, reach }): Box => ({ left: x - reach, top: y - radius, right: x + reach, bottom: y + radius }))
  const taken: Box[] = []
  const placed: (PlacedName | null)[] = places.map(() => null)
  for (const index of byImportance(places.length)) {
    const place = places[index]
    if (place === undefined) continue
    const others = marks.filter((_, other) => other !== index)
    const box = boxesBeside(place, ground).find(
      (wanted) => isInside(wanted, ground) && ![...taken, ...others].some((other) => overlap(wanted, other)),
    )
    if (box === undefined) continue
    taken.push(box)
    placed[index] = { x: box.left, y: box.top }
  }
  return placed
}

/** First, last, then the rest in order. */
function byImportance(length: number): readonly number[] {
  const order = Array.from({ length }, (_, index) => index)
  return [...new Set([0, length - 1, ...order])].filter((index) => index >= 0)
}

/** Right, left, above and below, then the corners. */
function boxesBeside({ x, y, width, reach }: NamedPlace, { lineHeight, radius }: Ground): readonly Box[] {
  const [aside, away] = [reach + GAP, radius + GAP]
  const [right, left, centre] = [x + aside, x - aside - width, x - width / 2]
  const [middle, above, below] = [y - lineHeight / 2, y - away - lineHeight, y + away]
  const corners = [
    ...[[right, middle], [left, middle], [centre, above], [centre, below]],
    ...[[right, above], [right, below], [left, above], [left, below]],
  ]
  return corners.map(([edge = 0, top = 0]) => ({ left: edge, top, right: edge + width, bottom: top + lineHeight }))
}

function isInside({ left, top, right, bottom }: Box, { width, height }: Ground): boolean {
  return left >= 0 && top >= 0 && right <= width && bottom <= height
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
