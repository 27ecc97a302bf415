import { house, masonry, type Masonry } from '#demo/posters/drawing/buildings.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { heightAt, hills, stripe } from '#demo/posters/drawing/land.ts'
import { birds, clouds, sky } from '#demo/posters/drawing/sky.ts'
import { below, box, type Point } from '#demo/posters/drawing/svg.ts'
import { tower } from '#demo/posters/drawing/towers.ts'
import { cypress, leafTree } from '#demo/posters/drawing/trees.ts'

/** A village of pale stone that climbs a hill to its castle and church, terraces and olive trees on the slope below. */
export function hilltop(canvas: Canvas): string {
  const { width, focus, scheme, land } = canvas
  const random = canvas.random('hilltop')
  const sun: Point = [focus - random.between(30, 38), random.between(18, 28)]
  const line = (part: string, y: number, swing: number): readonly Point[] =>
    hills(canvas.random(part), { from: -12, to: width + 12, y, swing, step: 46 })
  return [
    sky(canvas, { at: sun, radius: random.between(5.4, 7) }),
    clouds(canvas, random.between(12, 18), Math.ceil(width / 90)),
    birds(canvas, [focus - 24, 15]),
    below(line('far', 58, 4), mix(scheme.far, scheme.glow, 0.35)),
    below(line('middle', 66, 3), land(0.3)),
    hill(canvas),
    village(canvas),
    slope(canvas),
    road(canvas),
  ].join('')
}

/** Skyline of the hill: steep on the side of the castle, long on the other. */
function crest({ width, focus }: Canvas): readonly Point[] {
  return [
    [Math.min(-14, focus - 80), 84],
    [focus - 46, 74],
    [focus - 30, 58],
    [focus - 17, 40],
    [focus - 6, 31],
    [focus + 8, 31],
    [focus + 20, 40],
    [focus + 34, 54],
    [focus + 52, 64],
    [width + 60, 74],
  ]
}

function hill(canvas: Canvas): string {
  return below(crest(canvas), mix(canvas.land(0.46), canvas.scheme.wallShade, 0.15))
}

/** Rows of houses from the castle down, each row in front of the one above. */
function village(canvas: Canvas): string {
  const { focus, scheme, land } = canvas
  const random = canvas.random('village')
  const stone = paleStone(canvas, 0.06)
  const rows = [0, 1, 2, 3].map((row) => {
    const foot = 42 + row * 7.4
    const reach = 13 + row * 6.4
    const parts: string[] = [box([focus - reach - 2, foot - 0.6], [reach * 2 + 4, 1.6], stone.shade)]
    for (let x = focus - reach; x < focus + reach - 5; x += random.between(6, 8.6)) {
      const size = random.between(7, 9.4)
      parts.push(
        random.chance(0.14)
          ? cypress([x + 2, foot], random.between(8, 11), land(0.85))
          : house([x, foot], size, paleStone(canvas, 0.12 - row * 0.03)),
      )
    }
    return parts.join('')
  })
  const left = focus - 7
  return [
    tower([left - 3.6, 36], { width: 6.4, height: 15, cap: 'battlement' }, stone),
    box([left, 23], [14, 14], stone.wall),
    box([left + 8.4, 23], [5.6, 14], stone.shade),
    ...[1.6, 4.8, 10].map((dx) => box([left + dx, 26.4], [1.2, 2.6], stone.window)),
    tower([left + 16.4, 36], { width: 5.6, height: 13, cap: 'battlement' }, stone),
    tower(
      [focus + 17, 42],
      { width: 4, height: 15, cap: 'pyramid' },
      { ...stone, roof: mix(scheme.roof, stone.shade, 0.4) },
    ),
    ...rows,
  ].join('')
}

/** Limestone with roofs of nearly the same colour. */
function paleStone({ scheme }: Canvas, distance: number): Masonry {
  const stone = masonry(scheme, distance)
  return { ...stone, roof: mix(stone.roof, stone.wall, 0.34) }
}

/** Dry walls along the slope, olive trees and cypresses between them. */
function slope(canvas: Canvas): string {
  const { width, focus, scheme, land } = canvas
  const random = canvas.random('slope')
  const front = hills(canvas.random('front'), { from: -12, to: width + 12, y: 71, swing: 1.6, step: 52 })
  const wall = mix(scheme.wallShade, land(0.5), 0.25)
  const terraces = [3.4, 8.2, 13.6].map((depth) =>
    stripe(
      front.map(([x, y]): Point => [x, y + depth]),
      0.9,
      wall,
    ),
  )
  const trees = Array.from({ length: Math.round(width / 9) }, (_, index) => {
    const x = index * 9 + random.between(-3, 3)
    const foot = heightAt(front, x) + random.between(2, 13)
    return random.chance(0.22) && Math.abs(x - focus) > 10
      ? cypress([x, foot], random.between(9, 13), land(0.9))
      : leafTree(random, [x, foot], {
          height: random.between(4.6, 6.4),
          lit: mix(land(0.5), scheme.snow, 0.25),
          shade: land(0.66),
        })
  })
  return [below(front, canvas.meadow), ...terraces, ...trees].join('')
}

function road(canvas: Canvas): string {
  const { width } = canvas
  const random = canvas.random('road')
  const course: readonly Point[] = [
    [-4, 93],
    [width * 0.35, 91],
    [width * 0.7, 91.4],
    [width + 4, 94],
  ]
  return [
    below(
      course.map(([x, y]): Point => [x, y - 2.6]),
      canvas.land(0.72),
    ),
    stripe(course, 3, canvas.road),
    coach(canvas, { at: [width * random.between(0.36, 0.6), 91.2], length: 15 }),
  ].join('')
}
