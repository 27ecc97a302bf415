import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Texts of the built files of one kind below a folder of `build`. */
function built(folder: string, ending: string): string {
  return readdirSync(join('build', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join('build', folder, file), 'utf8'))
    .join('\n')
}

/** Classes of recipes that a bundle puts on elements: `s` and seven digits of a hash. */
const classesIn = (code: string) => new Set(code.match(/(?<=")s[0-9a-f]{7}(?=")/g))

test('every class of a recipe, in the page as served and as taken over, has its rule', () => {
  const rules = new Set(built('client', '.css').match(/(?<=\.)s[0-9a-f]{7}\b/g))
  const [served, hydrated] = [classesIn(built('server', '.js')), classesIn(built('client', '.js'))]
  expect(served.size).toBeGreaterThan(100)
  expect([...served, ...hydrated].filter((name) => !rules.has(name))).toEqual([])
})

interface Route {
  readonly module: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** Routes of the built site with the files they need, by their id such as `routes/booking/start`. */
function routes(): readonly (readonly [string, Route])[] {
  const [, json = ''] = /window\.__reactRouterManifest=(\{.*\})/.exec(built('client', '.js')) ?? []
  const manifest = JSON.parse(json) as { readonly routes: Readonly<Record<string, Route>> }
  return Object.entries(manifest.routes)
}

/** The router puts `#` after the addresses of the root's sheets. */
const textsOf = (paths: readonly string[]) =>
  paths.map((path) => readFileSync(join('build/client', path.replace('#', '')), 'utf8')).join('\n')

test('a page has rules of recipes that its own scripts use, and a public page has none', () => {
  const found = routes().map(([id, { module, imports = [], css = [] }]) => {
    const rules = new Set(textsOf(css).match(/(?<=\.)s[0-9a-f]{7}\b/g))
    const used = classesIn(textsOf([module, ...imports]))
    return { id, rules: rules.size, foreign: [...rules].filter((name) => !used.has(name)) }
  })
  expect(found.filter(({ foreign }) => foreign.length > 0)).toEqual([])
  const isStyled = ({ rules }: { readonly rules: number }) => rules > 0
  expect(found.filter(isStyled).map(({ id }) => id)).toContain('routes/booking/start')
  expect(found.filter(isStyled).filter(({ id }) => !id.startsWith('routes/booking/'))).toEqual([])
})
