import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openLettering } from '#demo/posters/drawing/lettering.ts'
import { drawLogo } from '#demo/posters/logo.ts'

const SPEC = { first: 'Rheintochter', second: 'Flussreisen', colour: '#1d3f72', accent: '#c8963c' } as const

/** For each pixel column of a drawing, whether it contains anything but background. */
async function printedColumns(width: number, height: number, first: string = SPEC.first): Promise<readonly boolean[]> {
  const svg = drawLogo({ ...SPEC, first }, { width, height }, await openLettering())
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([width, height])
  return Array.from({ length: width }, (_, x) =>
    Array.from({ length: height }, (__, y) => data[(y * width + x) * 3] ?? 255).some((red) => red < 200),
  )
}

test.each([
  [160, 90],
  [320, 180],
  [480, 480],
  [1200, 630],
])('a logo of %i by %i pixels is complete and aligned left', async (width, height) => {
  const columns = await printedColumns(width, height)
  expect(columns.slice(0, 12)).toContain(true)
  expect(columns.at(-1)).toBe(false)
})

test('a long name in a logo is set smaller instead of cut', async () => {
  const columns = await printedColumns(320, 180, 'Schifffahrtsgesellschaft Rheintochter')
  expect(columns.slice(300, 318)).toContain(true)
  expect(columns.at(-1)).toBe(false)
})

test('the text of a logo consists of outlines', async () => {
  const svg = drawLogo(SPEC, { width: 160, height: 90 }, await openLettering())
  expect(svg).not.toContain('<text')
  expect(svg).toContain('#1d3f72')
})
