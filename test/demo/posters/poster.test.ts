import sharp from 'sharp'
import { expect, test } from 'vitest'

import { posterPalettes, posterScenes, type PosterInput } from '#demo/posters/drawing/posterSpec.ts'
import { drawPoster } from '#demo/posters/poster.ts'

const size = { width: 80, height: 100 }
const inputs = posterScenes.flatMap((scene) =>
  posterPalettes.map((palette): PosterInput => ({ spec: { scene, palette }, seed: `reise/${scene}` })),
)

async function pixels(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
}

/** How opaque each pixel is, 255 at most. */
async function opacities(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).ensureAlpha().extractChannel('alpha').raw().toBuffer()
}

/** Share of clearly different pixels between two pictures of equal size. */
function difference(one: Buffer, other: Buffer): number {
  let differing = 0
  for (let index = 0; index < one.length; index += 3) {
    let distance = 0
    for (let channel = index; channel < index + 3; channel += 1)
      distance += Math.abs((one[channel] ?? 0) - (other[channel] ?? 0))
    if (distance > 60) differing += 1
  }
  return differing / (one.length / 3)
}

test('the same poster input gives the identical drawing', () => {
  for (const input of inputs) expect(drawPoster(input, size)).toBe(drawPoster(input, size))
})

test.each(inputs)(
  '$spec.scene in $spec.palette is drawn with finite numbers only and covers the canvas',
  async (input) => {
    const svg = drawPoster(input, size)
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/)
    const covering = await opacities(svg)
    expect(covering.length).toBe(size.width * size.height)
    expect(covering.every((opacity) => opacity === 255)).toBe(true)
  },
)

test.each(posterScenes)('two tours with the scene %s look clearly different', async (scene) => {
  const seeds = ['reise/engadin', 'reise/wien', 'reise/toscana', 'reise/nordkap', 'reise/elsass']
  const spec = { scene, palette: 'summer' } as const
  const pictures = await Promise.all(seeds.map((seed) => pixels(drawPoster({ spec, seed }, size))))
  const pairs = pictures.flatMap((one, index) => pictures.slice(index + 1).map((other) => difference(one, other)))
  expect(Math.min(...pairs)).toBeGreaterThan(0.08)
})

/** Number of pixels in the coach's yellow. */
function coachPixels(picture: Buffer): number {
  let count = 0
  for (let index = 0; index < picture.length; index += 3) {
    if ((picture[index] ?? 0) <= 245) continue
    if (Math.abs((picture[index + 1] ?? 0) - 199) < 12 && Math.abs((picture[index + 2] ?? 0) - 44) < 25) count += 1
  }
  return count
}

const shapes = [
  { width: 192, height: 240 },
  { width: 427, height: 240 },
]
const places = ['reise/engadin', 'reise/wien', 'reise/toscana']

test.each(posterScenes)('the coach is visible in the scene %s at every aspect ratio', async (scene) => {
  const drawn = shapes.flatMap((shape) =>
    places.map((seed) => drawPoster({ spec: { scene, palette: 'winter' }, seed }, shape)),
  )
  const counts = await Promise.all(drawn.map(async (svg) => coachPixels(await pixels(svg))))
  expect(Math.min(...counts)).toBeGreaterThan(18)
})
