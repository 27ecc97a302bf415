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
