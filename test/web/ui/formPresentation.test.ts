import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileModule } from '#tools/recipes/compile.ts'

const rulesOf = (path: string) =>
  Object.fromEntries(compileModule(path, readFileSync(path, 'utf8'), 'readable')?.rules ?? [])

test('the light grey ground of a control is #fbfbfb, its width all there is', () => {
  const tokens = readFileSync('src/web/theme/tokens.css', 'utf8').toLowerCase()
  expect(tokens).toMatch(/--site-colors-panel:\s*#fbfbfb/)
  expect(tokens).toMatch(/--site-sizes-full:\s*100%/)
})

test.each([
  ['src/web/ui/fieldStyles.ts', 'fieldStyles-FieldPanel'],
  ['src/web/ui/RadioRows.tsx', 'RadioRows-Group'],
  ['src/web/ui/QuantityStepper.tsx', 'QuantityStepper-Row'],
  ['src/web/booking/personalData/SalutationField.tsx', 'SalutationField-Group'],
])('a control stands in full width on the light grey ground: %s', (path, rule) => {
  const { [rule]: style } = rulesOf(path)
  expect(style).toContain('width:var(--site-sizes-full);')
  expect(style).toContain('background:var(--site-colors-panel);')
})
