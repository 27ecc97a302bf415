import type { Colour } from './colour.ts'

/** In units of the canvas: x to the right, y downwards. */
export type Point = readonly [x: number, y: number]

/** Height of every canvas in units; the width follows from the aspect ratio. */
export const CANVAS_HEIGHT = 100

/** Rounds to two decimals: a fifth of a pixel at a height of 2000 pixels. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** Open path of straight lines through the points. */
export function linePath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`
}

/** Open smooth path through the points. */
export function smoothPath(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0]
  const pieces = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)]
    const first: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6]
    const second: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6]
    return [first, second, end].map(([x, y]) => `${short(x)} ${short(y)}`).join(' ')
  })
  const [x, y] = at(0)
  return `M${short(x)} ${short(y)}C${pieces.join(' ')}`
}

export function filled(path: string, fill: Colour): string {
  return `<path fill="${fill}" d="${path}"/>`
}

/** A filled polygon. */
export function polygon(points: readonly Point[], fill: Colour): string {
  return filled(`${linePath(points)}Z`, fill)
}

/** A filled closed smooth curve. */
export function blob(points: readonly Point[], fill: Colour): string {
  const [first] = points
  return first === undefined ? '' : filled(`${smoothPath([...points, first])}Z`, fill)
}

/** Area below a smooth line, down to `floor` (default: the bottom of the canvas). */
export function below(points: readonly Point[], fill: Colour, floor = CANVAS_HEIGHT + 1): string {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return ''
  return filled(`${smoothPath(points)}L${short(last[0])} ${short(floor)}L${short(first[0])} ${short(floor)}Z`, fill)
}

/** Area below a polyline, down to `floor` (default: the bottom of the canvas). */
export function belowEdge(points: readonly Point[], fill: Colour, floor = CANVAS_HEIGHT + 1): string {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return ''
  return polygon([...points, [last[0], floor], [first[0], floor]], fill)
}

/** A rectangle by its upper left corner and size. */
export function box([x, y]: Point, [width, height]: Point, fill: Colour): string {
  return `<path fill="${fill}" d="M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z"/>`
}

export function disc([x, y]: Point, radius: number, fill: Colour): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`
}

/** Clips a drawing by a path. @param name unique within a canvas */
export function clipped(name: string, path: string, drawing: string): string {
  return `<clipPath id="${name}"><path d="${path}"/></clipPath><g clip-path="url(#${name})">${drawing}</g>`
}

/** Moves, rotates (degrees, clockwise) and scales a drawing made around 0, 0. */
export function transformed(drawing: string, [x, y]: Point, { turn = 0, scale = 1, flip = false } = {}): string {
  const turned = turn === 0 ? '' : ` rotate(${short(turn)})`
  const scaled = scale === 1 && !flip ? '' : ` scale(${short(flip ? -scale : scale)} ${short(scale)})`
  return `<g transform="translate(${short(x)} ${short(y)})${turned}${scaled}">${drawing}</g>`
}

/** In pixels. */
export interface PosterSize {
  readonly width: number
  readonly height: number
}
