import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runIn } from '#test/support/docs/runIn.ts'
import { leftOut } from '#tools/scripts/leftOut.mjs'
import { allParts, partsFor, READERS, REPORT } from '#tools/scripts/parts.mjs'

const testFiles = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => join('test', file))

const CONFIGURATION = `export default {
  test: { projects: ['unit', 'postgres'].map((name) => ({ test: { name, include: name === 'unit' ? ['test/**/*.test.js'] : [] } })) },
}`

/** A project of a few lines, with the tool that runs tests. */
function smallProject(files: Readonly<Record<string, string>>): string {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'check-')))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  for (const [file, text] of Object.entries({ ...files, 'vitest.config.mjs': CONFIGURATION })) {
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    writeFileSync(join(directory, file), text)
  }
  mkdirSync(join(directory, 'node_modules'))
  symlinkSync(join(process.cwd(), 'node_modules/vitest'), join(directory, 'node_modules/vitest'), 'junction')
  return directory
}

test('the gate for a change runs the tests that import it by way of another module, at once or later, and no others', async () => {
  const aTest = "import { test } from 'vitest'; test('passes', () => undefined)"
  const directory = smallProject({
    'test/support/changed.js': 'export const x = 1',
    'test/support/between.js': "export { x } from './changed.js'",
    'test/far.test.js': `import './support/between.js'; ${aTest}`,
    'test/later.test.js': `${aTest}; export const load = () => import('./support/between.js')`,
    'test/other.test.js': aTest,
  })
  const [[, , parameters] = ['', '', []]] = partsFor(['test/support/changed.js'])
  const { exitCode, output } = await runIn(directory, [
    'node',
    join(process.cwd(), 'node_modules/vitest/vitest.mjs'),
    ...parameters,
  ])
  expect(exitCode, output).toBe(0)
  const { testResults } = JSON.parse(readFileSync(join(directory, REPORT), 'utf8')) as {
    readonly testResults: readonly { readonly name: string }[]
  }
  expect(testResults.map(({ name }) => name.slice(directory.length + 1)).toSorted()).toEqual([
    'test/far.test.js',
    'test/later.test.js',
  ])
})

test('of a change the whole project is looked at for types, unused code and coverage, and is built', () => {
  const names = (parts: ReturnType<typeof partsFor>) => parts.map(([name]) => name)
  expect(names(partsFor(['src/domain/money.ts']))).toEqual([
    'tests',
    'types and lint',
    'build',
    'unused',
    'used by tests only',
    'coverage',
    'format',
  ])
  expect(names(allParts())).toEqual(
    expect.arrayContaining([
      'unit tests',
      'on PostgreSQL',
      'recipes',
      'types and lint',
      'build',
      'unused',
      'used by tests only',
      'coverage',
      'format',
    ]),
  )
})

test('a test that reads sources as files is run with every change, for no import shows what it depends on', () => {
  const reads = /(?:readFileSync|readdirSync|styleSheet)\((?:[`']|new URL|process\.cwd|path|folder|TEXTS)/
  // Start programs on a copy of the project, or read the schema that they import as well.
  const others = [
    'test/tools/dev/dev.test.ts',
    'test/tools/scripts/check.test.ts',
    'test/tools/drift/mergedSchema.test.ts',
  ]
  const found = testFiles.filter(
    (file) =>
      /^test\/(?:demo|domain|gql|state|tenant|tools|web)\//.test(file) && reads.test(readFileSync(file, 'utf8')),
  )
  expect(READERS).toEqual(expect.arrayContaining(found.filter((file) => !others.includes(file))))
  expect(testFiles).toEqual(expect.arrayContaining([...READERS]))
})

test('what a change left out is told by folder and with the reason', () => {
  const all = [
    'test/domain/money.test.ts',
    'test/domain/booking/rooms/rooms.test.ts',
    'test/domain/booking/rooms/beds.test.ts',
    'test/browser/rooms.test.ts',
  ]
  expect(leftOut(all, ['test/domain/money.test.ts'])).toEqual([
    '2 files of tests import nothing that changed: test/domain/booking 2',
    '1 files of tests are left to npm test: test/browser 1',
  ])
  expect(leftOut(all.slice(0, 1), all)).toEqual([])
})
