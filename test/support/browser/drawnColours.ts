import type { Locator } from 'playwright-core'
import sharp from 'sharp'

/**
 * How well what is drawn stands out: the contrast between the ground and the colour that differs most, if it takes a hundredth of the place.
 *
 * @param edge pixels left out at every side, where what is around shows through
 */
export async function drawnContrast(target: Locator, edge = 0): Promise<number> {
  const counts = await colourCounts(target, edge)
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const used = [...counts].filter(([, count]) => count >= all / 100).toSorted(([, a], [, b]) => b - a)
  const [ground, ...others] = used.map(([colour]) => luminance(colour))
  return Math.max(1, ...others.map((other) => contrast(ground ?? 0, other)))
}

/** Whether two things of one size look alike. */
export async function looksLike(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await colourCounts(one), await colourCounts(other)]
  const colours = new Set([...a.keys(), ...b.keys()])
  const difference = [...colours].reduce(
    (sum, colour) => sum + Math.abs((a.get(colour) ?? 0) - (b.get(colour) ?? 0)),
    0,
  )
  const all = [...a.values()].reduce((sum, count) => sum + count, 0)
  return difference < all / 100
}

async function colourCounts(target: Locator, edge = 0): Promise<ReadonlyMap<number, number>> {
  const drawn = sharp(await target.screenshot())
  const { width, height } = await drawn.metadata()
  const { data } = await drawn
    .extract({ left: edge, top: edge, width: width - 2 * edge, height: height - 2 * edge })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const counts = new Map<number, number>()
  for (let at = 0; at + 2 < data.length; at += 3) {
    const colour = data.readUIntBE(at, 3)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return counts
}

function luminance(colour: number): number {
  const [red = 0, green = 0, blue = 0] = [16, 8, 0].map((shift) => {
    const part = ((colour >> shift) & 0xff) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
