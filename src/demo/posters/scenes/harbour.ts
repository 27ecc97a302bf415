import { fishingBoat, sailingBoat } from '#demo/posters/drawing/boats.ts'
import { masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { facade, washes } from '#demo/posters/drawing/facades.ts'
import { hills } from '#demo/posters/drawing/land.ts'
import { birds, sky } from '#demo/posters/drawing/sky.ts'
import type { Stage } from '#demo/posters/drawing/stage.ts'
import { below, box, type Point } from '#demo/posters/drawing/svg.ts'
import { tower } from '#demo/posters/drawing/towers.ts'
import { reflected, ripples, water } from '#demo/posters/drawing/water.ts'

const QUAY = 62

/** A row of painted houses on the quay, boats at rest before it, a lighthouse at the mole. */
export function harbour(stage: Stage): string {
  const { width, scheme, focus } = stage
  const chance = stage.chance('harbour')
  const sun: Point = [focus - chance.between(20, 28), chance.between(18, 26)]
  const back = hills(stage.chance('back'), { from: -10, to: width + 10, y: 42, swing: 6, step: 55 })
  const town = row(stage)
  return [
    sky(stage, { at: sun, radius: chance.between(5, 6.5) }),
    birds(stage, [sun[0] + 16, sun[1] + 4]),
    below(back, mix(scheme.far, scheme.glow, 0.25)),
    town,
    water(stage, { top: QUAY + 4.5, bottom: 101, lightX: sun[0] }),
    reflected(town, QUAY + 4.5, 0.3),
    ripples(stage, { top: 70, bottom: 100 }, mix(scheme.water, scheme.glow, 0.28)),
    box([-1, QUAY], [width + 2, 4.6], scheme.wallShade),
    box([-1, QUAY], [width + 2, 1.3], scheme.wall),
    coach(stage, { at: [focus + chance.between(-8, 10), QUAY + 0.5], length: 13.5 }),
    boats(stage),
  ].join('')
}

function row(stage: Stage): string {
  const chance = stage.chance('row')
  const inks = washes(stage.scheme)
  const gables = ['peak', 'step', 'bell', 'peak'] as const
  const style = chance.whole(0, 2)
  const houses: string[] = []
  const start = stage.width * 0.24
  let last = -1
  for (let x = start; x < stage.width + 4;) {
    const width = chance.between(8.5, 12)
    last = (last + chance.whole(1, inks.length - 1)) % inks.length
    houses.push(
      facade(stage, [x, QUAY], {
        width,
        height: chance.between(13, 22),
        gable: gables[(style + chance.whole(0, 1)) % 4] ?? 'peak',
        wall: inks[last] ?? stage.scheme.wall,
      }),
    )
    x += width
  }
  const light = tower(
    [stage.width * 0.1, QUAY],
    { width: 5, height: 24, cap: 'dome' },
    { ...masonry(stage.scheme), roof: stage.scheme.accent },
  )
  const hoops = [0.28, 0.62].map((share) =>
    box([stage.width * 0.1 - 2.5, QUAY - 24 * share], [5, 4], stage.scheme.accent),
  )
  return light + hoops.join('') + houses.join('')
}

function boats(stage: Stage): string {
  const { width, scheme, focus } = stage
  const chance = stage.chance('boats')
  const hulls = [scheme.roof, mix(scheme.water, scheme.dark, 0.55), scheme.accent]
  const big = hulls[chance.whole(0, 2)] ?? scheme.roof
  return [
    sailingBoat([width * 0.2, 76], 14, scheme),
    sailingBoat([focus + width * 0.28, 73.5], 9, scheme),
    fishingBoat([focus - chance.between(2, 12), 82], 17, { hull: hulls[chance.whole(0, 1)] ?? big, scheme }),
    fishingBoat([focus + chance.between(14, 22), 93], 25, { hull: big, scheme }),
  ].join('')
}
