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
import { allParts, partsFor, READERS, REPORT, STARTERS } from '#tools/scripts/parts.mjs'

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

/** The text of a test, or of a module that tests have in common. */
const textOf = (file: string) => readFileSync(file, 'utf8')

/** Tests that the gate for a change can run; those directly in `test` always are. */
const ofGate = testFiles.filter((file) => /^test\/(?!browser\/|docs\/)\w+\//.test(file))

test('a test that reads sources as files is run with every change, for no import shows what it depends on', () => {
  const reads =
    /(?:readFileSync|readdirSync|styleSheet|modulesWithTags|filesBelow)\((?:[`']|new URL|process\.cwd|root|path|folder|file|TEXTS)/
  // Read what they have written themselves, a copy of the project, or the schema that they import as well.
  const others = [
    'test/admin/erase.test.ts',
    'test/platform/storage/sqlite.test.ts',
    'test/tools/dev/dev.test.ts',
    'test/tools/drift/mergedSchema.test.ts',
  ]
  const found = ofGate.filter((file) => reads.test(textOf(file)) && !others.includes(file))
  expect(READERS).toEqual(expect.arrayContaining(found))
  expect(testFiles).toEqual(expect.arrayContaining([...READERS]))
})

test('a test that starts a program is run with every change of what programs are made of', () => {
  const starts = /\bspawn\(\s*(?:process\.)?execPath|\b(?:fork|forkRacer|runIn|runProgram)\(/
  const found = ofGate.filter((file) => starts.test(textOf(file)))
  // One takes minutes, and is told as left out.
  expect([...STARTERS, ...READERS, 'test/tools/dev/dev.test.ts']).toEqual(expect.arrayContaining(found))
  expect(found).toEqual(expect.arrayContaining([...STARTERS]))
  const support = readdirSync('test/support', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!browser|fuzz|outages)[^.]*\.ts$/.test(file))
    .map((file) => join('test/support', file))
  // All others start programs by these, which are named above.
  expect(support.filter((file) => starts.test(textOf(file)))).toEqual([
    'test/support/docs/runIn.ts',
    'test/support/platform/paymentRaces.ts',
  ])
  const testsFor = (file: string) => partsFor([file])[0]?.[2]
  for (const file of ['src/server/shutdown.ts', 'src/admin/backup/restore.ts', 'test/support/platform/raceProcess.ts'])
    expect(testsFor(file)).toEqual(expect.arrayContaining([...STARTERS]))
  expect(testsFor('src/web/root.tsx')).not.toContain(STARTERS[0])
})

test('tests of the table of a booking on the wire are run when the table changes', () => {
  const found = ofGate.filter((file) => textOf(file).includes("'#test/support/wireTable.ts'"))
  expect(found.length).toBeGreaterThan(0)
  expect(partsFor(['docs/wire-booking.md'])[0]?.[2]).toEqual(expect.arrayContaining(found))
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
