import { fishingBoat, sailingBoat } from '#demo/posters/drawing/boats.ts'
import { masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { facade, wallColours } from '#demo/posters/drawing/facades.ts'
import { hills } from '#demo/posters/drawing/land.ts'
import { birds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, box, type Point } from '#demo/posters/drawing/svg.ts'
import { tower } from '#demo/posters/drawing/towers.ts'
import { reflected, ripples, water } from '#demo/posters/drawing/water.ts'

const QUAY = 62

/** A row of painted houses on the quay, boats at rest before it, a lighthouse at the mole. */
export function harbour(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('harbour')
  const sun: Point = [focus - random.between(20, 28), random.between(18, 26)]
  const back = hills(canvas.random('back'), { from: -10, to: width + 10, y: 42, swing: 6, step: 55 })
  const town = row(canvas)
  return [
    sky(canvas, { at: sun, radius: random.between(5, 6.5) }),
    birds(canvas, [sun[0] + 16, sun[1] + 4]),
    below(back, mix(scheme.far, scheme.glow, 0.25)),
    town,
    water(canvas, { top: QUAY + 4.5, bottom: 101, lightX: sun[0] }),
    reflected(town, QUAY + 4.5, 0.3),
    ripples(canvas, { top: 70, bottom: 100 }, mix(scheme.water, scheme.glow, 0.28)),
    box([-1, QUAY], [width + 2, 4.6], scheme.wallShade),
    box([-1, QUAY], [width + 2, 1.3], scheme.wall),
    coach(canvas, { at: [focus + random.between(-8, 10), QUAY + 0.5], length: 13.5 }),
    boats(canvas),
  ].join('')
}

function row(canvas: Canvas): string {
  const random = canvas.random('row')
  const colours = wallColours(canvas.scheme)
  const gables = ['peak', 'step', 'bell', 'peak'] as const
  const style = random.integer(0, 2)
  const houses: string[] = []
  const start = canvas.width * 0.24
  let last = -1
  for (let x = start; x < canvas.width + 4;) {
    const width = random.between(8.5, 12)
    last = (last + random.integer(1, colours.length - 1)) % colours.length
    houses.push(
      facade(canvas, [x, QUAY], {
        width,
        height: random.between(13, 22),
        gable: gables[(style + random.integer(0, 1)) % 4] ?? 'peak',
        wall: colours[last] ?? canvas.scheme.wall,
      }),
    )
    x += width
  }
  const light = tower(
    [canvas.width * 0.1, QUAY],
    { width: 5, height: 24, cap: 'dome' },
    { ...masonry(canvas.scheme), roof: canvas.scheme.accent },
  )
  const hoops = [0.28, 0.62].map((share) =>
    box([canvas.width * 0.1 - 2.5, QUAY - 24 * share], [5, 4], canvas.scheme.accent),
  )
  return light + hoops.join('') + houses.join('')
}

function boats(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('boats')
  const hulls = [scheme.roof, mix(scheme.water, scheme.dark, 0.55), scheme.accent]
  const big = hulls[random.integer(0, 2)] ?? scheme.roof
  return [
    sailingBoat([width * 0.2, 76], 14, scheme),
    sailingBoat([focus + width * 0.28, 73.5], 9, scheme),
    fishingBoat([focus - random.between(2, 12), 82], 17, { hull: hulls[random.integer(0, 1)] ?? big, scheme }),
    fishingBoat([focus + random.between(14, 22), 93], 25, { hull: big, scheme }),
  ].join('')
}
