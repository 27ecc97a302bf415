import { arcade } from '#demo/posters/drawing/bridges.ts'
import { masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { facade, washes } from '#demo/posters/drawing/facades.ts'
import { sky } from '#demo/posters/drawing/sky.ts'
import type { Stage } from '#demo/posters/drawing/stage.ts'
import { box, filled, type Point } from '#demo/posters/drawing/svg.ts'
import { tower } from '#demo/posters/drawing/towers.ts'
import { leafTree } from '#demo/posters/drawing/trees.ts'
import { reflected, ripples, water } from '#demo/posters/drawing/water.ts'

const QUAY = 58

/** Gables along the water, a church tower behind, and the coach on the bridge in front. */
export function canal(stage: Stage): string {
  const { width, scheme, focus } = stage
  const chance = stage.chance('canal')
  const sun: Point = [focus - chance.between(22, 32), chance.between(14, 22)]
  const spire = tower(
    [focus + chance.between(2, 14), QUAY],
    { width: 7, height: 33, cap: chance.happens(0.5) ? 'spire' : 'onion' },
    masonry(scheme, 0.45),
  )
  const town = row(stage)
  return [
    sky(stage, { at: sun, radius: chance.between(5, 6.6) }),
    spire,
    town,
    water(stage, { top: QUAY + 2.4, bottom: 101, lightX: sun[0] }),
    reflected(spire + town, QUAY + 2.4, 0.42),
    ripples(stage, { top: 66, bottom: 100 }, mix(scheme.water, scheme.glow, 0.3)),
    box([-1, QUAY], [width + 2, 2.5], scheme.wallShade),
    bridge(stage),
  ].join('')
}

function row(stage: Stage): string {
  const chance = stage.chance('row')
  const inks = washes(stage.scheme)
  const gables = ['step', 'bell', 'peak'] as const
  const houses: string[] = []
  let last = chance.whole(0, 5)
  for (let x = -chance.between(1, 5); x < stage.width + 2;) {
    const width = chance.between(9, 12.5)
    last = (last + chance.whole(1, inks.length - 1)) % inks.length
    houses.push(
      facade(stage, [x, QUAY], {
        width,
        height: chance.between(18, 27),
        gable: gables[chance.whole(0, 2)] ?? 'step',
        wall: inks[last] ?? stage.scheme.wall,
      }),
    )
    x += width
  }
  const trees = [0.12, 0.38, 0.86].map((share) =>
    leafTree(chance, [stage.width * share, QUAY + 0.5], { height: 13, lit: stage.land(0.55), shade: stage.land(0.75) }),
  )
  return houses.join('') + trees.join('')
}

/** A bridge in the foreground, dark against the bright water, with a railing. */
function bridge(stage: Stage): string {
  const { width, scheme, focus } = stage
  const chance = stage.chance('bridge')
  const [deck, spans] = [80, Math.max(2, Math.round(width / 42))]
  const inks = { stone: mix(scheme.dark, scheme.near, 0.22), shade: scheme.dark }
  const rails = Array.from({ length: Math.ceil(width / 3) }, (_, index) => `M${index * 3} ${deck - 3.2}h.3v3.4h-.3z`)
  return [
    coach(stage, { at: [focus + chance.between(-16, 6), deck + 0.3], length: 22 }),
    arcade({ from: -2, to: width + 2, top: deck, foot: 101, spans, crown: 5 }, inks),
    filled(`M-1 ${deck - 3.4}h${width + 2}v.5h${-width - 2}z${rails.join('')}`, scheme.dark),
  ].join('')
}
