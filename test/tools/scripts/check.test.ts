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
import { allParts, partsFor, REPORT, STARTS } from '#tools/scripts/parts.mjs'

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

test.each([
  [['src/domian/money.ts'], 'there is no file src/domian/money.ts'],
  [['src/domain'], 'there is no file src/domain'],
  [['--changed', 'src/domain/money.ts'], 'name files, or use --changed or --since'],
])('the gate for %j is refused, for it would test nothing', async (words, said) => {
  const { exitCode, output } = await runIn(process.cwd(), ['node', 'src/tools/scripts/check.mjs', ...words])
  expect([exitCode, output]).toEqual([2, `  ${said}\n`])
})

test('of a change the whole project is looked at for types, unused code and fields of the schema, and is built', () => {
  const names = (parts: ReturnType<typeof partsFor>) => parts.map(([name]) => name)
  expect(names(partsFor(['src/domain/money.ts']))).toEqual([
    'tests',
    'types and lint',
    'build',
    'unused',
    'used by tests only',
    'schema fields',
    'format',
  ])
  expect(names(allParts())).toEqual(
    expect.arrayContaining([
      'unit tests',
      'on PostgreSQL',
      'how-to guides',
      'types and lint',
      'build',
      'unused',
      'used by tests only',
      'schema fields',
      'format',
    ]),
  )
})

const testsFor = (file: string) => partsFor([file])[0]?.[2] ?? []
const reader = 'test/web/theme/fontSubsets.test.ts'
const starter = 'test/server/shutdown.test.ts'

test('tests that read sources as files or start programs are run with a change of these, for no import shows what they depend on', () => {
  const all = ['test/conventions.test.ts', 'test/journeys/wireState.test.ts', reader]
  for (const file of ['src/server/shutdown.ts', 'src/admin/backup/restore.ts', 'test/support/platform/raceProcess.ts'])
    expect(testsFor(file)).toEqual(expect.arrayContaining([...all, starter]))
  expect(testsFor('src/web/root.tsx')).toEqual(expect.arrayContaining(all))
  expect(testsFor('src/web/root.tsx')).not.toContain(starter)
  expect(testsFor('docs/wire-booking.md')).toContain('test/journeys/heaviestState.test.ts')
  expect(testsFor('src/web/root.tsx').filter((file) => /^test\/(browser|docs)\//.test(file))).toEqual([])
})

test('the modules by which tests start programs are known by name', () => {
  const support = readdirSync('test/support', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!browser|fuzz|outages)[^.]*\.ts$/.test(file))
    .map((file) => join('test/support', file))
  expect(support.filter((file) => STARTS.test(readFileSync(file, 'utf8')))).toEqual([
    'test/support/docs/runIn.ts',
    'test/support/platform/paymentRaces.ts',
  ])
})

test('tests left out for a change are listed by folder, with the reason', () => {
  const all = [
    'test/domain/money.test.ts',
    'test/domain/booking/rooms/rooms.test.ts',
    'test/domain/booking/rooms/beds.test.ts',
    'test/browser/rooms.test.ts',
    'test/tools/dev/dev.test.ts',
  ]
  expect(leftOut(all, ['test/domain/money.test.ts'])).toEqual([
    '2 files of tests depend on nothing that changed: test/domain/booking 2',
    '2 files of tests are left to npm test: test/browser 1, test/tools/dev 1',
  ])
  expect(leftOut(all.slice(0, 1), all)).toEqual([])
})
