import { sailingBoat } from '#demo/posters/drawing/boats.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix, type Colour } from '#demo/posters/drawing/colour.ts'
import { hills, range, stripe } from '#demo/posters/drawing/land.ts'
import { birds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, belowEdge, smoothPath, filled, type Point, short } from '#demo/posters/drawing/svg.ts'
import { tower } from '#demo/posters/drawing/towers.ts'
import { palm } from '#demo/posters/drawing/trees.ts'
import { water } from '#demo/posters/drawing/water.ts'

const SEA = 47

/** One great dune with a curved edge, the sea beyond, grass in the wind. */
export function dunes(canvas: Canvas): string {
  const { scheme, focus } = canvas
  const random = canvas.random('dunes')
  const sun: Point = [focus - random.between(14, 26), SEA - random.between(6, 14)]
  const light = sky(canvas, { at: sun, radius: random.between(6.5, 8.5) })
  if (isDesert(canvas)) return light + desert(canvas) + greatDune(canvas)
  return [
    light,
    birds(canvas, [focus + 8, 20]),
    water(canvas, { top: SEA, bottom: 66, lightX: sun[0] }),
    sailingBoat([focus - 4, SEA + 3], 6.5, scheme),
    sailingBoat([focus + 14, SEA + 1.6], 4, scheme),
    beach(canvas),
    greatDune(canvas),
    grass(canvas),
  ].join('')
}

/** Assumption: dunes in the southern palette are those of the desert, all others those of the North Sea. */
function isDesert({ palette }: Canvas): boolean {
  return palette === 'south'
}

/** Beyond the sand a range of bare mountains, before it a clay fortress among its palms. */
function desert(canvas: Canvas): string {
  const { width, scheme, focus, land } = canvas
  const random = canvas.random('desert')
  const mountains = range(canvas.random('mountains'), { from: 0, to: width, y: 46, swing: 5, step: 18 })
  const swell = hills(canvas.random('swell'), { from: -10, to: width + 10, y: 55, swing: 2.4, step: 46 })
  const clay = {
    wall: mix(scheme.wall, scheme.far, 0.55),
    shade: mix(scheme.wallShade, scheme.mid, 0.55),
    roof: scheme.mid,
    window: scheme.window,
  }
  const x = focus - random.between(26, 32)
  const keep = [
    [-9, 4.6, 8],
    [9, 4.4, 9],
    [-3.4, 5, 12.5],
    [3, 7, 9],
  ] as const
  const road: readonly Point[] = [
    [-4, 66.4],
    [width * 0.3, 65.2],
    [width * 0.6, 65.4],
    [width + 4, 66],
  ]
  return [
    belowEdge(mountains, mix(scheme.far, scheme.glow, 0.3), 60),
    below(swell, mix(land(0.2), scheme.wall, 0.35)),
    ...keep.map(([dx, wide, high]) => tower([x + dx, 62.6], { width: wide, height: high, cap: 'battlement' }, clay)),
    below(
      [
        [-12, 61.8],
        [width * 0.5, 61],
        [width + 12, 61.6],
      ],
      mix(scheme.wallShade, scheme.wall, 0.45),
    ),
    ...[-14.5, 7, 13.5, -6].map((dx, index) => palm([x + dx, 63.6], 10 + (index % 3) * 2.4, land(0.86))),
    stripe(road, 1.5, mix(scheme.wall, scheme.wallShade, 0.15)),
    coach(canvas, { at: [x + 3, 66.4], length: 12 }),
  ].join('')
}

function beach(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('beach')
  const foam: readonly Point[] = [
    [-12, 58.5],
    [width * 0.25, 60.8],
    [width * 0.55, 59.2],
    [width * 0.8, 57.4],
    [width + 12, 58],
  ]
  const sand = foam.map(([x, y]): Point => [x, y + 1.1])
  const road: readonly Point[] = [
    [-4, 68.4],
    [width * 0.3, 66.2],
    [width * 0.6, 66],
    [width + 4, 67.5],
  ]
  return [
    below(foam, scheme.snow),
    below(sand, mix(scheme.wall, scheme.wallShade, 0.35)),
    stripe(road, 1.5, mix(scheme.wallShade, scheme.near, 0.35)),
    coach(canvas, { at: [focus - random.between(24, 32), 66.9], length: 11.5, turn: -1.5 }),
  ].join('')
}

/** The crest runs in an S: the light side to its left, the shade to its right. */
function greatDune(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('crest')
  const top: Point = [focus + random.between(2, 20), random.between(43, 57)]
  const foot = Math.max(width + 6, top[0] + 60)
  const crest: readonly Point[] = [
    top,
    [top[0] - 3, 60],
    [top[0] - 17, 69],
    [top[0] - 20, 77],
    [top[0] - 6, 86],
    [top[0] - 10, 94],
    [top[0] - 26, 103],
  ]
  const profile: readonly Point[] = [[-12, 83], [width * 0.12, 80], [top[0] - 30, 68], [top[0] - 10, 54.5], top]
  const lee: readonly Point[] = [top, [top[0] + 12, 56], [top[0] + 32, 66], [foot, 72]]
  const [light, shade] = [mix(scheme.wall, scheme.accent, 0.08), mix(scheme.wallShade, scheme.near, 0.28)]
  const lit = `${smoothPath(profile)}L${short(top[0])} 103L-12 103Z`
  const dark = `${smoothPath(lee)}L${short(foot)} 103L${short(top[0] - 26)} 103${smoothPath([...crest].reverse()).replace('M', 'L')}Z`
  return (
    (random.chance(0.5) ? lesserDune(canvas, mix(light, shade, 0.3)) : '') + filled(lit, light) + filled(dark, shade)
  )
}

/** A second back of sand on the other side, lower and further away. */
function lesserDune({ width, focus }: Canvas, fill: Colour): string {
  return below(
    [
      [Math.min(-12, focus - 90), 76],
      [focus - 54, 71.5],
      [focus - 42, 69.4],
      [focus - 28, 72],
      [focus - 6, 79],
      [width * 0.9, 88],
    ],
    fill,
  )
}

/** Marram grass in the lower corner, every blade bent by the same wind. */
function grass(canvas: Canvas): string {
  const { width, land } = canvas
  const random = canvas.random('grass')
  const ground: readonly Point[] = [
    [-12, 88],
    [width * 0.15, 90.5],
    [width * 0.4, 98],
    [width * 0.5, 102],
  ]
  const blades = Array.from({ length: 64 }, () => {
    const x = random.between(-4, width * 0.42)
    const y = 90 + (x / width) * 20
    const [lean, rise] = [random.between(2, 6.5), random.between(6, 15)]
    return `M${short(x - 0.3)} ${short(y + 2)}Q${short(x + lean * 0.1)} ${short(y - rise * 0.6)} ${short(x + lean)} ${short(y - rise)}Q${short(x + lean * 0.3)} ${short(y - rise * 0.5)} ${short(x + 0.45)} ${short(y + 2)}z`
  })
  return filled(blades.join(''), land(0.86)) + below(ground, land(0.95))
}
