import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontFiles } from '#tools/fonts/subsetFonts.mjs'

const written = fontFiles()

test('the font files are those that the letters, weights and package of today make; `npm run fonts` renews them', async () => {
  for (const [name, content] of Object.entries(await written)) {
    expect(readFileSync(`src/web/theme/${name}`).equals(content), name).toBe(true)
  }
})

test('the core subset, part of every page, stays small, and so do all together', async () => {
  const { 'archivo-core.woff2': core, 'archivo-rest.woff2': rest, 'archivo-names.woff2': names } = await written
  expect(core.length).toBeLessThanOrEqual(18 * 1024)
  expect(core.length + rest.length + names.length).toBeLessThanOrEqual(45 * 1024)
})
