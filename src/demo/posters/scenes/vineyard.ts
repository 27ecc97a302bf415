import { house, masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix, type Colour } from '#demo/posters/drawing/colour.ts'
import { hills, track } from '#demo/posters/drawing/land.ts'
import { clouds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, smoothPath, clipped, type Point, short } from '#demo/posters/drawing/svg.ts'
import { tower } from '#demo/posters/drawing/towers.ts'
import { cypress } from '#demo/posters/drawing/trees.ts'

/** Hills combed with vines, a village on its ridge, a white road winding up to it. */
export function vineyard(canvas: Canvas): string {
  const { width, scheme, focus, land } = canvas
  const random = canvas.random('vineyard')
  const sun: Point = [focus - random.between(20, 30), random.between(20, 28)]
  const line = (part: string, y: number, swing: number): readonly Point[] =>
    hills(canvas.random(part), { from: -10, to: width + 10, y, swing, step: 52 })
  return [
    sky(canvas, { at: sun, radius: random.between(5.5, 7.5) }),
    clouds(canvas, random.between(26, 34), Math.ceil(width / 75)),
    below(line('far', 46, 5), mix(scheme.far, scheme.glow, 0.4)),
    below(line('middle', 52, 4), land(0.18)),
    village(canvas),
    slopes(canvas),
  ].join('')
}

function village(canvas: Canvas): string {
  const { focus, scheme, width, land } = canvas
  const random = canvas.random('village')
  const stone = masonry(scheme, 0.08)
  const x = focus + random.between(4, 10)
  const mound: readonly Point[] = [
    [-12, 64],
    [x - 40, 61],
    [x - 18, 52],
    [x, 48],
    [x + 18, 52],
    [x + 36, 60],
    [width + 12, 66],
  ]
  const roofs = [
    [-13, 54, 4.6],
    [12, 54, 4.8],
    [-9, 51.6, 5],
    [6.5, 51, 5],
    [-4.4, 50.2, 5.4],
  ] as const
  return [
    cypress([x - 18, 54.5], 7, land(0.8)),
    cypress([x - 15.6, 53.6], 9, land(0.85)),
    tower([x + 2.6, 50], { width: 4.2, height: 12, cap: random.chance(0.5) ? 'spire' : 'pyramid' }, stone),
    below(mound, land(0.42)),
    ...roofs.map(([dx, y, size]) => house([x + dx, y + 1.4], size, stone)),
    cypress([x + 21, 56], 8, land(0.85)),
  ].join('')
}

/** Two slopes crossing, each combed in its own direction, the road between them. */
function slopes(canvas: Canvas): string {
  const { width, scheme, land } = canvas
  const random = canvas.random('slopes')
  const right: readonly Point[] = [
    [-12, 72],
    [width * 0.25, 69],
    [width * 0.55, 64],
    [width * 0.8, 60.5],
    [width + 12, 59],
  ]
  const left: readonly Point[] = [
    [-12, 66],
    [width * 0.16, 69.5],
    [width * 0.42, 79],
    [width * 0.66, 90],
    [width * 0.82, 101],
  ]
  const bend = random.between(-0.04, 0.04)
  const bends = [
    [width * 0.98, 103, 8],
    [width * (0.86 + bend), 91, 6],
    [width * 0.62, 80, 4.4],
    [width * (0.4 + bend), 73.4, 3],
    [width * 0.5, 67.2, 1.6],
    [width * 0.66, 61.5, 0.9],
  ] as const
  const white = canvas.road
  return [
    below(right, mix(land(0.5), scheme.accent, 0.12)),
    combed(canvas, right, { name: 'right', run: [-34, 46], colour: land(0.66) }),
    track(bends, white),
    coach(canvas, { at: [width * 0.625, 80.6], length: 12.5, turn: 24 }),
    below(left, mix(land(0.68), scheme.accent, 0.08)),
    combed(canvas, left, { name: 'left', run: [46, 40], colour: land(0.88) }),
  ].join('')
}

interface Rows {
  readonly name: string
  /** How far a row runs sideways and down the slope. */
  readonly run: Point
  readonly colour: Colour
}

/** Rows of vines: bowed lines over a slope, wider apart towards the viewer. */
function combed(canvas: Canvas, slope: readonly Point[], { name, run: [lean, drop], colour }: Rows): string {
  const rows: string[] = []
  for (let x = -70, gap = 4.6; x < canvas.width + 70; x += gap) {
    rows.push(
      `M${short(x)} 54Q${short(x + lean * 0.25)} ${short(54 + drop * 0.6)} ${short(x + lean)} ${short(60 + drop)}`,
    )
    gap = 4.2 + Math.abs(x - canvas.focus) * 0.01
  }
  const body = `${smoothPath(slope)}L${short(canvas.width + 12)} 102L-12 102Z`
  return clipped(
    `vines-${name}`,
    body,
    `<path fill="none" stroke="${colour}" stroke-width="1.7" d="${rows.join('')}"/>`,
  )
}
