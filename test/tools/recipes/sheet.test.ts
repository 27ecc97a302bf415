import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { compileModule } from '#tools/recipes/compile.ts'
import { sheetOf } from '#tools/recipes/sheet.ts'

/** Sheets of the site by module. */
const sheets = new Map(
  readdirSync('src/web', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => {
      const file = join('src/web', path)
      const compiled = compileModule(file, readFileSync(file, 'utf8'), 'readable')
      return compiled === null ? [] : [[file, sheetOf(file, compiled.rules)] as const]
    }),
)

test('the rules of primitives are in the layer below those of features', () => {
  expect(sheets.get('src/web/ui/Button.tsx')).toMatch(/^@layer primitives\{\n\.Button--look-primary\{/)
  expect(sheets.get('src/web/booking/step/StepMark.tsx')).toMatch(/^@layer recipes\{\n/)
  for (const path of ['src/web/theme/base.css', 'src/web/theme/tokens.css'])
    expect(readFileSync(path, 'utf8')).toContain('@layer reset, base, tokens, primitives, recipes;')
})

test('the keyframes of the theme come with the modules that animate', () => {
  const animated = [...sheets].filter(([, css]) => css.includes('animation:breathe'))
  expect(animated.map(([file]) => file)).toEqual(['src/web/ui/Skeleton.tsx'])
  expect(animated.every(([, css]) => css.includes('@keyframes breathe{'))).toBe(true)
})

test('class names of development are those of one module, for each file name exists once', () => {
  const names = [...sheets.keys()].map((file) => basename(file))
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})
