import { mix, type Colour } from './colour.ts'
import type { Scheme } from './schemes.ts'
import { box, disc, filled, polygon, transformed, type Point, short } from './svg.ts'

/** A sailing boat under main and jib. @param at middle of its water line */
export function sailingBoat(at: Point, height: number, { snow, snowShade, dark, roof }: Scheme): string {
  const hull = `M-3.4 -1.1H3.9L2.9 0.4H-2.5z`
  const drawing = [
    filled('M0.1 -12V-1.6H-3.6Q-1.6 -6 0.1 -12z', snowShade),
    filled('M0.5 -12.6Q3.6 -7 4.2 -1.8H0.5z', snow),
    box([0.05, -13], [0.4, 12], dark),
    filled(hull, dark),
    polygon(
      [
        [0.45, -13],
        [2, -12.5],
        [0.45, -12],
      ],
      roof,
    ),
  ]
  return transformed(drawing.join(''), at, { scale: height / 13 })
}

/** A paddle steamer. */
export function steamer(at: Point, length: number, { snow, snowShade, dark, accent, window }: Scheme): string {
  const decks = [
    filled('M-11.4 -2.4Q0 -1.6 11.8 -2.8L10.4 0H-10.4z', snow),
    filled('M-11 -0.9H10.9L10.4 0.3H-10.4z', dark),
    box([-7.4, -4.3], [14, 2], snow),
    box([2.4, -4.3], [4.2, 2], snowShade),
    ...[-6.6, -5, -3.4, 2.8, 4.2, 5.4].map((x) => box([x, -3.8], [0.9, 0.8], window)),
    box([-8, -4.7], [15.2, 0.45], snowShade),
    box([-3, -6.4], [6, 1.8], snow),
    disc([0, -1.7], 2.1, snow),
    disc([0, -1.7], 1.4, accent),
    disc([0, -1.7], 0.6, snow),
    box([-0.9, -9.8], [1.8, 3.5], accent),
    box([-0.9, -9.8], [1.8, 0.8], dark),
    box([9.2, -7], [0.22, 4.4], dark),
    box([-9.6, -6.4], [0.22, 4], dark),
    polygon(
      [
        [-9.6, -6.4],
        [-12, -6.1],
        [-9.6, -4.6],
      ],
      accent,
    ),
  ]
  return transformed(decks.join(''), at, { scale: length / 23 })
}

/** Smoke trailing behind a funnel. */
export function smoke([x, y]: Point, length: number, fill: Colour): string {
  const [l, h] = [length, length * 0.16]
  return filled(
    `M${short(x)} ${short(y)}C${short(x - l * 0.2)} ${short(y - h * 1.6)} ${short(x - l * 0.5)} ${short(y - h * 0.5)} ${short(x - l)} ${short(y - h * 2)}C${short(x - l * 0.6)} ${short(y - h * 2.7)} ${short(x - l * 0.2)} ${short(y - h * 2.6)} ${short(x)} ${short(y)}z`,
    fill,
  )
}

/** A river cruise ship: long, low, two rows of windows. */
export function riverShip(at: Point, length: number, { snow, snowShade, dark, window, water }: Scheme): string {
  const hull = mix(dark, water, 0.25)
  const drawing = [
    filled('M-15.4 -2.2H15.2Q16 -2.2 15.6 -1.6L14.6 0H-14.8z', hull),
    box([-14.6, -4.2], [28.6, 2.1], snow),
    filled('M-13.6 -6H11.6Q12.8 -5.6 13.2 -4.1H-13.6z', snow),
    box([-14.6, -4.3], [28.6, 0.3], snowShade),
    ...Array.from(
      { length: 13 },
      (_, index) =>
        box([-13.4 + index * 2, -5.6], [1.4, 0.95], window) + box([-13.4 + index * 2, -3.7], [1.4, 0.85], window),
    ),
    box([7.6, -7.6], [3.2, 1.6], snowShade),
    box([8, -7.3], [2.4, 0.8], window),
    box([-12.4, -7.2], [0.2, 1.4], dark),
    box([-12.4, -6.3], [15, 0.12], snowShade),
  ]
  return transformed(drawing.join(''), at, { scale: length / 31 })
}

/** A moored fishing boat from the side. */
export function fishingBoat(at: Point, length: number, { hull, scheme }: { hull: Colour; scheme: Scheme }): string {
  const drawing = [
    box([-0.2, -9.5], [0.35, 8], scheme.dark),
    polygon(
      [
        [0, -9],
        [4.6, -3.4],
        [0.2, -3.2],
      ],
      mix(hull, scheme.dark, 0.3),
    ),
    filled('M-6.2 -3.2Q0 -2 6.6 -3.8L5 0H-4.8z', hull),
    filled('M-5.5 -1.4H5.6L5 0H-4.8z', mix(hull, scheme.dark, 0.35)),
    filled('M-6.3 -3.5Q0 -2.3 6.7 -4.1L6.5 -3.5Q0 -1.8 -6.2 -2.9z', scheme.wall),
    box([-3.6, -5], [2.6, 2.2], scheme.wall),
    box([-3.9, -5.5], [3.2, 0.6], scheme.dark),
    box([-3.1, -4.6], [1.5, 0.8], scheme.window),
  ]
  return transformed(drawing.join(''), at, { scale: length / 13 })
}
