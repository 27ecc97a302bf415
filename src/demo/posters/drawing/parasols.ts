import { mix, type Colour } from './colour.ts'
import type { Canvas } from './canvas.ts'
import { box, disc, polygon, type Point, short } from './svg.ts'

/** One row of parasols. @param rank 0 is the furthest; nearer rows are larger */
export function parasols(canvas: Canvas, rank: number): string {
  const { width, scheme } = canvas
  const random = canvas.random(`parasols ${rank}`)
  const tents = [scheme.roof, scheme.accent, mix(scheme.water, scheme.snow, 0.25)] as const
  const [size, foot, pitch] = [4.2 + rank * 1.5, 62 + rank * 6, 9.4 + rank * 3]
  const colour = tents[(rank + canvas.random('tents').integer(0, 2)) % 3] ?? scheme.roof
  const count = Math.ceil(width / pitch) + 2
  return Array.from({ length: count }, (_, index) =>
    parasol(canvas, [(index - 0.6) * pitch + random.between(-0.8, 0.8) + rank * 3, foot + random.between(-0.5, 0.5)], {
      size,
      colour,
    }),
  ).join('')
}

function parasol({ scheme }: Canvas, [x, foot]: Point, { size, colour }: { size: number; colour: Colour }): string {
  const [top, rim] = [foot - size * 1.5, foot - size * 0.86]
  const slice = (from: number, to: number, fill: Colour): string =>
    polygon(
      [
        [x, top],
        [x + size * from, rim],
        [x + size * (from + to) * 0.5, rim + size * 0.12],
        [x + size * to, rim],
      ],
      fill,
    )
  const pale = mix(scheme.snow, scheme.wall, 0.4)
  return [
    `<path fill="${mix(scheme.wallShade, scheme.near, 0.25)}" fill-opacity="0.55" d="M${short(x - size * 0.3)} ${short(foot)}h${short(size * 1.5)}v${short(size * 0.14)}h${short(-size * 1.5)}z"/>`,
    box([x - size * 0.035, rim], [size * 0.07, foot - rim], scheme.dark),
    box([x + size * 0.2, foot - size * 0.24], [size * 0.8, size * 0.13], pale),
    polygon(
      [
        [x + size * 0.2, foot - size * 0.24],
        [x + size * 0.04, foot - size * 0.5],
        [x + size * 0.12, foot - size * 0.5],
        [x + size * 0.3, foot - size * 0.2],
      ],
      pale,
    ),
    slice(-0.9, -0.5, colour),
    slice(-0.5, -0.1, pale),
    slice(-0.1, 0.35, colour),
    slice(0.35, 0.9, mix(pale, scheme.wallShade, 0.35)),
    disc([x, top], size * 0.06, scheme.dark),
  ].join('')
}
