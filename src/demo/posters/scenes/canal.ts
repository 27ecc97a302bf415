import { arcade } from '#demo/posters/drawing/bridges.ts'
import { masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { facade, wallColours } from '#demo/posters/drawing/facades.ts'
import { sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { box, filled, type Point } from '#demo/posters/drawing/svg.ts'
import { tower } from '#demo/posters/drawing/towers.ts'
import { leafTree } from '#demo/posters/drawing/trees.ts'
import { reflected, ripples, water } from '#demo/posters/drawing/water.ts'

const QUAY = 58

/** Gables along the water, a church tower behind, and the coach on the bridge in front. */
export function canal(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('canal')
  const sun: Point = [focus - random.between(22, 32), random.between(14, 22)]
  const spire = tower(
    [focus + random.between(2, 14), QUAY],
    { width: 7, height: 33, cap: random.chance(0.5) ? 'spire' : 'onion' },
    masonry(scheme, 0.45),
  )
  const town = row(canvas)
  return [
    sky(canvas, { at: sun, radius: random.between(5, 6.6) }),
    spire,
    town,
    water(canvas, { top: QUAY + 2.4, bottom: 101, lightX: sun[0] }),
    reflected(spire + town, QUAY + 2.4, 0.42),
    ripples(canvas, { top: 66, bottom: 100 }, mix(scheme.water, scheme.glow, 0.3)),
    box([-1, QUAY], [width + 2, 2.5], scheme.wallShade),
    bridge(canvas),
  ].join('')
}

function row(canvas: Canvas): string {
  const random = canvas.random('row')
  const colours = wallColours(canvas.scheme)
  const gables = ['step', 'bell', 'peak'] as const
  const houses: string[] = []
  let last = random.integer(0, 5)
  for (let x = -random.between(1, 5); x < canvas.width + 2;) {
    const width = random.between(9, 12.5)
    last = (last + random.integer(1, colours.length - 1)) % colours.length
    houses.push(
      facade(canvas, [x, QUAY], {
        width,
        height: random.between(18, 27),
        gable: gables[random.integer(0, 2)] ?? 'step',
        wall: colours[last] ?? canvas.scheme.wall,
      }),
    )
    x += width
  }
  const trees = [0.12, 0.38, 0.86].map((share) =>
    leafTree(random, [canvas.width * share, QUAY + 0.5], {
      height: 13,
      lit: canvas.land(0.55),
      shade: canvas.land(0.75),
    }),
  )
  return houses.join('') + trees.join('')
}

/** A bridge in the foreground, dark against the bright water, with a railing. */
function bridge(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('bridge')
  const [deck, spans] = [80, Math.max(2, Math.round(width / 42))]
  const colours = { stone: mix(scheme.dark, scheme.near, 0.22), shade: scheme.dark }
  const rails = Array.from({ length: Math.ceil(width / 3) }, (_, index) => `M${index * 3} ${deck - 3.2}h.3v3.4h-.3z`)
  return [
    coach(canvas, { at: [focus + random.between(-16, 6), deck + 0.3], length: 22 }),
    arcade({ from: -2, to: width + 2, top: deck, foot: 101, spans, crown: 5 }, colours),
    filled(`M-1 ${deck - 3.4}h${width + 2}v.5h${-width - 2}z${rails.join('')}`, scheme.dark),
  ].join('')
}
