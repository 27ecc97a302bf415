import type { Canvas } from './canvas.ts'
import { box, disc, polygon, transformed, type Point } from './svg.ts'

const YELLOW = '#ffc72c'
const FIR = '#14342b'
const PANE = '#dff0ea'

/** Position of the coach: `at` is the middle between its wheels on the road, `turn` the slope of the road in degrees. */
export interface CoachPosition {
  readonly at: Point
  readonly length: number
  readonly turn?: number
  /** False: drives to the right. */
  readonly flip?: boolean
}

/** The operator's coach in its own colours, independent of the scheme. */
export function coach({ scheme }: Canvas, { at, length, turn = 0, flip = false }: CoachPosition): string {
  const pane = scheme.isNight ? '#ffe9a8' : PANE
  const parts = [
    scheme.isNight ? beam() : '',
    `<path fill="${YELLOW}" d="M-10 -1.4V-6.6Q-10 -7.4 -9.2 -7.4H7.6Q8.9 -7.4 9.3 -6.3L10 -3.4V-1.4z"/>`,
    `<path fill="${FIR}" d="M-10 -6.1V-6.6Q-10 -7.4 -9.2 -7.4H7.6Q8.7 -7.4 9.2 -6.6L9.37 -6.1z"/>`,
    `<path fill="${FIR}" d="M-9.4 -5.5H9.5L9.92 -3.7L9.95 -3.5H-9.4z"/>`,
    ...[-9, -5.9, -2.8, 0.3, 3.4].map((x) => box([x, -5.2], [2.7, 1.45], pane)),
    polygon(
      [
        [6.5, -5.2],
        [9.3, -5.2],
        [9.66, -3.75],
        [6.5, -3.75],
      ],
      pane,
    ),
    box([-10, -2.2], [20, 0.8], FIR),
    ...[-6.4, 6].map((x) => disc([x, -1.3], 1.45, '#111d1b') + disc([x, -1.3], 0.55, '#c9d3cf')),
  ]
  return transformed(parts.join(''), at, { turn, scale: length / 20, flip })
}

function beam(): string {
  return `<path fill="#ffe9a8" fill-opacity="0.32" d="M9.8 -2.6L25 -4.6V0.4L9.8 -1.6z"/>`
}
