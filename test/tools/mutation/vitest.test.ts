import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as replacement from '#tools/mutation/vitest.mjs'

const FOLDER = 'test/domain'

test('the functions of vitest that tests of the domain use are there when they run against mutants', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.property.test.ts'))
    .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
  const used = files.flatMap((text) => [
    ...(/import \{ ([^}]*) \} from 'vitest'/.exec(text)?.[1]?.split(', ') ?? []),
    ...[...text.matchAll(/\bvi\.\w+/g)].map(([name]) => name),
  ])
  const offered = [...Object.keys(replacement), ...Object.keys(replacement.vi).map((method) => `vi.${method}`)]
  expect(files.length).toBeGreaterThan(50)
  expect(used.filter((name) => !offered.includes(name))).toEqual([])
})
