import { runQuietly, timed } from './run.mjs'

/** @typedef {readonly [string, string, readonly string[]]} Part */

/**
 * What a change is about, where files are named: lint and the tests among them are all that is left to them. Types,
 * coverage, unused code and the build are those of the whole project all the same, for a change reaches anywhere.
 */
const named = process.argv.slice(2)

/** Tests that read the whole project. */
const WHOLE_PROJECT = [
  'test/conventions.test.ts',
  'test/operations.test.ts',
  'test/rules.test.ts',
  'test/tools/drift/check.test.ts',
]

const TSX = 'node_modules/tsx/dist/cli.mjs'
const VITEST = 'node_modules/vitest/vitest.mjs'

/** What the others read. @type {readonly Part[]} */
const first = [
  ['codegen', 'node_modules/@graphql-codegen/cli/esm/bin.js', ['--check']],
  ['route types', 'node_modules/@react-router/dev/bin.js', ['typegen']],
]

/** Longest first, as free slots take the next one. @type {readonly Part[]} */
const parts = [
  [
    'unit tests',
    VITEST,
    ['run', '--project', 'unit', ...(named.length === 0 ? [] : [...WHOLE_PROJECT, ...testsAmong(named)])],
  ],
  [
    'on PostgreSQL',
    VITEST,
    ['run', '--project', 'postgres', ...(named.length === 0 ? [] : ['--passWithNoTests', ...testsAmong(named)])],
  ],
  ['types and lint', TSX, ['src/tools/scripts/typesAndLint.ts', ...named]],
  // On a copy, to which the rest of the gate is done.
  ...(named.length === 0 ? [recipes()] : []),
  ['build', 'src/tools/scripts/build.mjs', []],
  ['unused', 'node_modules/knip/bin/knip.js', ['--treat-config-hints-as-errors']],
  [
    'format',
    'node_modules/prettier/bin/prettier.cjs',
    [
      '--log-level',
      'warn',
      '--check',
      '--ignore-unknown',
      '--no-error-on-unmatched-pattern',
      ...(named.length === 0 ? ['.'] : named),
    ],
  ],
  ['coverage', TSX, ['src/tools/drift/coverage.ts']],
]

/** Each part uses one core and now and then a second one. */
const AT_ONCE = 2

/** @returns {Part} */
function recipes() {
  return ['recipes', VITEST, ['run', '--project', 'docs']]
}

/**
 * @param {readonly string[]} files
 * @returns {readonly string[]}
 */
function testsAmong(files) {
  return files.filter((file) => /\.test\.tsx?$/.test(file))
}

/**
 * Runs parts in their order, so many at a time. Once one has failed no other begins.
 * @param {readonly Part[]} parts
 * @param {number} atOnce
 * @returns {Promise<boolean>} whether all passed
 */
async function pass(parts, atOnce) {
  const waiting = [...parts]
  let isPassing = true
  const takeTurns = async () => {
    for (let part = waiting.shift(); part !== undefined && isPassing; part = waiting.shift()) {
      const [name, script, parameters] = part
      try {
        await timed(name, () => runQuietly(script, parameters))
      } catch {
        process.stderr.write(`  ${name} failed\n`)
        isPassing = false
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, takeTurns))
  return isPassing
}

const isPassed = (await pass(first, 1)) && (await pass(parts, AT_ONCE))
if (!isPassed) process.exitCode = 1
process.stdout.write(`  ${(performance.now() / 60_000).toFixed(1)} minutes altogether\n`)
