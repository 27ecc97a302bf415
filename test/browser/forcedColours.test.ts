import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import * as journey from '#test/support/browser/funnel.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import { PHONE } from '#test/support/browser/visitor.ts'

const site = withSite()

test('in forced colours the mark of the operator is drawn', async () => {
  const { page } = await site.newVisitor({ forcedColors: 'active' })
  await page.goto('/')
  const name = page.getByRole('banner').getByRole('link', { name: 'Carovia Reisen' })
  // The mark alone.
  await name.evaluate((link) => {
    link.style.fontSize = '0'
  })
  expect(await drawnContrast(name)).toBeGreaterThanOrEqual(SEEN)
})

test('in forced colours what is chosen looks otherwise, what is closed says why, and nothing lies over «Angefangene Buchung löschen»', async () => {
  const { page, problems } = await site.newVisitor({ forcedColors: 'active', width: PHONE })
  await journey.openFunnel(page)
  const day = (name: RegExp) => page.getByRole('radio', { name })
  await day(/^Sa 26\.06\./).check()
  expect(await looksLike(day(/^Sa 26\.06\./), day(/^Sa 19\.06\./))).toBe(false)

  await page.getByRole('button', { name: 'Kalender' }).click()
  const cell = (name: RegExp) => page.getByRole('button', { name })
  expect(await looksLike(cell(/Sa 26\.06\./), cell(/Sa 19\.06\./))).toBe(false)

  const reason = page.getByText('Ab 3 Personen buchbar.').first()
  expect(await drawnContrast(reason)).toBeGreaterThanOrEqual(4.5)

  await page.getByRole('button', { name: 'Details anzeigen' }).click()
  const remove = page.getByRole('button', { name: 'Angefangene Buchung löschen' })
  await remove.scrollIntoViewIfNeeded()
  const isWhole = await remove.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const corners = [
      [left + 3, top + 3],
      [right - 3, top + 3],
      [left + 3, bottom - 3],
      [right - 3, bottom - 3],
    ] as const
    return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
  })
  expect(isWhole).toBe(true)
  expect(problems).toEqual([])
})

/** Of two colours that stand side by side a reader tells the shapes from this contrast on (WCAG 1.4.11). */
const SEEN = 3

/** How well what is drawn stands out: the contrast between the ground and the colour that differs most, if it takes a hundredth of the place. */
async function drawnContrast(target: Locator): Promise<number> {
  const counts = await colourCounts(target)
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const used = [...counts].filter(([, count]) => count >= all / 100).toSorted(([, a], [, b]) => b - a)
  const [ground, ...others] = used.map(([colour]) => luminance(colour))
  return Math.max(1, ...others.map((other) => contrast(ground ?? 0, other)))
}

/** Whether two things of one size look alike. */
async function looksLike(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await colourCounts(one), await colourCounts(other)]
  const colours = new Set([...a.keys(), ...b.keys()])
  const difference = [...colours].reduce(
    (sum, colour) => sum + Math.abs((a.get(colour) ?? 0) - (b.get(colour) ?? 0)),
    0,
  )
  const all = [...a.values()].reduce((sum, count) => sum + count, 0)
  return difference < all / 100
}

async function colourCounts(target: Locator): Promise<ReadonlyMap<number, number>> {
  const { data } = await sharp(await target.screenshot())
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
