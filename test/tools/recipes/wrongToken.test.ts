import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compileModule } from '#tools/recipes/compile.ts'
import { recipes } from '#tools/recipes/plugin.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'styles-'))
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

/** Builds a copy of one file of the site with one text in place of another. */
async function builtCopy(file: string, from: string, to: string) {
  const copy = join(root, file)
  mkdirSync(dirname(copy), { recursive: true })
  cpSync(file, copy)
  const text = readFileSync(copy, 'utf8')
  expect(text).toContain(from)
  writeFileSync(copy, text.replace(from, to))
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [recipes()],
    build: { write: false, rolldownOptions: { input: copy, external: /^(?:#|react|\.)/ } },
  })
}

test.each([
  {
    file: 'src/web/ui/Skeleton.tsx',
    from: "background: 'tint'",
    to: "background: 'tinte'",
    told: ':9: Bar: no token colors.tinte',
  },
  {
    file: 'src/web/ui/Skeleton.tsx',
    from: "height: '2.5rem'",
    to: "height: 'targett'",
    told: ':16: Bar: no token sizes.targett',
  },
  {
    file: 'src/web/ui/Price.module.css',
    from: 'weights-bold',
    to: 'weights-bald',
    told: ':3: no token or custom property --site-font-weights-bald',
  },
  {
    file: 'src/web/travel/route/StopLabels.module.css',
    from: 'var(--site-colors-paper)',
    to: 'var(--paper)',
    told: ':6: no token or custom property --paper',
  },
  {
    file: 'src/web/booking/additionalServices/InsuranceBenefits.tsx',
    from: 'var(--covers)',
    to: 'var(--cover)',
    told: ':23: no token or custom property --cover',
  },
])(
  'a name in $file that nothing defines ($to) stops the build with file and line',
  async ({ file, from, to, told }) => {
    await expect(builtCopy(file, from, from)).resolves.toBeUndefined()
    await expect(builtCopy(file, from, to)).rejects.toThrow(`${file}${told}`)
  },
)

const IMPORT = "import { chakra } from '#web/theme/chakra.ts'\n"

/** A module of one recipe with this base. */
const compiled = (base: string) =>
  compileModule('src/web/ui/Sign.tsx', `${IMPORT}const Sign = chakra('p', {\n  base: {\n    ${base}\n  },\n})`, 'short')

test.each([
  ["color: 'mutted'", 'no token colors.mutted'],
  ["fontSize: 'large'", 'no token fontSizes.large'],
  ["fontFamily: 'boddy'", 'no token fonts.boddy'],
  ["gap: '10'", 'no token spacing.10'],
  ["padding: '0 4'", 'no token spacing.0 4'],
  ["_hover: { color: { base: 'ink', lg: 'inkk' } }", 'no token colors.inkk'],
  ["outline: '3px solid {colors.focuss}'", 'no token {colors.focuss}'],
  ["scrollMarginBlockStart: '4'", 'scrollMarginBlockStart takes no token: 4 needs a unit'],
  ["padding: 'calc(1rem) smal calc(2rem)'", 'no token spacing.calc(1rem) smal calc(2rem)'],
  ["width: 'min(36rem, calc(1rem + 2px)) colum'", 'no token sizes.min(36rem, calc(1rem + 2px)) colum'],
  ["padding: 'calc(1rem))'", 'no token spacing.calc(1rem))'],
  ["fontWeight: '650'", 'no token fontWeights.650'],
  ["colour: 'ink'", 'no property or condition colour'],
  ["_hovered: { color: 'ink' }", 'no property or condition _hovered'],
  ["padding: { base: '4', large: '5' }", 'no property or condition large'],
])('refuses %s in a recipe at its line', (style, reason) => {
  expect(() => compiled(style)).toThrow(`src/web/ui/Sign.tsx:4: Sign: ${reason}`)
})

test.each([
  "color: 'inherit', fill: 'currentcolor', background: 'rgb(12 35 29 / 60%)'",
  "padding: '0.625rem 0.8rem', margin: 'auto', width: 'min(36rem, calc(100vw - 2rem))'",
  "padding: 'calc(1rem + (2px * 3)) max(1rem, calc(2rem))', width: 'min(36rem, calc(100vw - (2 * {spacing.gutter})))'",
  "aspectRatio: 1, scale: '1.5', columnCount: 2, orphans: 3, fillOpacity: 0.5, strokeWidth: 2",
  "marginInline: 'calc(-1 * {spacing.gutter})', accentColor: '{colors.primary}', lineHeight: 1.4, zIndex: 1",
  "'&:nth-of-type(2)': { flex: '1' }, '@media (forced-colors: active)': { outline: '1px solid' }, '--rows': '4'",
])('takes plain CSS beside tokens: %s', (styles) => {
  expect(compiled(styles)?.rules.size).toBe(1)
})

test('a wrong token of a spread constant is told where the constant stands', () => {
  const text = `${IMPORT}const look = {\n  gap: '2',\n  color: 'mutted',\n} as const\nconst Sign = chakra('p', { base: { ...look, padding: '2' } })`
  expect(() => compileModule('src/web/ui/Sign.tsx', text, 'short')).toThrow('src/web/ui/Sign.tsx:4: Sign: no token')
})
