import { expect, test } from 'vitest'
import { compileModule } from '#tools/recipes/compile.ts'

const IMPORT = "import { chakra } from '#web/theme/chakra.ts'\n"

/** A module of `src/web/ui` that holds this text after the import. */
function compiled(text: string, naming: 'readable' | 'short' = 'readable') {
  const result = compileModule('src/web/ui/Sign.tsx', `${IMPORT}${text}`, naming)
  if (result === null) throw new Error('no recipe was found')
  return { code: result.code, rules: Object.fromEntries(result.rules) }
}

test('a recipe becomes a class, and its tokens variables', () => {
  const { code, rules } = compiled(
    "const Mark = chakra('span', { base: { color: 'muted', padding: '4', minHeight: 'target' } })",
  )
  expect(code).toBe("import { chakra } from '#web/theme/recipeRuntime.ts'\nconst Mark = chakra('span', \"Sign-Mark\")")
  expect(rules).toEqual({
    'Sign-Mark': 'color:var(--site-colors-muted);padding:var(--site-spacing-4);min-height:var(--site-sizes-target);',
  })
})

test('each choice of variants has a class of its own, in which the variant wins also within a condition', () => {
  const { code, rules } = compiled(
    "const Part = chakra('div', { base: { display: 'grid', _print: { display: 'block' } }, variants: { look: { open: { display: 'flex' }, closed: { _print: { display: 'none' } } } } })",
  )
  expect(code).toContain(
    '{"variants":["look"],"defaults":{},"classes":{"":"Sign-Part","open":"Sign-Part--look-open","closed":"Sign-Part--look-closed"}}',
  )
  expect(rules).toEqual({
    'Sign-Part': 'display:grid;@media print{display:block;}',
    'Sign-Part--look-open': 'display:flex;@media print{display:block;}',
    'Sign-Part--look-closed': 'display:grid;@media print{display:none;}',
  })
})

test('a variant with a default is never without an option', () => {
  const { code } = compiled(
    "const Part = chakra('p', { variants: { tone: { hint: { color: 'muted' }, error: { color: 'signal' } } }, defaultVariants: { tone: 'hint' } })",
  )
  expect(code).toContain(
    '"defaults":{"tone":"hint"},"classes":{"hint":"Sign-Part--tone-hint","error":"Sign-Part--tone-error"}',
  )
})

test('a no of which the recipe says nothing keeps the base', () => {
  const { code } = compiled(
    "const Part = chakra('p', { base: { color: 'ink' }, variants: { isOpen: { true: { color: 'muted' } } } })",
    'short',
  )
  const [, none, no] = /"classes":\{"":"(\w+)","true":"\w+","false":"(\w+)"\}/.exec(code) ?? []
  expect(none).toMatch(/^s/)
  expect(no).toBe(none)
})

test('conditions come after what always holds, wider screens after narrower ones', () => {
  const { rules } = compiled(
    "const Part = chakra('p', { base: { display: { lg: 'flex', sm: 'grid', base: 'none' }, _hover: { color: 'ink' }, color: 'muted', '@media (forced-colors: active)': { outline: '1px solid' } } })",
  )
  const rule = rules['Sign-Part'] ?? ''
  const places = ['display:none', 'color:var(--site-colors-muted)', '30rem', '64rem'].map((text) => rule.indexOf(text))
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(rule).toContain('@media (forced-colors: active){outline:1px solid;}')
  expect(rule).toMatch(/:hover.*\{color:var\(--site-colors-ink\);\}/)
})

test('constants of the module can be spread and named', () => {
  const { rules } = compiled(
    "const EDGE = '1px solid'\nconst ground = { border: EDGE, gap: '2' } as const\nconst Part = chakra('p', { base: { ...ground, gap: ground.gap, flexGrow: -1 } })",
  )
  expect(rules).toEqual({ 'Sign-Part': 'border:1px solid;gap:var(--site-spacing-2);flex-grow:-1;' })
})

test('for the site names are short, and equal rules share one', () => {
  const { code, rules } = compiled(
    "const One = chakra('p', { base: { gap: '2' } })\nconst Two = chakra('div', { base: { gap: '2' } })",
    'short',
  )
  expect(Object.keys(rules)).toHaveLength(1)
  const [name = ''] = Object.keys(rules)
  expect(name).toMatch(/^s[0-9a-f]{7}$/)
  expect(code.split(name)).toHaveLength(3)
})

test('equal rules of primitives and features have two names, for they stand in two layers', () => {
  const namesIn = (file: string) => {
    const text = `${IMPORT}const One = chakra('p', { base: { gap: '2' } })`
    return [...(compileModule(file, text, 'short')?.rules.keys() ?? [])]
  }
  const [primitive, feature] = [namesIn('src/web/ui/Sign.tsx'), namesIn('src/web/travel/Sign.tsx')]
  expect([primitive, feature].map(({ length }) => length)).toEqual([1, 1])
  expect(primitive).not.toEqual(feature)
  expect(namesIn('src/web/booking/Other.tsx')).toEqual(feature)
})

test('every line stays where it was', () => {
  const { code } = compiled("const Part = chakra('p', {\n  base: {\n    gap: '2',\n  },\n})\nthrow new Error()")
  expect(code.split('\n')[6]).toBe('throw new Error()')
})

test.each([
  [
    'a value computed at run time',
    "const Part = chakra('p', {\n  base: { gap: theme() },\n})",
    'src/web/ui/Sign.tsx:3: ',
    'a variant',
  ],
  [
    'a name nobody can know',
    "const Part = chakra('p', { base: { gap } })",
    'src/web/ui/Sign.tsx:2: gap: ',
    'constants',
  ],
  [
    'a component instead of an element',
    'const Part = chakra(Link, { base: {} })',
    'src/web/ui/Sign.tsx:2: ',
    'name of an element',
  ],
  [
    'a recipe within a function',
    "function part() {\n  return chakra('p', { base: {} })\n}",
    'src/web/ui/Sign.tsx:3: ',
    'top of a module',
  ],
  [
    'an element without a recipe',
    'const part = <chakra.p color="ink" />',
    'src/web/ui/Sign.tsx:2: ',
    'top of a module',
  ],
  [
    'more combinations than anybody looks at',
    "const Part = chakra('p', { variants: { a: { x: {}, y: {}, z: {} }, b: { x: {}, y: {}, z: {} }, c: { x: {}, y: {} } } })",
    'src/web/ui/Sign.tsx:2: Part: ',
    '48 combinations',
  ],
])('refuses %s, with file and line', (_what, text, ...told) => {
  for (const part of told) expect(() => compiled(text)).toThrow(part)
})

test('a module without the language is left alone', () => {
  expect(compileModule('src/web/ui/Sign.tsx', 'export const sign = 1', 'short')).toBeNull()
})

test('the order of a rule is that of its own recipe, whichever was evaluated first', () => {
  const wide = "const Part = chakra('div', { base: { maxWidth: 'column', margin: '4', border: '0' } })"
  const narrow = "const Part = chakra('div', { base: { border: '0', maxWidth: 'column', margin: '4' } })"
  const names = [wide, narrow, wide].map((text) =>
    Object.values(compiled(text).rules)
      .join()
      .match(/[\w-]+(?=:)/g),
  )
  expect(names).toEqual([
    ['max-width', 'margin', 'border'],
    ['border', 'max-width', 'margin'],
    ['max-width', 'margin', 'border'],
  ])
})
