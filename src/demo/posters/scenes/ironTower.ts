import { masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix, type Colour } from '#demo/posters/drawing/colour.ts'
import { clouds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { box, filled, polygon, type Point, short } from '#demo/posters/drawing/svg.ts'
import { leafTree } from '#demo/posters/drawing/trees.ts'

const FOOT = 72

/** A tower of iron lace above slate roofs, the avenue in blossom before it. */
export function ironTower(canvas: Canvas): string {
  const { width, focus } = canvas
  const random = canvas.random('tower')
  const sun: Point = [focus - random.between(20, 30), random.between(20, 34)]
  return [
    sky(canvas, { at: sun, radius: random.between(6.4, 8.4) }),
    clouds(canvas, random.between(16, 40), Math.ceil(width / 70)),
    roofs(canvas, { rank: 0, foot: 66 }),
    lace(canvas, focus + random.between(-2, 8), random.between(9, 13)),
    roofs(canvas, { rank: 1, foot: FOOT + 1 }),
    avenue(canvas),
  ].join('')
}

/** Town houses of one height under steep slate, with their chimneys; rank 0 is further away. */
function roofs(canvas: Canvas, { rank, foot }: { rank: number; foot: number }): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random(`roofs ${rank}`)
  const stone = masonry(scheme, rank === 0 ? 0.42 : 0.1)
  const slate = mix(mix(scheme.snowShade, scheme.dark, 0.36), scheme.glow, rank === 0 ? 0.4 : 0.08)
  const parts: string[] = []
  for (let x = -4 - random.between(0, 5); x < width + 4;) {
    const [wide, high] = [random.between(11, 16), random.between(7.4, 9.6) + rank * 1.6]
    const isOpen = rank === 1 && Math.abs(x + wide / 2 - focus - 3) < 19
    if (!isOpen) parts.push(townHouse([x, foot], { wide, high, slate, stone }))
    x += wide * 0.98
  }
  return parts.join('')
}

interface TownHouse {
  readonly wide: number
  readonly high: number
  readonly slate: Colour
  readonly stone: ReturnType<typeof masonry>
}

function townHouse([x, foot]: Point, { wide, high, slate, stone }: TownHouse): string {
  const top = foot - high
  const panes = [0.08, 0.26, 0.44, 0.62, 0.8].flatMap((share) =>
    [0.16, 0.5].map((rise) => box([x + wide * share, top + high * rise], [wide * 0.1, high * 0.22], stone.window)),
  )
  return [
    box([x, top], [wide, high + 8], stone.wall),
    box([x + wide * 0.93, top], [wide * 0.07, high + 8], stone.shade),
    polygon(
      [
        [x - 0.2, top],
        [x + 1.2, top - 4.4],
        [x + wide - 1.2, top - 4.4],
        [x + wide + 0.2, top],
      ],
      slate,
    ),
    ...[0.2, 0.46, 0.72].map((share) => box([x + wide * share, top - 3], [wide * 0.09, 2], stone.wall)),
    box([x + wide * 0.1, top - 6.4], [1.3, 2.4], stone.roof),
    box([x + wide * 0.84, top - 6], [1.3, 2], stone.roof),
    ...panes,
  ].join('')
}

/** Four feet on two arches, three platforms, and lattice all the way up. */
function lace({ scheme }: Canvas, x: number, top: number): string {
  const iron = mix(mix(scheme.wallShade, scheme.dark, 0.62), scheme.roof, 0.14)
  const light = mix(iron, scheme.glow, 0.28)
  const y = (share: number): number => FOOT - (FOOT - top) * share
  const half = (share: number): number => 15.5 * (1 - share) ** 2.15 + 0.5
  const steps = Array.from({ length: 15 }, (_, index) => index / 14)
  const edge = (sign: number): Point[] => steps.map((share): Point => [x + sign * half(share), y(share)])
  const hollow = (sign: number): Point[] =>
    steps
      .filter((share) => share <= 0.5)
      .map((share): Point => [x + sign * Math.max(half(share) - 4.6 + share * 5, 0), y(share)])
  const braces = steps.slice(1, 11).flatMap((share, index) => {
    const [low, high] = [steps[index] ?? 0, share]
    return [-1, 1].map(
      (sign) =>
        `M${short(x + sign * half(low))} ${short(y(low))}L${short(x + sign * Math.max(half(high) - 3.4, 0))} ${short(y(high))}M${short(x + sign * half(high))} ${short(y(high))}L${short(x + sign * Math.max(half(low) - 3.4, 0))} ${short(y(low))}`,
    )
  })
  const deck = (share: number, over: number): string =>
    box([x - half(share) - over, y(share) - 0.7], [(half(share) + over) * 2, 1.5], iron)
  const body = `M${[...edge(-1), ...edge(1).reverse()].map(([px, py]) => `${short(px)} ${short(py)}`).join('L')}Z`
  const opening = `M${[...hollow(-1), ...hollow(1).reverse()].map(([px, py]) => `${short(px)} ${short(py)}`).join('L')}Z`
  return [
    `<path fill="${iron}" fill-rule="evenodd" d="${body}${opening}"/>`,
    `<path fill="none" stroke="${light}" stroke-width="0.32" d="${braces.join('')}"/>`,
    `<path fill="none" stroke="${iron}" stroke-width="1.5" d="M${short(x - 9.4)} ${short(FOOT)}A9.4 10.4 0 0 1 ${short(x + 9.4)} ${short(FOOT)}"/>`,
    deck(0.2, 0.9),
    deck(0.42, 0.8),
    deck(0.86, 0.7),
    box([x - 0.22, top - 4], [0.44, 5], iron),
  ].join('')
}

/** Trees left and right in the colours of the season, the lawn, and the coach driving past. */
function avenue(canvas: Canvas): string {
  const { width, scheme, land } = canvas
  const random = canvas.random('avenue')
  const crown = mix(scheme.accent, scheme.snow, scheme.isNight ? 0 : 0.3)
  const colours = { lit: crown, shade: mix(crown, land(0.62), 0.45) }
  const hedge = Array.from({ length: Math.ceil(width / 9) + 1 }, (_, index) =>
    leafTree(random, [index * 9 + random.between(-2, 2), 82], { height: random.between(7.6, 10), ...colours }),
  )
  return [
    box([-2, FOOT + 0.6], [width + 4, 32], canvas.meadow),
    filled(
      `M${short(canvas.focus - 4)} ${FOOT}L${short(canvas.focus + 8)} ${FOOT}L${short(canvas.focus + 20)} 84L${short(canvas.focus - 16)} 84z`,
      mix(canvas.road, scheme.wall, 0.4),
    ),
    ...hedge,
    box([-2, 82], [width + 4, 22], mix(canvas.road, scheme.wallShade, 0.15)),
    box([-2, 82], [width + 4, 1], scheme.wall),
    coach(canvas, { at: [width * random.between(0.36, 0.52), 91.6], length: 18 }),
    leafTree(random, [width * 0.03, 103], { height: 46, ...colours }),
    leafTree(random, [width * 0.98, 104], { height: 42, ...colours }),
    box([-2, 97], [width + 4, 8], land(0.85)),
  ].join('')
}
