import { masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix, type Colour } from '#demo/posters/drawing/colour.ts'
import { facade, wallColours } from '#demo/posters/drawing/facades.ts'
import { sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, box, disc, filled, polygon, type Point, short } from '#demo/posters/drawing/svg.ts'
import { tower } from '#demo/posters/drawing/towers.ts'
import { leafTree, spruce } from '#demo/posters/drawing/trees.ts'

const SQUARE = 66

/** The square on market day: gables and a church behind, striped awnings before, the great tree between. */
export function market(canvas: Canvas): string {
  const { scheme, focus } = canvas
  const random = canvas.random('market')
  const sun: Point = [focus - random.between(22, 30), random.between(15, 22)]
  const stone = masonry(scheme, 0.3)
  const church = focus + random.between(12, 20)
  return [
    sky(canvas, { at: sun, radius: random.between(4.6, 6) }),
    tower([church, SQUARE], { width: 8.4, height: 34, cap: random.chance(0.5) ? 'onion' : 'spire' }, stone),
    row(canvas),
    ground(canvas),
    isWintry(canvas) ? christmasTree(canvas) : limeAndFountain(canvas),
    people(canvas),
    coach(canvas, { at: [focus + random.between(14, 22), 76], length: 17, flip: true }),
    stalls(canvas),
  ].join('')
}

function row(canvas: Canvas): string {
  const random = canvas.random('row')
  const { scheme, width: canvasWidth } = canvas
  const colours = wallColours(scheme)
  const gables = ['peak', 'step', 'peak', 'bell'] as const
  const houses: string[] = []
  let last = random.integer(0, 5)
  for (let x = -random.between(1, 6); x < canvasWidth + 2;) {
    const width = random.between(9.5, 13.5)
    const height = random.between(14, 23)
    const gable = gables[random.integer(0, 3)] ?? 'peak'
    last = (last + random.integer(1, colours.length - 1)) % colours.length
    houses.push(facade(canvas, [x, SQUARE], { width, height, gable, wall: colours[last] ?? scheme.wall }))
    if (gable === 'peak')
      houses.push(roofLine([x, SQUARE - height], width, isWintry(canvas) ? scheme.snow : scheme.roof))
    x += width
  }
  return houses.join('')
}

/** Assumption: a market in winter or at night is an Advent market. */
function isWintry({ palette }: Canvas): boolean {
  return palette === 'winter' || palette === 'night'
}

/** The barge boards of a gable: snow on them in winter, tiles else. */
function roofLine([x, y]: Point, width: number, fill: Colour): string {
  const at = (share: number, rise: number): Point => [x + width * share, y - width * rise]
  return polygon(
    [at(-0.05, -0.06), at(0.5, 0.66), at(1.05, -0.06), at(1.05, 0.06), at(0.5, 0.78), at(-0.05, 0.06)],
    fill,
  )
}

function ground(canvas: Canvas): string {
  const { width, scheme, land } = canvas
  const near = isWintry(canvas) ? mix(scheme.snow, scheme.snowShade, 0.3) : mix(scheme.wall, scheme.wallShade, 0.45)
  const line: readonly Point[] = [
    [-12, SQUARE + 0.4],
    [width * 0.4, SQUARE - 0.6],
    [width + 12, SQUARE + 0.4],
  ]
  const shadow: readonly Point[] = [
    [-12, 80],
    [width * 0.3, 78],
    [width * 0.7, 79],
    [width + 12, 77],
  ]
  return below(line, near) + below(shadow, mix(near, land(0.5), 0.22))
}

/** The tree with its lights. */
function christmasTree(canvas: Canvas): string {
  const { focus, land, scheme } = canvas
  const random = canvas.random('tree')
  const [x, foot, height] = [focus - random.between(9, 14), 81, random.between(44, 50)]
  const lights = Array.from({ length: 40 }, () => {
    const share = random.between(0.14, 0.92)
    return disc(
      [x + random.between(-0.15, 0.15) * height * share, foot - height * (1 - share)],
      random.between(0.4, 0.7),
      random.chance(0.7) ? '#ffd76a' : scheme.accent,
    )
  })
  const star = Array.from({ length: 10 }, (_, index): Point => {
    const [angle, r] = [(Math.PI * index) / 5 - Math.PI / 2, index % 2 === 0 ? 2.8 : 1.15]
    return [x + r * Math.cos(angle), foot - height - 0.6 + r * Math.sin(angle)]
  })
  return filled(spruce(random, [x, foot], height), land(0.86)) + lights.join('') + polygon(star, '#ffd76a')
}

/** By day in the warm season: the old lime tree and the fountain in its shade. */
function limeAndFountain(canvas: Canvas): string {
  const { focus, land, scheme } = canvas
  const random = canvas.random('lime')
  const x = focus - random.between(16, 22)
  const rim = mix(scheme.wall, scheme.wallShade, 0.6)
  return [
    leafTree(random, [x, 79.5], { height: 38, lit: land(0.58), shade: land(0.76) }),
    box([x + 12.2, 66], [1.4, 13], rim),
    disc([x + 12.9, 65.4], 1.5, scheme.roof),
    box([x + 6, 76.4], [13.8, 4.4], rim),
    box([x + 5.4, 75.6], [15, 1.2], scheme.wall),
    box([x + 13, 76.8], [6.8, 4], scheme.wallShade),
    filled(
      `M${short(x + 11.8)} 70Q${short(x + 9)} 70 ${short(x + 8.6)} 75.6h.6Q${short(x + 9.6)} 70.8 ${short(x + 11.8)} 70.6zM${short(x + 14)} 70Q${short(x + 16.8)} 70 ${short(x + 17.2)} 75.6h-.6Q${short(x + 16.2)} 70.8 ${short(x + 14)} 70.6z`,
      mix(scheme.water, scheme.snow, 0.5),
    ),
  ].join('')
}

/** Visitors of the market, in coats of the palette's colours. */
function people(canvas: Canvas): string {
  const { width, scheme, land } = canvas
  const random = canvas.random('people')
  const coats = [land(0.9), scheme.roof, mix(scheme.water, scheme.dark, 0.3), scheme.accent]
  return Array.from({ length: Math.round(width / 8) }, (_, index) => {
    const [x, y, size] = [random.between(2, width - 2), random.between(70, 79.5), 5.4]
    const coat = coats[index % coats.length] ?? scheme.dark
    return (
      filled(
        `M${short(x - size * 0.17)} ${short(y)}L${short(x - size * 0.13)} ${short(y - size * 0.62)}Q${short(x)} ${short(y - size * 0.84)} ${short(x + size * 0.13)} ${short(y - size * 0.62)}L${short(x + size * 0.17)} ${short(y)}z`,
        coat,
      ) + disc([x, y - size * 0.86], size * 0.13, scheme.wall)
    )
  }).join('')
}

/** A row of oversized stalls along the lower edge, their awnings striped in two colours. */
function stalls(canvas: Canvas): string {
  const { width, scheme, land } = canvas
  const random = canvas.random('stalls')
  const stripes = [scheme.roof, scheme.accent, land(0.7)] as const
  const count = Math.max(3, Math.round(width / 27))
  const pitch = (width + 8) / count
  return Array.from({ length: count }, (_, index) => {
    const colour = stripes[(index + random.integer(0, 1)) % 3] ?? scheme.roof
    return stall(canvas, [-4 + index * pitch + pitch * 0.05, 81.5 + (index % 2) * 2.4], { width: pitch * 0.9, colour })
  }).join('')
}

function stall(canvas: Canvas, [x, y]: Point, { width, colour }: { width: number; colour: Colour }): string {
  const { scheme, land } = canvas
  const [drop, count] = [7.4, 8]
  const strip = width / count
  const awning = Array.from({ length: count }, (_, index) => {
    const [left, fill] = [x + index * strip, index % 2 === 0 ? colour : mix(scheme.snow, scheme.wall, 0.5)]
    const skew = (share: number): number => x + width / 2 + (share - x - width / 2) * 0.8
    return filled(
      `M${short(skew(left))} ${short(y)}L${short(skew(left + strip))} ${short(y)}L${short(left + strip)} ${short(y + drop)}a${short(strip / 2)} ${short(strip * 0.5)} 0 0 1 ${short(-strip)} 0z`,
      fill,
    )
  })
  const inner = scheme.isNight || isWintry(canvas) ? '#ffdf94' : mix(land(0.8), scheme.wallShade, 0.25)
  const wares = Array.from({ length: 7 }, (_, index) =>
    disc([x + width * (0.14 + index * 0.12), 98.4], 1.7, index % 2 === 0 ? scheme.accent : scheme.roof),
  )
  return (
    box([x + width * 0.05, y + drop - 1], [width * 0.9, 20], inner) +
    wares.join('') +
    box([x + width * 0.02, 98.6], [width * 0.96, 4], land(0.95)) +
    box([x + width * 0.05, y + drop - 1], [0.7, 20], land(0.95)) +
    box([x + width * 0.93, y + drop - 1], [0.7, 20], land(0.95)) +
    awning.join('')
  )
}
