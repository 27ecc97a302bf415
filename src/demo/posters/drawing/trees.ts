import type { Random } from './random.ts'
import type { Colour } from './colour.ts'
import { heightAt } from './land.ts'
import { blob, box, disc, filled, polygon, type Point, short, linePath } from './svg.ts'

/** Path of a spruce. The point is the foot of its trunk. */
export function spruce(random: Random, [x, foot]: Point, height: number): string {
  const half = height * random.between(0.17, 0.22)
  const tiers = height > 7 ? 6 : 4
  const side = (sign: number): readonly Point[] =>
    Array.from({ length: tiers }, (_, tier) => (tier + 1) / tiers).flatMap((share): Point[] => {
      const y = foot - height * (1 - share * 0.94)
      const reach = half * share ** 0.9
      return [
        [x + sign * reach, y + height * 0.022],
        [x + sign * reach * 0.52, y - height * 0.006],
      ]
    })
  const left = [...side(-1)].reverse()
  return `${linePath([[x, foot - height], ...side(1), [x + half * 0.14, foot], [x - half * 0.14, foot], ...left])}Z`
}

interface Wood {
  readonly from: number
  readonly to: number
  /** Heights of the trees, smallest and largest. */
  readonly heights: readonly [number, number]
  /** Distance between trunks, as a share of the height of trees. */
  readonly gap?: number
}

/** Path of a row of spruces along the ground. */
export function wood(random: Random, ground: readonly Point[], { from, to, heights, gap = 0.24 }: Wood): string {
  const trees: string[] = []
  for (let x = from; x < to;) {
    const height = random.between(heights[0], heights[1])
    trees.push(spruce(random, [x, heightAt(ground, x) + height * 0.1], height))
    x += height * gap * random.between(0.7, 1.5)
  }
  return trees.join('')
}

export function cypress([x, foot]: Point, height: number, fill: Colour): string {
  const half = height * 0.105
  const flame: readonly Point[] = [
    [x, foot - height],
    [x + half * 0.75, foot - height * 0.55],
    [x + half, foot - height * 0.25],
    [x + half * 0.45, foot - height * 0.05],
    [x - half * 0.45, foot - height * 0.05],
    [x - half, foot - height * 0.25],
    [x - half * 0.75, foot - height * 0.55],
  ]
  return blob(flame, fill) + box([x - half * 0.14, foot - height * 0.08], [half * 0.28, height * 0.08], fill)
}

/** Lobes of a crown: offset x, y and radius, as shares of the crown's radius. */
const LOBES = [
  [-0.5, 0.18, 0.52],
  [0.46, 0.22, 0.54],
  [-0.16, -0.3, 0.58],
  [0.34, -0.24, 0.46],
  [0, 0.34, 0.5],
] as const

/** A broad-leaved tree, its crown made of round lobes. */
export function leafTree(
  random: Random,
  [x, foot]: Point,
  { height, lit, shade }: { height: number; lit: Colour; shade: Colour },
): string {
  const reach = height * random.between(0.33, 0.38)
  const middle = foot - height + reach * 0.95
  const lobes = LOBES.map(
    ([dx, dy, r]) => [x + (dx + random.between(-0.07, 0.07)) * reach, middle + dy * reach, r * reach] as const,
  )
  const trunk = polygon(
    [
      [x - height * 0.035, foot],
      [x - height * 0.018, middle],
      [x + height * 0.018, middle],
      [x + height * 0.035, foot],
    ],
    shade,
  )
  const dark = lobes.map(([lx, ly, r]) => disc([lx, ly], r, shade))
  const light = lobes.slice(0, 3).map(([lx, ly, r]) => disc([lx - r * 0.2, ly - r * 0.2], r * 0.64, lit))
  return trunk + dark.join('') + light.join('')
}

/** A stone pine: flat crowns on a long forked stem. */
export function stonePine([x, foot]: Point, height: number, fill: Colour): string {
  const [top, r, bend] = [foot - height, Math.min(height * 0.36, 24), height * 0.05]
  const [crown, thick] = [top + r * 0.34, Math.max(0.7, height * 0.018)]
  const limb = (tip: Point, from: number): string =>
    `<path fill="none" stroke="${fill}" stroke-width="${short(thick)}" stroke-linecap="round" d="M${short(x + bend * 0.8)} ${short(from)}Q${short((x + bend + tip[0]) / 2)} ${short(from - r * 0.3)} ${short(tip[0])} ${short(tip[1])}"/>`
  const stem = `M${short(x - thick)} ${short(foot)}Q${short(x + bend * 2)} ${short(foot - height * 0.45)} ${short(x + bend * 0.6)} ${short(crown)}h${short(thick)}Q${short(x + bend * 2 + thick * 1.6)} ${short(foot - height * 0.45)} ${short(x + thick * 1.4)} ${short(foot)}z`
  const cloud = (dx: number, y: number, half: number): string =>
    blob(
      [
        [x + dx - half, y],
        [x + dx - half * 0.78, y - half * 0.3],
        [x + dx - half * 0.2, y - half * 0.46],
        [x + dx + half * 0.42, y - half * 0.42],
        [x + dx + half * 0.86, y - half * 0.22],
        [x + dx + half, y],
        [x + dx + half * 0.5, y + half * 0.1],
        [x + dx - half * 0.4, y + half * 0.08],
      ],
      fill,
    )
  return [
    filled(stem, fill),
    limb([x - r * 0.6, crown + r * 0.16], crown + r * 0.7),
    limb([x + r * 0.72, crown + r * 0.2], crown + r * 0.8),
    cloud(-r * 0.1, crown, r * 0.85),
    cloud(-r * 0.55, crown + r * 0.24, r * 0.55),
    cloud(r * 0.62, crown + r * 0.3, r * 0.6),
  ].join('')
}

export function palm([x, foot]: Point, height: number, fill: Colour): string {
  const [top, lean, thick] = [foot - height, height * 0.09, height * 0.035]
  const stem = `M${short(x - thick)} ${short(foot)}Q${short(x + lean)} ${short(foot - height * 0.5)} ${short(x + lean * 0.6)} ${short(top)}h${short(thick)}Q${short(x + lean + thick * 1.4)} ${short(foot - height * 0.5)} ${short(x + thick)} ${short(foot)}z`
  const head: Point = [x + lean * 0.6 + thick / 2, top]
  const fronds = [
    [-0.46, 0.16],
    [0.46, 0.18],
    [-0.4, -0.08],
    [0.4, -0.06],
    [-0.22, -0.2],
    [0.24, -0.19],
    [-0.3, 0.34],
    [0.3, 0.36],
  ].map(([dx = 0, dy = 0]) => {
    const [ex, ey] = [head[0] + dx * height, head[1] + dy * height]
    const [mx, my] = [head[0] + dx * height * 0.55, Math.min(head[1], ey) - height * 0.1]
    return `M${short(head[0])} ${short(head[1])}Q${short(mx)} ${short(my)} ${short(ex)} ${short(ey)}Q${short(mx)} ${short(my + height * 0.13)} ${short(head[0])} ${short(head[1] + thick)}z`
  })
  return filled(stem + fronds.join(''), fill)
}
