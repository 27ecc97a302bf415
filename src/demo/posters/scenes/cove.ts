import { fishingBoat, sailingBoat } from '#demo/posters/drawing/boats.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { stripe } from '#demo/posters/drawing/land.ts'
import { birds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, polygon, type Point } from '#demo/posters/drawing/svg.ts'
import { leafTree, stonePine } from '#demo/posters/drawing/trees.ts'
import { ripples, water } from '#demo/posters/drawing/water.ts'

const HORIZON = 34

/** A bay between white rocks, seen from above: the water pales step by step up to the sand. */
export function cove(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('cove')
  const sun: Point = [focus - random.between(6, 20), random.between(14, 24)]
  return [
    sky(canvas, { at: sun, radius: random.between(5.4, 7) }),
    water(canvas, { top: HORIZON, bottom: 101, lightX: sun[0] }),
    sailingBoat([focus - random.between(2, 14), HORIZON + 3.4], 5.4, scheme),
    birds(canvas, [focus - 14, 27]),
    shallows(canvas),
    rocks(canvas, -1),
    rocks(canvas, 1),
    ripples(canvas, { top: 44, bottom: 66 }, mix(scheme.water, scheme.snow, 0.5)),
    fishingBoat([focus - random.between(2, 10), 61], 10.5, { hull: scheme.snow, scheme }),
    width > 120 ? sailingBoat([focus - 40, 58], 10, scheme) : '',
    shore(canvas),
  ].join('')
}

/** Three tones of clear water, each with the curve of the beach. */
function shallows(canvas: Canvas): string {
  const { focus, scheme, width } = canvas
  const reach = Math.max(52, width * 0.5)
  const bow = (y: number, depth: number): readonly Point[] => [
    [focus - reach, y - depth],
    [focus - reach * 0.5, y - depth * 0.2],
    [focus, y],
    [focus + reach * 0.5, y - depth * 0.3],
    [focus + reach, y - depth],
  ]
  const clear = mix(scheme.water, '#3fd0c0', scheme.isNight ? 0.2 : 0.55)
  return [
    below(bow(52, 6), mix(scheme.water, clear, 0.5), 90),
    below(bow(60, 8), clear, 90),
    below(bow(67, 10), mix(clear, scheme.snow, 0.4), 90),
    below(bow(71.4, 12), scheme.snow, 90),
    below(bow(72.8, 12), mix(scheme.wall, scheme.snow, 0.35), 96),
  ].join('')
}

/** The rocks that close the bay on one side: bleached faces in light and shade, scrub on top. */
function rocks(canvas: Canvas, side: 1 | -1): string {
  const { focus, land, scheme, width } = canvas
  const random = canvas.random(`rocks ${side}`)
  const tip = focus + side * random.between(15, 21)
  const out = side > 0 ? Math.max(width + 20, tip + 60) : Math.min(-20, tip - 60)
  const [top, base] = [random.between(25, 36), 62]
  const at = (share: number): number => tip + (out - tip) * share
  const lit = mix(mix(scheme.wall, scheme.snow, 0.5), scheme.glow, 0.2)
  const shade = mix(lit, scheme.snowShade, 0.75)
  const brow: readonly Point[] = [
    [tip, base - 14],
    [at(0.06), top + 12],
    [at(0.13), top + 8],
    [at(0.25), top + 2],
    [at(0.5), top - 2],
    [at(1), top - 6],
  ]
  const teeth = [0.05, 0.16, 0.3, 0.48, 0.7].map((share, index) => {
    const x = at(share)
    return polygon(
      [
        [x, top + 10 - index * 1.6],
        [x + side * 4, top + 15 - index],
        [x + side * 2, base + index * 2],
        [x - side * 3, base + index * 2],
      ],
      shade,
    )
  })
  const scrub: readonly Point[] = [
    [at(0.06), top + 12],
    [at(0.13), top + 8],
    [at(0.25), top + 2],
    [at(0.5), top - 2],
    [at(1), top - 6],
    [at(1), top + 4],
    [at(0.5), top + 4.6],
    [at(0.3), top + 6.4],
    [at(0.18), top + 10],
  ]
  const foot: readonly Point[] = [
    [at(1), base + 14],
    [at(0.5), base + 7],
    [at(0.2), base + 2],
    [tip - side * 1.5, base - 3],
  ]
  return (
    polygon([...brow, ...foot], lit) +
    teeth.join('') +
    polygon(scrub, mix(land(0.56), scheme.glow, 0.1)) +
    polygon(
      [foot[2] ?? [tip, base], foot[3] ?? [tip, base], [tip - side * 3, base - 1.6], [at(0.2), base + 3.6]],
      scheme.snow,
    )
  )
}

/** The slope behind the beach, with the road and the pines in the foreground. */
function shore(canvas: Canvas): string {
  const { width, land, scheme } = canvas
  const random = canvas.random('shore')
  const scrub: readonly Point[] = [
    [-12, 80],
    [width * 0.25, 82],
    [width * 0.55, 83.6],
    [width * 0.8, 82],
    [width + 12, 79],
  ]
  const road = scrub.map(([x, y]): Point => [x, y + 5])
  const colours = { lit: mix(land(0.6), scheme.glow, 0.1), shade: land(0.76) }
  return [
    below(scrub, mix(land(0.62), scheme.wall, 0.12)),
    ...[0.08, 0.2, 0.66, 0.78, 0.92].map((share) =>
      leafTree(random, [width * share, 84.5], { height: random.between(6, 9), ...colours }),
    ),
    stripe(road, 1.8, canvas.road),
    coach(canvas, { at: [width * random.between(0.4, 0.54), 89.4], length: 14.5 }),
    stonePine([width * 0.93, 101], random.between(70, 78), land(0.98)),
    stonePine([width * 0.04, 103], random.between(34, 40), land(0.94)),
    below(
      [
        [-12, 96],
        [width * 0.4, 97.4],
        [width * 0.75, 96],
        [width + 12, 92],
      ],
      land(0.98),
    ),
  ].join('')
}
