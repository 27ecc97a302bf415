import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { styleSheet, type StyleSheet } from '#tools/recipes/styleSheet.ts'

let sheet: StyleSheet
beforeAll(() => {
  sheet = styleSheet(process.cwd(), 'src/web', 'readable')
})

test('primitives stand before what uses them', () => {
  const { css } = sheet
  expect(css.indexOf('.Button--look-primary{')).toBeGreaterThan(0)
  expect(css.indexOf('.StepMark-Mark--state-done{')).toBeGreaterThan(css.lastIndexOf('.fieldStyles-FieldControl{'))
})

test('the same sources make the same sheet', () => {
  expect(styleSheet(process.cwd(), 'src/web', 'readable').css).toBe(sheet.css)
})

test('the keyframes of the theme are part of it', () => {
  expect(sheet.css).toContain('@keyframes breathe{')
})

test('every variable a rule reads is one of the tokens, or set by the component', () => {
  const tokens = readFileSync('src/web/theme/tokens.css', 'utf8')
  const read = new Set([...sheet.css.matchAll(/var\((--site-[\w-]+)/g)].map(([, name]) => name ?? ''))
  expect([...read].filter((name) => !tokens.includes(`${name}:`))).toEqual([])
  expect(read.size).toBeGreaterThan(20)
})

test('no length is without its unit, which a browser would pass over', () => {
  const lengths =
    /[{;](?:(?:min-|max-)?(?:width|height)|gap|(?:row|column)-gap|(?:padding|margin)[\w-]*|font-size):([1-9]\d*)[;}]/g
  expect([...sheet.css.matchAll(lengths)].map(([rule]) => rule)).toEqual([])
})
