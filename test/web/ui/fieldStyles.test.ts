import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileModule } from '#tools/recipes/compile.ts'

const FILE = 'src/web/ui/fieldStyles.ts'
const rules = compileModule(FILE, readFileSync(FILE, 'utf8'), 'readable')?.rules
const tokens = readFileSync('src/web/theme/tokens.css', 'utf8')

/** Declarations of a class of its own, with tokens read. */
function declared(name: string): ReadonlyMap<string, string> {
  const body = rules?.get(name)?.split('{')[0] ?? ''
  const valueOf = (token: string) => new RegExp(`${token}:\\s*([^;]+);`).exec(tokens)?.[1]?.trim() ?? token
  return new Map(
    body.split(';').map((line) => {
      const [property, value] = [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]
      return [
        property.trim(),
        value.trim().replace(/var\((--[\w-]+)\)/g, (_, token: string) => valueOf(token)),
      ] as const
    }),
  )
}

// rule 2.7.1
test('a control takes the full width on the light grey ground of its field', () => {
  expect(declared('fieldStyles-FieldPanel').get('background')?.toLowerCase()).toBe('#fbfbfb')
  expect(declared('fieldStyles-FieldPanel').get('width')).toBe('100%')
  expect(declared('fieldStyles-FieldControl').get('width')).toBe('100%')
})

// rules 2.7.2, 2.7.3
test('an input is white, with room around letters of 1rem and square corners', () => {
  const control = declared('fieldStyles-FieldControl')
  expect(control.get('background')?.toLowerCase()).toMatch(/^#fff(?:fff)?$/)
  expect([control.get('padding'), control.get('font-size'), control.get('border-radius')]).toEqual([
    '0.625rem 0.8rem',
    '1rem',
    '0',
  ])
})

// rule 2.7.4
test('hint and error stand small at the right edge, their lines begin at the left', () => {
  for (const tone of ['hint', 'error']) {
    const note = declared(`fieldStyles-FieldNote--tone-${tone}`)
    expect([note.get('font-size'), note.get('width'), note.get('margin-inline-start')]).toEqual([
      '0.875em',
      'fit-content',
      'auto',
    ])
    expect(note.has('text-align')).toBe(false)
  }
})

// rule 2.7.5
test('a label keeps the colour it inherits, in error too', () => {
  expect(declared('fieldStyles-FieldLabel').get('color')).toBe('inherit')
  expect(rules?.get('fieldStyles-FieldLabel')).not.toContain('invalid')
})
